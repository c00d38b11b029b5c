import { plainWord } from './marked-word.ts';
import { PLAIN_WORDS } from './plain-words.ts';
import { SCHEME, type SchoolYear } from './scheme.ts';
import type { Week } from './week.ts';

/** The words taught in a week, pattern words and words to know by heart. */
export function taughtIn(week: Week): string[] {
  if (week.kind === 'review') return [];
  const marked = [
    ...week.groups.flatMap((group) => group.words),
    ...week.byHeart.flatMap((item) => item.forms),
  ];
  return marked.map(plainWord);
}

/** The words taught before a week begins, from Year 2 on, in the order of teaching. */
export function taughtBefore(year: SchoolYear, weekNumber: number): string[] {
  const earlier = SCHEME.slice(0, SCHEME.indexOf(year)).flatMap(({ weeks }) => weeks);
  return [...earlier, ...year.weeks.slice(0, weekNumber - 1)].flatMap(taughtIn);
}

/** Everything a child can be expected to write in a dictation of that week, in small letters. */
export function writableIn(year: SchoolYear, weekNumber: number): Set<string> {
  const years = SCHEME.slice(0, SCHEME.indexOf(year) + 1);
  const plain = [PLAIN_WORDS, ...years.map(({ plainWords }) => plainWords)];
  return new Set(
    [
      ...plain.flatMap((list) => list.split(/\s+/u)),
      ...taughtBefore(year, weekNumber),
      ...year.weeks.slice(weekNumber - 1, weekNumber).flatMap(taughtIn),
    ].map((word) => word.toLowerCase()),
  );
}

/** The words of a sentence in small letters, apostrophes and hyphens inside them kept. */
export function wordsOf(sentence: string): string[] {
  return sentence.toLowerCase().match(/[a-zé]+(?:['-][a-z]+)*'?/gu) ?? [];
}
