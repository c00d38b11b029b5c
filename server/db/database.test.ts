import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { type Database, endConnection } from './database.ts';

const db = await openTestDatabase();
const LOCK = 1;

test('a connection that was ended is given to nobody else, and what it held is free', async () => {
  const ended = await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection);
    const pid = await pidOf(connection);
    await endConnection(connection);
    return pid;
  });
  expect(await db.connection().execute(pidOf)).not.toBe(ended);
  await eventually(async () => expect(await pids()).not.toContain(ended));
  const { rows } = await sql`select pg_try_advisory_lock(${LOCK}) as free`.execute(db);
  expect(rows).toEqual([{ free: true }]);
});

async function pidOf(connection: Database): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
  return rows[0]?.pid;
}

async function pids(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db);
  return rows.map(({ pid }) => pid);
}
