import type { Middleware } from './context.ts';

/**
 * Closes the connection after an answer that was sent before the whole request had arrived: the next bytes on it
 * would be the rest of a body that nobody reads.
 */
export const closeUnread: Middleware = async (c, next) => {
  await next();
  if (c.env?.incoming?.complete === false) c.res.headers.set('Connection', 'close');
};
