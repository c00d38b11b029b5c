import { AppError } from '../app-error.ts';
import type { Middleware } from './context.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses writes that another site makes the browser send, with or without a cookie. */
export function sameOriginWrites(publicUrl: string): Middleware {
  return async (c, next) => {
    if (!READS.has(c.req.method)) {
      const origin = c.req.header('Origin');
      const site = c.req.header('Sec-Fetch-Site');
      const foreign = (origin && origin !== publicUrl) || (site && site !== 'same-origin');
      if (foreign) throw new AppError('request/cross-site');
    }
    await next();
  };
}
