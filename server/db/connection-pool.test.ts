import { once } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { awakeMs } from '#testing/awake-time.ts';
import { captureLog } from '#testing/captured-log.ts';
import { startDatabaseServer } from '#testing/database-server.ts';
import { eventually } from '#testing/eventually.ts';
import { tcpLine } from '#testing/tcp-line.ts';
import { openDatabase, poolUse } from './database.ts';

const MOST = 8;

test('callers wait their turn while the server allows fewer connections than the pool', async () => {
  const { db, lines, takeConnections } = await limitedDatabase();
  await takeConnections(MOST - 3);
  const calls = Array.from({ length: 200 }, () => sql`select pg_sleep(0.01)`.execute(db));
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  const warnings = lines.filter((line) => line.includes('the database has no connection left'));
  expect(warnings.length).toBeGreaterThan(0);
});

test('a caller waits while the server has no connection at all, and takes the first that is free', async () => {
  const { db, takeConnections } = await limitedDatabase();
  const release = await takeConnections(MOST);
  const waiting = sql`select 1`.execute(db);
  await eventually(() => expect(poolUse(db).waiting).toBe(1));
  await release();
  await waiting;
});

test('a caller that has waited for too long gets an error', async () => {
  const { db, takeConnections } = await limitedDatabase();
  await takeConnections(MOST);
  const ms = await awakeMs(() =>
    expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: '53300' }),
  );
  expect(ms).toBeLessThan(8000);
});

test('the number of connections can be set', async () => {
  const { connectionString } = await startDatabaseServer();
  const db = openDatabase(connectionString, captureLog().log, { connections: 3 });
  onTestFinished(() => db.destroy());
  const holder = new pg.Client({ connectionString });
  await holder.connect();
  await holder.query('select pg_advisory_lock(1)');
  const calls = Array.from({ length: 9 }, () =>
    sql`select pg_advisory_xact_lock_shared(1)`.execute(db),
  );
  await eventually(() => expect(poolUse(db)).toEqual({ busy: 3, idle: 0, waiting: 6 }));
  await holder.end();
  await Promise.all(calls);
});

test('an idle connection that the database ends is reported as lost', async () => {
  const { connectionString } = await startDatabaseServer();
  const { log, lines } = captureLog();
  const db = openDatabase(connectionString, log);
  onTestFinished(() => db.destroy());
  const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const other = new pg.Client({ connectionString });
  await other.connect();
  await other.query('select pg_terminate_backend($1)', [own.rows[0]?.pid]);
  await other.end();
  await eventually(() => expect(lines.join('')).toContain('a database connection was lost'));
});

test('one that the database ends while the pool is ending is not', async () => {
  const { connectionString } = await startDatabaseServer();
  const { log, lines } = captureLog();
  const closed: Promise<unknown>[] = [];
  const line = await tcpLine(connectionString, ({ client, server }) => {
    closed.push(once(client, 'close'));
    server.on('data', (answer) => void client.write(answer));
    client.on('data', (sent) => {
      if (sent[0] === TERMINATE) client.end(STOPPING);
      else server.write(sent);
    });
  });
  const db = openDatabase(line, log);
  await sql`select 1`.execute(db);
  await db.destroy();
  expect(closed).toHaveLength(1);
  await Promise.all(closed);
  expect(lines).toEqual([]);
});

/** The first byte of a client's last message. */
const TERMINATE = 'X'.charCodeAt(0);
const STOPPING = errorMessage({ S: 'FATAL', C: '57P01', M: 'terminating connection' });

/** As PostgreSQL sends it. */
function errorMessage(fields: Record<string, string>): Buffer {
  const body = Object.entries(fields).map(([name, text]) => `${name}${text}\0`);
  const content = Buffer.from(`${body.join('')}\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(length.length + content.length);
  return Buffer.concat([Buffer.from('E'), length, content]);
}

async function limitedDatabase() {
  const { connectionString } = await startDatabaseServer([`max_connections=${MOST}`]);
  const { log, lines } = captureLog();
  const db = openDatabase(connectionString, log);
  onTestFinished(() => db.destroy());
  return { db, lines, takeConnections };

  /** Returns the function that gives them back. */
  async function takeConnections(count: number): Promise<() => Promise<void>> {
    const clients = Array.from({ length: count }, () => new pg.Client({ connectionString }));
    for (const client of clients) await client.connect();
    const release = async () => void (await Promise.all(clients.map((client) => client.end())));
    onTestFinished(release);
    return release;
  }
}
