import type { WeekPlace } from '../week-place.ts';

const OLDEST = new Set(['Year 5', 'Year 6']);

/** Whether games and tasks for young children would be too young. */
export function isOldest({ year }: Pick<WeekPlace, 'year'>): boolean {
  return OLDEST.has(year.name);
}
