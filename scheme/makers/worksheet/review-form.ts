import { SCHEME } from '../../scheme.ts';
import { WEEKS_IN_HALF_TERM, type WeekPlace } from '../week-place.ts';

/** How a class writes the check: into a grid with room to correct, or into sentences, with three or five words to learn after it. */
export type ReviewForm = 'three to learn' | 'grid' | 'five to learn';

const FORMS: ReviewForm[] = ['three to learn', 'grid', 'five to learn'];

/** In turn, from half term to half term; the next year begins elsewhere. */
export function reviewForm({ year, number }: Pick<WeekPlace, 'year' | 'number'>): ReviewForm {
  const turn = number / WEEKS_IN_HALF_TERM + SCHEME.indexOf(year) * 2 - 1;
  return FORMS[turn % FORMS.length] ?? 'three to learn';
}
