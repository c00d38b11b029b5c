import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { longestWaitsSince } from '../recent-waits.ts';
import type { AppContext, Middleware } from './context.ts';
import { whenAnswered } from './when-answered.ts';

const PROBES = '/health/';
/** The line of a request that took this long has the longest waits of this copy meanwhile. */
const SLOW_MS = 500;

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
    const ms = msSince(started);
    const line = {
      ...describe(c),
      ms,
      ...(ms >= SLOW_MS && { waitedMs: longestWaitsSince(started) }),
    };
    whenAnswered(c, (isComplete) => {
      const end = {
        endMs: msSince(started),
        ...(!isComplete && { cutOff: true, storeFault: c.var.storeFault }),
      };
      requests[c.req.path.startsWith(PROBES) ? 'debug' : 'info']({ ...line, ...end }, 'request');
    });
  };
}

function describe(c: AppContext) {
  const { requestId, network, userId, errorCode } = c.var;
  // The path without its query: that may carry a signed link.
  const { method, path } = c.req;
  return { requestId, method, path, status: c.res.status, network, userId, error: errorCode };
}

function msSince(started: number): number {
  return Math.round(performance.now() - started);
}

/** For lines without secrets in any field: searching them for secrets takes longer than writing them. */
function withoutRedaction(log: Logger): Logger {
  return log.child({}, { redact: [] });
}
