import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '../app-error.ts';
import type { Database } from '../db/database.ts';
import { addToCount, type Count, type Limit, readCount } from './limits.queries.ts';

interface Counted {
  key: string;
  now: Date;
  /** What the caller is told when it is one too many. */
  refusal: ErrorCode;
}

/** Counts one; one too many is refused with the time until the next. */
export async function take(
  db: Database,
  limit: Limit,
  { refusal, ...counted }: Counted,
): Promise<void> {
  refuseAbove(limit, await addToCount(db, limit, counted), refusal);
}

/** Refuses when all are used up, and counts nothing. */
export async function requireLeft(
  db: Database,
  limit: Limit,
  { refusal, ...counted }: Counted,
): Promise<void> {
  const { count, waitMs } = await readCount(db, limit, counted);
  refuseAbove(limit, { count: count + 1, waitMs }, refusal);
}

export function refuseAbove(limit: Limit, { count, waitMs }: Count, refusal: ErrorCode): void {
  if (count > limit.most) throw tooMany(refusal, waitMs);
}

export function tooMany(refusal: ErrorCode, waitMs: number): AppError {
  return new AppError(refusal, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}
