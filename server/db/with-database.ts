import { mkdir } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { createLog } from '../log.ts';
import { type Database, openDatabase } from './database.ts';
import { visitEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { migrate } from './migrate.ts';

/** For commands: the database of the product, whether or not the product is running. */
export async function withDatabase<Result>(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  run: (db: Database) => Promise<Result>,
): Promise<Result> {
  const log = createLog('silent');
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const embedded = config.databaseUrl
    ? undefined
    : await visitEmbeddedPostgres(config.dataDir, log);
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
  try {
    await migrate(connectionString);
    const db = openDatabase(connectionString, log);
    return await run(db).finally(() => db.destroy());
  } finally {
    await embedded?.stop();
  }
}
