import type { Middleware } from './context.ts';

/**
 * Ends the connection with an answer that was given before the request had come in whole: what follows on it
 * would be the rest of a body that nobody reads.
 */
export const closeUnread: Middleware = async (c, next) => {
  await next();
  if (c.env?.incoming?.complete === false) c.res.headers.set('Connection', 'close');
};
