import { Kysely, PostgresDialect } from 'kysely';
import type { Logger } from 'pino';
import { type ConnectionPool, createConnectionPool, type PoolSettings } from './connection-pool.ts';
import type { Schema } from './schema.ts';

/** The connection every query takes first: the pool itself, or a transaction on it. */
export type Database = Kysely<Schema>;

export const DEFAULT_CONNECTIONS = 20;

const DEFAULTS: PoolSettings = {
  connections: DEFAULT_CONNECTIONS,
  applicationName: 'spelling-orchard command',
};

const pools = new WeakMap<Database, ConnectionPool>();

export function openDatabase(
  connectionString: string,
  log: Logger,
  settings: Partial<PoolSettings> = {},
): Database {
  const pool = createConnectionPool(connectionString, { ...DEFAULTS, ...settings }, log);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

/** How many connections are busy and idle, and how many callers wait for one. */
export function poolUse(db: Database): ReturnType<ConnectionPool['use']> {
  return pools.get(db)?.use() ?? { busy: 0, idle: 0, waiting: 0 };
}
