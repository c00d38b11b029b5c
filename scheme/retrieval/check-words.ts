import type { Week } from '../week.ts';

/** The words that the check of a review asks, as they were taught. */
export function checkWordsOf(week: Week): string[] {
  if (week.kind === 'teach') return [];
  return week.check.flatMap((sentence) => /\{(.+)\}/u.exec(sentence)?.[1] ?? []);
}
