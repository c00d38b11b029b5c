import { reviewTitle } from './makers/words/review-title.ts';
import type { Week } from './week.ts';

/** What a week is about, as lists name it. */
export function weekTitle(week: Week): string {
  return week.kind === 'teach' ? week.focus : reviewTitle(week);
}
