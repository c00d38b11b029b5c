import { matchedRoutes } from 'hono/route';
import type { Metrics } from '../metrics/metrics.ts';
import type { AppContext, Middleware } from './context.ts';
import { whenAnswered } from './when-answered.ts';

/** For requests without a route of their own: files of the site and unknown addresses. */
const NO_ROUTE = 'site';
const EVERYTHING = new Set(['*', '/*']);

/** Counts every request by the route that answered it, and times when its answer began and ended. */
export function measureRequests({
  noteRequest,
  noteStoreFault,
}: Pick<Metrics, 'noteRequest' | 'noteStoreFault'>): Middleware {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const beganMs = performance.now() - started;
    const request = { method: c.req.method, route: routeOf(c), status: c.res.status, beganMs };
    whenAnswered(c, () => {
      noteRequest({ ...request, endedMs: performance.now() - started });
      if (c.var.storeFault) noteStoreFault(c.var.storeFault);
    });
  };
}

function routeOf(c: AppContext): string {
  return matchedRoutes(c).find(({ path }) => !EVERYTHING.has(path))?.path ?? NO_ROUTE;
}
