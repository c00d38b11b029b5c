import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** At most `most` events in a window of `seconds`, which begins with the first event. */
export interface Limit {
  /** Prefix of the counter rows of this limit. */
  name: string;
  most: number;
  seconds: number;
}

export interface Count {
  count: number;
  /** Time until the window ends and the count starts again. */
  waitMs: number;
}

/** One counter row: a limit, and the key of the browser, network or address it counts. */
export interface Counter {
  limit: Limit;
  key: string;
}

/**
 * Adds to each counter and returns the new counts in the same order. Counters are rows, so that all copies of the
 * product count together and a restart loses nothing. A counter that expires later than its limit allows was
 * written while the clock was fast; it starts again like an expired one.
 */
export async function addToCounts(
  db: Database,
  counters: Counter[],
  { now, points = 1 }: { now: Date; points?: number },
): Promise<Count[]> {
  const time = now.getTime();
  const isExpired = sql<boolean>`(rate_limits.expire <= ${time}::bigint or rate_limits.expire > excluded.expire)`;
  const rows = await db
    .insertInto('rate_limits')
    .values(
      counters
        .map((counter) => ({
          key: rowKey(counter),
          points,
          expire: String(time + counter.limit.seconds * 1000),
        }))
        // Always locked in the same order, so that two statements cannot deadlock.
        .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql`case when ${isExpired} then excluded.points else rate_limits.points + excluded.points end`,
        expire: sql`case when ${isExpired} then excluded.expire else rate_limits.expire end`,
      }),
    )
    .returning(['key', 'points', 'expire'])
    .execute();
  return counters.map((counter) => countOf(rows, counter, time));
}

export async function addToCount(
  db: Database,
  limit: Limit,
  { key, ...options }: { key: string; now: Date; points?: number },
): Promise<Count> {
  const [count = ZERO] = await addToCounts(db, [{ limit, key }], options);
  return count;
}

/** Returns the counts in the order of the counters. */
export async function readCounts(db: Database, counters: Counter[], now: Date): Promise<Count[]> {
  const rows = await db
    .selectFrom('rate_limits')
    .select(['key', 'points', 'expire'])
    .where('key', 'in', counters.map(rowKey))
    .execute();
  return counters.map((counter) => countOf(rows, counter, now.getTime()));
}

export async function readCount(
  db: Database,
  limit: Limit,
  { key, now }: { key: string; now: Date },
): Promise<Count> {
  const [count = ZERO] = await readCounts(db, [{ limit, key }], now);
  return count;
}

/** Takes back one event from each counter, after the event turned out to be legitimate. */
export async function subtractFromCounts(db: Database, counters: Counter[]): Promise<void> {
  const keys = counters.map(rowKey);
  await db
    .with('found', (query) =>
      // Locked in the same order as above.
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

/** Deletes the counters whose key begins with this word, such as the domain in `school.example 192.0.2.1`. */
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

const ZERO: Count = { count: 0, waitMs: 0 };

function countOf(rows: Row[], counter: Counter, time: number): Count {
  const row = rows.find(({ key }) => key === rowKey(counter));
  const waitMs = Number(row?.expire ?? 0) - time;
  const isRunning = row && waitMs > 0 && waitMs <= counter.limit.seconds * 1000;
  return isRunning ? { count: row.points, waitMs } : ZERO;
}

function rowKey({ limit, key }: Counter): string {
  return `${limit.name}:${key}`;
}
