import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '../app-error.ts';

/** Counts one; one too many is refused with the time until the next. */
export async function take(
  limiter: RateLimiterPostgres,
  key: string,
  code: ErrorCode,
): Promise<void> {
  const refused = await tryTake(limiter, key);
  if (refused) throw tooMany(code, refused.msBeforeNext);
}

/** Gives nothing when it was counted, and what stands against it when it was not. */
export async function tryTake(
  limiter: RateLimiterPostgres,
  key: string,
): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason;
    throw reason;
  }
}

export function tooMany(code: ErrorCode, waitMs: number): AppError {
  return new AppError(code, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}
