import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { entryOf } from '../../words/words.ts';
import { practiceWords } from '../words/practice-words.ts';
import { shuffled } from '../words/shuffled.ts';

const LEAST_WORDS_BEFORE = 3;
const LEAST_WORDS_AFTER = 2;

/** The beginning of a word's sentence up to the word, for a child to go on with. */
export function sentencesToFinish(week: TeachingWeek, count: number): string[] {
  const words = practiceWords(week).map(({ notation }) => plainWord(notation));
  const beginnings = shuffled(words, week.focus).flatMap((word) => {
    const parts = entryOf(word).sentence.split(' ');
    const at = parts.findIndex((part) => part === word);
    const isUseful = at >= LEAST_WORDS_BEFORE && parts.length - at - 1 >= LEAST_WORDS_AFTER;
    return isUseful ? [parts.slice(0, at + 1).join(' ')] : [];
  });
  const fallback = words
    .filter((word) => !beginnings.some((beginning) => beginning.endsWith(` ${word}`)))
    .map((word) => `I used the word ${word} when`);
  return [...beginnings, ...fallback].slice(0, count);
}
