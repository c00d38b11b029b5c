import type { Limit } from './limits.queries.ts';

/** With more callers than this all counts start again, so that ever new networks cannot fill the memory. */
const MOST_KEYS = 100_000;

/**
 * Counts in the memory of each copy, so it suits only limits so high that nothing but a flood reaches them. Returns the
 * time to wait above the limit, undefined below it.
 */
export function createFloodCounter({ most, seconds }: Omit<Limit, 'name'>, now: () => Date) {
  let counts = new Map<string, number>();
  let windowEnd = 0;
  return (key: string): number | undefined => {
    const time = now().getTime();
    const isOver = time >= windowEnd || time < windowEnd - seconds * 1000;
    if (isOver || counts.size >= MOST_KEYS) {
      counts = new Map();
      windowEnd = time + seconds * 1000;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > most ? windowEnd - time : undefined;
  };
}
