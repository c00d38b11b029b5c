import type { Socket } from 'node:net';
import type { Middleware } from './context.ts';

/**
 * Closes the connection after an answer that was sent before the whole request had arrived: the next bytes on it
 * would be the rest of a body that nobody reads.
 */
export const closeUnread: Middleware = async (c, next) => {
  await next();
  const incoming = c.env?.incoming;
  if (incoming?.complete !== false) return;
  c.res.headers.set('Connection', 'close');
  // Node reads and discards all the rest of a body unless somebody began to read it.
  incoming.read();
  closeLate(incoming.socket);
};

/**
 * Node would close the connection at once. With unread bytes that is a reset, and the caller loses the answer;
 * `listen.ts` closes it a moment later.
 */
function closeLate(socket: Socket): void {
  socket.destroySoon = () => socket.end();
}
