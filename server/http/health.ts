import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { pingDatabase } from '../db/ping.queries.ts';
import type { App } from './context.ts';
import { RETRY_AFTER_SECONDS } from './errors.ts';

/** Load balancers wait for a few seconds only; a frozen database takes longer to fail. */
const ANSWER_WITHIN_MS = 2000;

/** `live` says that the process runs; `ready` that it can serve requests, for which it needs the database. */
export function mountHealth(app: App, db: Database, isStopping: () => boolean): void {
  app.get('/health/live', (c) => c.json({ status: 'live' }));
  const answers = createDatabaseProbe(db);
  app.get('/health/ready', async (c) => {
    const ready = !isStopping() && (await answers());
    if (ready) return c.json({ status: 'ready' });
    c.header('Retry-After', String(RETRY_AFTER_SECONDS));
    return c.json({ status: 'unavailable' }, 503);
  });
}

/** Probes share one query, so that they do not take all connections of a frozen database. */
function createDatabaseProbe(db: Database): () => Promise<boolean> {
  let pending: Promise<boolean> | undefined;
  return async () => {
    pending ??= ping(db).finally(() => (pending = undefined));
    const late = sleep(ANSWER_WITHIN_MS, false, { ref: false });
    return Promise.race([pending, late]);
  };
}

async function ping(db: Database): Promise<boolean> {
  try {
    await pingDatabase(db);
    return true;
  } catch {
    return false;
  }
}
