import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** At most so many in a time, counted from the first of them. */
export interface Limit {
  /** Keeps the counters of one limit apart from those of the others. */
  name: string;
  most: number;
  seconds: number;
}

export interface Count {
  count: number;
  /** Until the count starts again. */
  waitMs: number;
}

/** One row of counting: a limit, and whom or what it counts. */
export interface Counter {
  limit: Limit;
  key: string;
}

/**
 * Adds to each counter and gives the sums in the same order. Counters are rows, so that all copies of the
 * product count together and a restart forgets nothing. A counter that ends later than its limit allows was
 * written by a clock that was fast; it starts again like one that has ended.
 */
export async function addToCounts(
  db: Database,
  counters: Counter[],
  { now, points = 1 }: { now: Date; points?: number },
): Promise<Count[]> {
  const time = now.getTime();
  const isOver = sql<boolean>`(rate_limits.expire <= ${time}::bigint or rate_limits.expire > excluded.expire)`;
  const rows = await db
    .insertInto('rate_limits')
    .values(
      counters
        .map((counter) => ({
          key: rowKey(counter),
          points,
          expire: String(time + counter.limit.seconds * 1000),
        }))
        // In one order, so that two callers never wait for each other's rows.
        .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql`case when ${isOver} then excluded.points else rate_limits.points + excluded.points end`,
        expire: sql`case when ${isOver} then excluded.expire else rate_limits.expire end`,
      }),
    )
    .returning(['key', 'points', 'expire'])
    .execute();
  return counters.map((counter) => countIn(rows, counter, time));
}

export async function addToCount(
  db: Database,
  limit: Limit,
  { key, ...adding }: { key: string; now: Date; points?: number },
): Promise<Count> {
  const [count = NOTHING] = await addToCounts(db, [{ limit, key }], adding);
  return count;
}

/** In the same order. */
export async function readCounts(db: Database, counters: Counter[], now: Date): Promise<Count[]> {
  const rows = await db
    .selectFrom('rate_limits')
    .select(['key', 'points', 'expire'])
    .where('key', 'in', counters.map(rowKey))
    .execute();
  return counters.map((counter) => countIn(rows, counter, now.getTime()));
}

export async function readCount(
  db: Database,
  limit: Limit,
  { key, now }: { key: string; now: Date },
): Promise<Count> {
  const [count = NOTHING] = await readCounts(db, [{ limit, key }], now);
  return count;
}

/** Takes one back from each that turned out to be nothing to limit. */
export async function subtractFromCounts(db: Database, counters: Counter[]): Promise<void> {
  const keys = counters.map(rowKey);
  await db
    .with('found', (query) =>
      // In one order, as above.
      query
        .selectFrom('rate_limits')
        .select('key')
        .where('key', 'in', keys)
        .orderBy('key')
        .forUpdate(),
    )
    .updateTable('rate_limits')
    .from('found')
    .set((eb) => ({ points: eb('points', '-', 1) }))
    .whereRef('rate_limits.key', '=', 'found.key')
    .where('points', '>', 0)
    .execute();
}

export async function deleteCount(db: Database, limit: Limit, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', rowKey({ limit, key })).execute();
}

/** Of all keys that begin with the same word, such as the domain in `school.example 192.0.2.1`. */
export async function deleteCountsOf(db: Database, limit: Limit, word: string): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where((eb) =>
      eb.fn<boolean>('starts_with', ['key', eb.val(rowKey({ limit, key: `${word} ` }))]),
    )
    .execute();
}

export async function deleteExpiredCounts(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', String(now.getTime())).execute();
}

interface Row {
  key: string;
  points: number;
  expire: string | null;
}

const NOTHING: Count = { count: 0, waitMs: 0 };

function countIn(rows: Row[], counter: Counter, time: number): Count {
  const row = rows.find(({ key }) => key === rowKey(counter));
  const waitMs = Number(row?.expire ?? 0) - time;
  const isRunning = row && waitMs > 0 && waitMs <= counter.limit.seconds * 1000;
  return isRunning ? { count: row.points, waitMs } : NOTHING;
}

function rowKey({ limit, key }: Counter): string {
  return `${limit.name}:${key}`;
}
