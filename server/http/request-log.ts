import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Middleware } from './context.ts';

/** Gives each request an id, carried by its log lines, its answer and any error it ends in. */
export function requestLog(log: Logger): Middleware {
  const lines = withoutSearch(log);
  return async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    c.header('X-Request-Id', requestId);
    await next();
    const ms = Math.round(performance.now() - started);
    // The path without its query: that may carry a signed link.
    const { method, path } = c.req;
    lines.info({ requestId, method, path, status: c.res.status, ms }, 'request');
  };
}

/** For lines whose every field is known to be no secret: looking for secrets takes longer than the rest. */
function withoutSearch(log: Logger): Logger {
  return log.child({}, { redact: [] });
}
