import { setTimeout as sleep } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import { timeWait } from '../recent-waits.ts';
import { isOutOfConnections } from './database-errors.ts';

export interface PoolSettings {
  /** The most connections at once. */
  connections: number;
  /** The name under which the server lists the connections. */
  applicationName: string;
}

export interface ConnectionPool {
  connect: () => Promise<pg.PoolClient>;
  end: () => Promise<void>;
  /** How many connections are busy and idle, and how many callers wait for one. */
  use: () => { busy: number; idle: number; waiting: number };
}

const CONNECT_WITHIN_MS = 3000;
const STATEMENT_WITHIN_MS = 15_000;
/** For a server that vanished without closing the connection. */
const ANSWER_WITHIN_MS = 20_000;
/** For how long a caller asks again while the server has no connection left. */
const NO_CONNECTION_FOR_MS = 5000;
const ASK_AGAIN_MS = 50;
/** For how long a pool opens no further connection after the server refused one. */
const SMALLER_FOR_MS = 2000;

// A calendar day is a text: as a Date it would be midnight somewhere, and another day elsewhere.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/** Connections that callers share. Callers wait for one also when the server has reached its own limit. */
export function createConnectionPool(
  connectionString: string,
  { connections, applicationName }: PoolSettings,
  log: Logger,
): ConnectionPool {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString,
    application_name: applicationName,
    max: connections,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: STATEMENT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    idle_in_transaction_session_timeout: ANSWER_WITHIN_MS,
    keepAlive: true,
  });
  // Without a listener a broken connection would end the process. The pool listens on idle connections only;
  // a connection in use fails its next query anyway.
  pool.on('error', (error) => {
    // The pool ends before its connections do, and a database that stops then may end them first.
    if (!pool.ending) log.warn({ err: error }, 'a database connection was lost');
  });
  pool.on('connect', (client) => client.on('error', () => {}));
  let waiting = 0;
  let growing: NodeJS.Timeout | undefined;
  return { connect: () => timeWait('connection', connect()), end, use };

  async function connect(): Promise<pg.PoolClient> {
    const end = performance.now() + NO_CONNECTION_FOR_MS;
    for (;;) {
      try {
        return await pool.connect();
      } catch (error) {
        if (!isOutOfConnections(error) || performance.now() > end) throw error;
        shrink();
      }
      waiting += 1;
      await sleep(ASK_AGAIN_MS).finally(() => (waiting -= 1));
    }
  }

  /** Callers then wait in line for the connections of this pool rather than asking the server for more. */
  function shrink(): void {
    pool.options.max = Math.max(1, pool.totalCount);
    if (growing) return;
    log.warn({ connections: pool.totalCount }, 'the database has no connection left; callers wait');
    growing = setTimeout(() => {
      growing = undefined;
      pool.options.max = connections;
    }, SMALLER_FOR_MS).unref();
  }

  async function end(): Promise<void> {
    clearTimeout(growing);
    await pool.end();
  }

  function use() {
    const { totalCount, idleCount, waitingCount } = pool;
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount + waiting };
  }
}

/** More than the product has. The limit is for statements with lists, which differ with the length of the list. */
const MOST_STATEMENTS = 200;

const names = new Map<string, string>();

/**
 * Sends every statement as a prepared one, so that the server parses and plans it once for each connection and
 * not on every request.
 */
class PreparingClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- the many ways to call it are pg's own
  override query(...given: any[]): any {
    const [text, values, ...rest] = given;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    const run = super.query.bind(this);
    const args = name === undefined ? given : [{ name, text, values }, ...rest];
    const result: unknown = Reflect.apply(run, this, args);
    return result instanceof Promise ? timeWait('database', result) : result;
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_STATEMENTS) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}
