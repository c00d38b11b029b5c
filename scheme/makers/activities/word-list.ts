import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { areNearSynonyms } from '../../words/near-synonyms.ts';
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

/** Among words to choose from an apostrophe would stand in its place, and 'short for it is' would lead to it. */
export function canBeShown({ word }: ListedWord): boolean {
  return !word.includes("'");
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

/** Those that were not asked a moment ago come first, the shortest meaning before the longer ones. */
export function freshFirst(words: ListedWord[], asked: ReadonlySet<string>): ListedWord[] {
  return words.toSorted(
    (one, other) =>
      Number(asked.has(one.word)) - Number(asked.has(other.word)) ||
      one.entry.meaning.length - other.entry.meaning.length,
  );
}

/** The same without the second of two words that mean nearly the same, so that a meaning leads to one of them. */
export function distinctMeanings(words: ListedWord[]): ListedWord[] {
  return words.filter(
    ({ word }, index) => !words.slice(0, index).some((other) => areNearSynonyms(word, other.word)),
  );
}
