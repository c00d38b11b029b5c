import { mkdir } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { createLog } from '../log.ts';
import { StartError } from '../start-error.ts';
import { type Database, openDatabase } from './database.ts';
import { hasEmbeddedPostgres, joinEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { migrate, requireMigrated } from './migrate.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Gives a command the database of the product, migrated, whether or not the product is running. */
export async function withDatabase<Result>(
  config: Place,
  run: (db: Database) => Promise<Result>,
): Promise<Result> {
  return withUnmigratedDatabase(config, async (connectionString) => {
    await migrate(connectionString);
    return withPool(connectionString, run);
  });
}

/** The same without creating or migrating anything: a missing database or another release's is an error. */
export async function withExistingDatabase<Result>(
  config: Place,
  run: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (config.databaseUrl === undefined && !hasEmbeddedPostgres(config.dataDir)) {
    throw new StartError(`There is no database in ${config.dataDir}.`);
  }
  return withConnectionString(config, async (connectionString) => {
    await requireMigrated(connectionString);
    return withPool(connectionString, run);
  });
}

/** The same without migrating the tables. */
export async function withUnmigratedDatabase<Result>(
  config: Place,
  run: (connectionString: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  return withConnectionString(config, run);
}

async function withConnectionString<Result>(
  { dataDir, databaseUrl }: Place,
  run: (connectionString: string) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== undefined) return run(databaseUrl);
  const embedded = await joinEmbeddedPostgres(dataDir, createLog('silent'));
  return run(embedded.connectionString).finally(() => embedded.stop());
}

export async function withPool<Result>(
  connectionString: string,
  run: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = openDatabase(connectionString, createLog('silent'));
  return run(db).finally(() => db.destroy());
}
