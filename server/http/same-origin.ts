import { UNSUBSCRIBE_PAGE } from '#contract/page-routes.ts';
import { AppError } from '../app-error.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Middleware } from './context.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Web mail posts here from a page of its own (RFC 8058). The token in the address decides, and no session counts. */
const FROM_ANYWHERE = new Set<string>([UNSUBSCRIBE_PAGE]);
/** Longer than any real origin; the header may hold anything. */
const LOGGED_CHARACTERS = 300;

/**
 * Refuses writes that another site makes the browser send, with or without a cookie. The log has both origins,
 * because a wrong PUBLIC_URL has the same effect on every write of our own pages.
 */
export function sameOriginWrites(
  publicUrl: string,
  { noteRefusedWrite }: Pick<Metrics, 'noteRefusedWrite'>,
): Middleware {
  return async (c, next) => {
    if (!READS.has(c.req.method) && !FROM_ANYWHERE.has(c.req.path)) {
      const origin = c.req.header('Origin');
      const site = c.req.header('Sec-Fetch-Site');
      if ((origin && origin !== publicUrl) || (site && site !== 'same-origin')) {
        noteRefusedWrite();
        // For the log, which has the id of whoever was found to be calling.
        await c.var.findCaller().catch(() => undefined);
        c.var.log.warn(
          {
            expectedOrigin: publicUrl,
            receivedOrigin: origin?.slice(0, LOGGED_CHARACTERS),
            fetchSite: site?.slice(0, LOGGED_CHARACTERS),
          },
          'a write was refused: it did not come from PUBLIC_URL',
        );
        throw new AppError('request/cross-site');
      }
    }
    await next();
  };
}
