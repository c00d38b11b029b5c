import { turnOf } from '../activities/turn-of.ts';
import type { WeekPlace } from '../week-place.ts';

/** What a family does with the words: write beside them, fold them away, cut them out, or play for squares. */
export type HomeLayout = 'look and write' | 'fold and test' | 'cards' | 'squares';

const LAYOUTS: HomeLayout[] = ['squares', 'look and write', 'fold and test', 'cards'];

/** One a week in turn, so that no home sheet looks like the one before. */
export function homeLayoutOf(place: Pick<WeekPlace, 'year' | 'number'>): HomeLayout {
  return LAYOUTS[turnOf(place) % LAYOUTS.length] ?? 'look and write';
}
