import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '../app-error.ts';
import type { Database } from '../db/database.ts';
import { addToCounts, type Count, type Counter, type Limit, readCounts } from './limits.queries.ts';

interface Taking {
  now: Date;
  /** What the caller is told when it is one too many. */
  refusal: ErrorCode;
}

/** Counts one; one too many is refused with the time until the next. */
export async function take(
  db: Database,
  limit: Limit,
  { key, ...taking }: Taking & { key: string },
): Promise<void> {
  await takeAll(db, [{ limit, key }], taking);
}

/** Counts one of each; the first of which it is one too many refuses. */
export async function takeAll(
  db: Database,
  counters: Counter[],
  { now, refusal }: Taking,
): Promise<void> {
  const counts = await addToCounts(db, counters, { now });
  counters.forEach(({ limit }, n) => refuseAbove(limit, counts[n], refusal));
}

/** Refuses when all of one are used up, and counts nothing. */
export async function requireLeft(
  db: Database,
  counters: Counter[],
  { now, refusal }: Taking,
): Promise<void> {
  const counts = await readCounts(db, counters, now);
  counters.forEach(({ limit }, n) => refuseUsedUp(limit, counts[n], refusal));
}

export function refuseUsedUp(limit: Limit, count: Count | undefined, refusal: ErrorCode): void {
  if (count && count.count >= limit.most) throw tooMany(refusal, count.waitMs);
}

export function refuseAbove(limit: Limit, count: Count | undefined, refusal: ErrorCode): void {
  if (count && count.count > limit.most) throw tooMany(refusal, count.waitMs);
}

export function tooMany(refusal: ErrorCode, waitMs: number): AppError {
  return new AppError(refusal, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}
