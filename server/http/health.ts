import type { Logger } from 'pino';
import { reasonOf } from '../app-error.ts';
import { pingDatabase } from '../db/ping.queries.ts';
import type { Deps } from '../deps.ts';
import { newBlobName } from '../files/blob-name.ts';
import { withTimeout } from '../with-timeout.ts';
import type { App } from './context.ts';
import { RETRY_AFTER_SECONDS } from './errors.ts';
import { sendJson } from './send-json.ts';

type Needs = Pick<Deps, 'db' | 'files'>;

/** Load balancers wait for a few seconds only; a frozen database takes longer to fail. */
const ANSWER_WITHIN_MS = 2000;

/**
 * `live` says that the process runs; `ready` that it can serve requests, for which it needs the database. A file
 * store that failed at the last probe is reported with 200, and the answer never waits for it: all copies share
 * it, and everything but files works without it.
 */
export function mountHealth(app: App, { db, files }: Needs, isStopping: () => boolean): void {
  const probeDatabase = createProbe('database', () => pingDatabase(db));
  const probeStore = createProbe('file store', () => files.sizeOf(newBlobName()));
  let storeFault: string | undefined;
  app.get('/health/live', (c) => sendJson(c, { status: 'live' }, 200));
  app.get('/health/ready', async (c) => {
    void probeStore(c.var.log).then((fault) => (storeFault = fault));
    const reason = isStopping() ? 'stopping' : await probeDatabase(c.var.log);
    if (reason === undefined) {
      return sendJson(c, { status: 'ready', ...(storeFault && { warning: storeFault }) }, 200);
    }
    c.header('Retry-After', String(RETRY_AFTER_SECONDS));
    return sendJson(c, { status: 'unavailable', reason }, 503);
  });
}

/**
 * Asks a part whether it answers; gives undefined, or a sentence for the caller. Callers share one question, so
 * that they do not take all connections of a frozen database.
 */
function createProbe(part: 'database' | 'file store', ask: () => Promise<unknown>) {
  const fault = `the ${part} does not answer`;
  let pending: Promise<unknown> | undefined;
  return async (log: Logger): Promise<string | undefined> => {
    pending ??= ask().finally(() => (pending = undefined));
    const late = () => new Error(`no answer within ${ANSWER_WITHIN_MS} ms`);
    try {
      await withTimeout(ANSWER_WITHIN_MS, pending, late);
      return undefined;
    } catch (error) {
      log.warn({ err: error, reason: reasonOf(error) }, fault);
      return fault;
    }
  };
}
