import type { ErrorCode } from '#contract/errors.ts';
import type { Limit } from './limits.queries.ts';
import { tooMany } from './take.ts';

/** Counted in memory, by each copy for itself: only for limits so high that nothing but a flood reaches them. */
export function createFloodLimit({ most, seconds }: Limit, now: () => Date) {
  let counts = new Map<string, number>();
  let end = 0;
  return (key: string, refusal: ErrorCode): void => {
    const time = now().getTime();
    if (time >= end || time < end - seconds * 1000) {
      counts = new Map();
      end = time + seconds * 1000;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > most) throw tooMany(refusal, end - time);
  };
}
