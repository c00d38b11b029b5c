import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Middleware } from './context.ts';

/** Gives each request an id, which its log lines, its answer and its error have. */
export function requestLog(log: Logger): Middleware {
  const requests = withoutRedaction(log);
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
    requests.info({ requestId, method, path, status: c.res.status, ms }, 'request');
  };
}

/** For lines without secrets in any field: searching them for secrets takes longer than writing them. */
function withoutRedaction(log: Logger): Logger {
  return log.child({}, { redact: [] });
}
