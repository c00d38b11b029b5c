import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for an answer before they send the next request on a connection. */
const MOST_UNANSWERED = 8;

/**
 * Counts the requests of each connection that have no answer yet. Node begins with every request that has arrived,
 * thousands from a single packet, and all other connections would wait for them.
 */
export function watchUnanswered() {
  const counts = new WeakMap<Socket, number>();
  return function judge(
    { socket }: IncomingMessage,
    outgoing: ServerResponse,
  ): 'served' | 'refused' | 'ignored' {
    const count = (counts.get(socket) ?? 0) + 1;
    counts.set(socket, count);
    if (count <= MOST_UNANSWERED) {
      outgoing.once('close', () => counts.set(socket, (counts.get(socket) ?? 1) - 1));
      return 'served';
    }
    // The connection ends with the answer to this request, so the later ones get none, and no more are read.
    const isFirst = count === MOST_UNANSWERED + 1;
    counts.set(socket, Infinity);
    if (isFirst) socket.pause();
    return isFirst ? 'refused' : 'ignored';
  };
}
