import { SCHEME } from '../scheme.ts';
import type { Week } from '../week.ts';

/** A week of the scheme counted through all five years, so that gaps between weeks can be measured. */
export interface WeekInOrder {
  /** From 0 in Year 2, Week 1 to 179 in Year 6, Week 36. */
  at: number;
  year: string;
  number: number;
  week: Week;
}

export const WEEKS_IN_YEAR = 36;

export const WEEKS_IN_ORDER: readonly WeekInOrder[] = SCHEME.flatMap(({ name, weeks }, index) =>
  weeks.map((week, inYear) => ({
    at: index * WEEKS_IN_YEAR + inYear,
    year: name,
    number: inYear + 1,
    week,
  })),
);

export function yearIndexOf(at: number): number {
  return Math.floor(at / WEEKS_IN_YEAR);
}
