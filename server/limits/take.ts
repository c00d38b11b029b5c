import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '../app-error.ts';
import type { Database } from '../db/database.ts';
import { addToCounts, type Count, type Counter, type Limit, readCounts } from './limits.queries.ts';

/** By then most of a full line has had its turn. */
const FULL_LINE_WAIT_MS = 5000;

interface TakeOptions {
  now: Date;
  /** The error that the caller gets above the limit. */
  refusal: ErrorCode;
}

/** Counts one event; above the limit it is refused with the time to wait. */
export async function take(
  db: Database,
  limit: Limit,
  { key, ...options }: TakeOptions & { key: string },
): Promise<void> {
  await takeAll(db, [{ limit, key }], options);
}

/** Counts one event in every counter; the first counter above its limit refuses it. */
export async function takeAll(
  db: Database,
  counters: Counter[],
  { now, refusal }: TakeOptions,
): Promise<void> {
  const counts = await addToCounts(db, counters, { now });
  counters.forEach(({ limit }, n) => refuseAbove(limit, counts[n], refusal));
}

/** Refuses when a counter has reached its limit; counts nothing. */
export async function requireRemaining(
  db: Database,
  counters: Counter[],
  { now, refusal }: TakeOptions,
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

/** For a caller that finds its line (`in-turn.ts`) full. */
export function lineIsFull(refusal: ErrorCode): AppError {
  return tooMany(refusal, FULL_LINE_WAIT_MS);
}
