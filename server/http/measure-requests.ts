import { matchedRoutes } from 'hono/route';
import type { Metrics } from '../metrics/metrics.ts';
import type { AppContext, Middleware } from './context.ts';

/** For requests without a route of their own: files of the site and unknown addresses. */
const NO_ROUTE = 'site';
const EVERYTHING = new Set(['*', '/*']);

/** Counts and times every request by the route that answered it. */
export function measureRequests({ noteRequest }: Pick<Metrics, 'noteRequest'>): Middleware {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    noteRequest({ method: c.req.method, route: routeOf(c), status: c.res.status, ms });
  };
}

function routeOf(c: AppContext): string {
  return matchedRoutes(c).find(({ path }) => !EVERYTHING.has(path))?.path ?? NO_ROUTE;
}
