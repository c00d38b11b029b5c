import type { Database } from '../db/database.ts';
import { pingDatabase } from '../db/ping.queries.ts';
import type { App } from './context.ts';
import { RETRY_AFTER_SECONDS } from './errors.ts';

/** `live` says that the process turns; `ready` that it can serve, which takes the database. */
export function mountHealth(app: App, db: Database, isStopping: () => boolean): void {
  app.get('/health/live', (c) => c.json({ status: 'live' }));
  app.get('/health/ready', async (c) => {
    const ready = !isStopping() && (await answers(db));
    if (ready) return c.json({ status: 'ready' });
    c.header('Retry-After', String(RETRY_AFTER_SECONDS));
    return c.json({ status: 'unavailable' }, 503);
  });
}

async function answers(db: Database): Promise<boolean> {
  try {
    await pingDatabase(db);
    return true;
  } catch {
    return false;
  }
}
