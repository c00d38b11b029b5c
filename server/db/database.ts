import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { PreparingClient } from './preparing-client.ts';
import type { Schema } from './schema.ts';

/** The connection every query takes first: the pool itself, or a transaction on it. */
export type Database = Kysely<Schema>;

const CONNECTIONS = 20;
const CONNECT_WITHIN_MS = 3000;
const STATEMENT_WITHIN_MS = 15_000;
/** For a server that vanished without closing the connection. */
const ANSWER_WITHIN_MS = 20_000;

const pools = new WeakMap<Database, pg.Pool>();

export function openDatabase(connectionString: string, log: Logger): Database {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: STATEMENT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    idle_in_transaction_session_timeout: ANSWER_WITHIN_MS,
    keepAlive: true,
  });
  // Without a listener a broken connection would end the process. The pool listens on idle connections only;
  // a connection in use fails its next query anyway.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

/** How many connections are busy and idle, and how many callers wait for one. */
export function poolUse(db: Database): { busy: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {};
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}
