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

/**
 * Adds to a counter and gives the sum. Counters are rows, so that all copies of the product count together and
 * a restart forgets nothing. A counter that ends later than its limit allows was written by a clock that was
 * fast; it starts again like one that has ended.
 */
export async function addToCount(
  db: Database,
  limit: Limit,
  { key, now, points = 1 }: { key: string; now: Date; points?: number },
): Promise<Count> {
  const time = now.getTime();
  const end = time + limit.seconds * 1000;
  const isOver = sql<boolean>`(rate_limits.expire <= ${time}::bigint or rate_limits.expire > ${end}::bigint)`;
  const row = await db
    .insertInto('rate_limits')
    .values({ key: rowKey(limit, key), points, expire: String(end) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql`case when ${isOver} then excluded.points else rate_limits.points + excluded.points end`,
        expire: sql`case when ${isOver} then excluded.expire else rate_limits.expire end`,
      }),
    )
    .returning(['points', 'expire'])
    .executeTakeFirstOrThrow();
  return { count: row.points, waitMs: Number(row.expire) - time };
}

export async function readCount(
  db: Database,
  limit: Limit,
  { key, now }: { key: string; now: Date },
): Promise<Count> {
  const row = await db
    .selectFrom('rate_limits')
    .select(['points', 'expire'])
    .where('key', '=', rowKey(limit, key))
    .executeTakeFirst();
  const waitMs = Number(row?.expire ?? 0) - now.getTime();
  const isRunning = row && waitMs > 0 && waitMs <= limit.seconds * 1000;
  return isRunning ? { count: row.points, waitMs } : { count: 0, waitMs: 0 };
}

/** Takes one back that turned out to be nothing to limit. */
export async function subtractFromCount(db: Database, limit: Limit, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((eb) => ({ points: eb('points', '-', 1) }))
    .where('key', '=', rowKey(limit, key))
    .where('points', '>', 0)
    .execute();
}

export async function deleteCount(db: Database, limit: Limit, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', rowKey(limit, key)).execute();
}

/** Of all keys that begin with the same word, such as the domain in `school.example 192.0.2.1`. */
export async function deleteCountsOf(db: Database, limit: Limit, word: string): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where((eb) => eb.fn<boolean>('starts_with', ['key', eb.val(rowKey(limit, `${word} `))]))
    .execute();
}

export async function deleteExpiredCounts(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', String(now.getTime())).execute();
}

function rowKey({ name }: Limit, key: string): string {
  return `${name}:${key}`;
}
