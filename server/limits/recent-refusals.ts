import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '../app-error.ts';
import type { Limit } from './limits.queries.ts';
import { tooMany } from './take.ts';

/** Short, because a count may be given back meanwhile. */
const REMEMBERED_MS = 1000;
/** A flood from more callers than this is counted in the database again. */
const MOST_REMEMBERED = 10_000;

export interface RecentRefusals {
  note: (limit: Limit, key: string, waitMs: number) => void;
  /** Throws when the same was refused a moment ago. */
  refuseAgain: (limit: Limit, key: string, refusal: ErrorCode) => void;
  /** Notes what refuses the work, if something does. */
  noting: (limit: Limit, key: string, work: () => Promise<void>) => Promise<void>;
}

/** Lets a flood be refused without a query: whoever was refused a moment ago would be refused again. */
export function createRecentRefusals(now: () => Date): RecentRefusals {
  const refused = new Map<string, { at: number; waitMs: number }>();
  return {
    note,
    async noting(limit, key, work) {
      await work().catch((error: unknown) => {
        const seconds = error instanceof AppError ? error.details.retryAfterSeconds : undefined;
        if (seconds !== undefined) note(limit, key, seconds * 1000);
        throw error;
      });
    },
    refuseAgain({ name }, key, refusal) {
      const found = refused.get(`${name}:${key}`);
      if (!found) return;
      const ago = now().getTime() - found.at;
      if (ago >= 0 && ago < Math.min(REMEMBERED_MS, found.waitMs)) {
        throw tooMany(refusal, found.waitMs - ago);
      }
      refused.delete(`${name}:${key}`);
    },
  };

  function note({ name }: Limit, key: string, waitMs: number): void {
    if (refused.size >= MOST_REMEMBERED) refused.clear();
    refused.set(`${name}:${key}`, { at: now().getTime(), waitMs });
  }
}
