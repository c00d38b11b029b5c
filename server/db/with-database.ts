import type { Config } from '../config.ts';
import { makeDataDirectory } from '../data-directory.ts';
import { createLog } from '../log.ts';
import { StartError } from '../start-error.ts';
import { listRunningCopies } from './copies.queries.ts';
import { type Database, openDatabase } from './database.ts';
import {
  hasEmbeddedPostgres,
  joinEmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded/embedded-postgres.ts';
import { migrate, requireMigrated } from './migrate.ts';

type DatabaseSettings = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Gives a program the database of the product, made and migrated if need be. */
export async function withDatabase<Result>(
  config: DatabaseSettings,
  run: (db: Database) => Promise<Result>,
): Promise<Result> {
  await makeDataDirectory(config.dataDir);
  return withConnectionString(config, async (connectionString) => {
    await migrate(connectionString);
    return withPool(connectionString, run);
  });
}

/**
 * Gives a command the database of the product, whether or not the product is running. Makes and migrates
 * nothing: a missing database or another release's is an error.
 */
export async function withExistingDatabase<Result>(
  config: DatabaseSettings,
  run: (db: Database) => Promise<Result>,
): Promise<Result> {
  return withUnmigratedDatabase(config, async (connectionString) => {
    await requireMigrated(connectionString);
    return withPool(connectionString, run);
  });
}

/** The same for a database of any release. */
export async function withUnmigratedDatabase<Result>(
  config: DatabaseSettings,
  run: (connectionString: string) => Promise<Result>,
): Promise<Result> {
  if (config.databaseUrl === undefined && !hasEmbeddedPostgres(config.dataDir)) {
    throw new StartError(
      `There is no database in ${config.dataDir}. Start the product once to make one, or set DATA_DIR or DATABASE_URL as the product has them.`,
    );
  }
  return withConnectionString(config, run);
}

/** For a command that fills a new database: makes the embedded one, and refuses to work beside a running copy. */
export async function withUnusedDatabase<Result>(
  { dataDir, databaseUrl }: DatabaseSettings,
  run: (connectionString: string) => Promise<Result>,
): Promise<Result> {
  await makeDataDirectory(dataDir);
  if (databaseUrl !== undefined) {
    await withPool(databaseUrl, requireNoCopies);
    return run(databaseUrl);
  }
  const embedded = await startEmbeddedPostgres(dataDir, createLog('silent'));
  return run(embedded.connectionString).finally(() => embedded.stop());
}

async function requireNoCopies(db: Database): Promise<void> {
  const copies = await listRunningCopies(db);
  if (copies.length === 0) return;
  throw new StartError(
    `The product is running on this database (${copies.join(', ')}). Stop all copies first. Nothing was changed.`,
  );
}

async function withConnectionString<Result>(
  { dataDir, databaseUrl }: DatabaseSettings,
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
