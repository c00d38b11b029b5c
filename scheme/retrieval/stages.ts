import { WEEKS_IN_YEAR, yearIndexOf } from './weeks-in-order.ts';

/** When a word learnt by heart is to come back, counted in weeks through the whole scheme. */
interface Window {
  earliest: number;
  latest: number;
}

/** After about one, three and eight weeks. A check that asks the word may count a week sooner. */
const GAPS = [
  { earliest: 1, latest: 2 },
  { earliest: 3, latest: 5 },
  { earliest: 8, latest: 11 },
] as const;
export const SOONER_IN_CHECK = 1;
/** Between the last return of one year and the return of the next. */
const REST_WEEKS = 6;

export const STAGES = GAPS.length + 1;

/** The window of a stage for a word taught in that week and last seen in another. */
export function windowOf(stage: number, taughtAt: number, lastSeen: number): Window {
  const gap = GAPS[stage];
  if (gap !== undefined) {
    return {
      earliest: Math.max(taughtAt + gap.earliest, lastSeen + 1),
      latest: taughtAt + gap.latest,
    };
  }
  const nextYear = (yearIndexOf(taughtAt) + 1) * WEEKS_IN_YEAR;
  return {
    earliest: Math.max(nextYear, taughtAt + WEEKS_IN_YEAR - 2, lastSeen + REST_WEEKS),
    latest: nextYear + WEEKS_IN_YEAR - 1,
  };
}
