import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { type Word } from '../../words/word.ts';
import { entryOf } from '../../words/words.ts';
import { practiceWords } from '../words/practice-words.ts';
import { shuffled } from '../words/shuffled.ts';

export interface ListedWord {
  word: string;
  /** As the week marks it: 'ba[dge]'. */
  notation: string;
  entry: Word;
}

/** The words of the week in an order of their own for each kind of activity. */
export function mixedWords(week: TeachingWeek, seed: string): ListedWord[] {
  const words = practiceWords(week).map(({ notation }) => ({
    notation,
    word: plainWord(notation),
    entry: entryOf(notation),
  }));
  return shuffled(words, `${week.focus} ${seed}`);
}
