import { turnOf } from '../activities/turn-of.ts';
import { SCHEME } from '../../scheme.ts';
import { WEEKS_IN_HALF_TERM, type WeekPlace } from '../week-place.ts';

/** What a family does with the words: write beside them, fold them away, cut them out, or play for squares. */
export type HomeLayout = 'look and write' | 'fold and test' | 'cards' | 'squares';

const LAYOUTS: HomeLayout[] = ['squares', 'look and write', 'fold and test', 'cards'];

/** One a week in turn, so that no home sheet looks like the one before. */
export function homeLayoutOf(place: Pick<WeekPlace, 'year' | 'number'>): HomeLayout {
  return LAYOUTS[turnOf(place) % LAYOUTS.length] ?? 'look and write';
}

/** What a family does with the words of a check: write them beside their meanings, play along a path, or go week by week. */
export type ReviewLayout = 'table' | 'path' | 'weeks';

const REVIEW_LAYOUTS: ReviewLayout[] = ['table', 'path', 'weeks'];

/** In turn, from half term to half term; the next year begins elsewhere. */
export function reviewLayoutOf({ year, number }: Pick<WeekPlace, 'year' | 'number'>): ReviewLayout {
  const turn = number / WEEKS_IN_HALF_TERM + SCHEME.indexOf(year);
  return REVIEW_LAYOUTS[turn % REVIEW_LAYOUTS.length] ?? 'table';
}
