import { SCHEME } from '../../scheme.ts';
import { WEEKS_IN_HALF_TERM, type WeekPlace } from '../week-place.ts';

/** Counts teaching weeks, and begins elsewhere in each year, so that two years do not do the same in a week. */
export function turnOf({ year, number }: Pick<WeekPlace, 'year' | 'number'>): number {
  const reviewsBefore = Math.floor((number - 1) / WEEKS_IN_HALF_TERM);
  return number - reviewsBefore + SCHEME.indexOf(year);
}
