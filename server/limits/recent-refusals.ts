import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '../app-error.ts';
import type { Limit } from './limits.queries.ts';
import { tooMany } from './take.ts';

/** Short, because a count may be lowered meanwhile. */
const REMEMBERED_MS = 1000;
/** With more refused callers than this the memory is emptied, and the database decides again. */
const MOST_REMEMBERED = 10_000;

export interface RecentRefusals {
  remember: (limit: Limit, key: string, waitMs: number) => void;
  /** Throws when the limit refused this key within the last second. */
  refuseAgain: (limit: Limit, key: string, refusal: ErrorCode) => void;
  /** Does the work, and remembers the refusal that it throws, if any. */
  rememberRefusalBy: (limit: Limit, key: string, work: () => Promise<void>) => Promise<void>;
}

/** Refuses a flood without a query: a caller that was refused a moment ago would be refused again. */
export function createRecentRefusals(now: () => Date): RecentRefusals {
  const refused = new Map<string, { at: number; waitMs: number }>();
  return {
    remember,
    async rememberRefusalBy(limit, key, work) {
      await work().catch((error: unknown) => {
        const seconds = error instanceof AppError ? error.details.retryAfterSeconds : undefined;
        if (seconds !== undefined) remember(limit, key, seconds * 1000);
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

  function remember({ name }: Limit, key: string, waitMs: number): void {
    if (refused.size >= MOST_REMEMBERED) refused.clear();
    refused.set(`${name}:${key}`, { at: now().getTime(), waitMs });
  }
}
