import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';

interface PracticeWord {
  notation: string;
  isByHeart: boolean;
}

/** What a child practises in a week: the words of the pattern, then those to know by heart, each once. */
export function practiceWords({ groups, byHeart }: TeachingWeek): PracticeWord[] {
  const known = byHeart.flatMap(({ forms }) => forms);
  const knownWords = new Set(known.map(plainWord));
  const pattern = groups.flatMap(({ words }) => words);
  return [
    ...pattern
      .filter((notation) => !knownWords.has(plainWord(notation)))
      .map((notation) => ({ notation, isByHeart: false })),
    ...known.map((notation) => ({ notation, isByHeart: true })),
  ];
}
