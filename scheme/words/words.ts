import { plainWord } from '../marked-word.ts';
import type { Word } from './word.ts';
import { year2Words } from './year-2/year-2-words.ts';
import { year3Words } from './year-3/year-3-words.ts';
import { year4Words } from './year-4/year-4-words.ts';
import { year5Words } from './year-5/year-5-words.ts';
import { year6Words } from './year-6/year-6-words.ts';

/** The entries of each year, by its name in the scheme. A word that two years teach is with the first. */
export const ENTRIES: { year: string; entries: Word[] }[] = [
  { year: 'Year 2', entries: year2Words },
  { year: 'Year 3', entries: year3Words },
  { year: 'Year 4', entries: year4Words },
  { year: 'Year 5', entries: year5Words },
  { year: 'Year 6', entries: year6Words },
];

/** Every entry by its word. */
export const WORDS: ReadonlyMap<string, Word> = new Map(
  ENTRIES.flatMap(({ entries }) => entries.map((entry) => [plainWord(entry.word), entry])),
);

/** The entry of a taught word, given plain or in the notation of marked-word.ts. */
export function entryOf(word: string): Word {
  const entry = WORDS.get(plainWord(word));
  if (entry === undefined) throw new Error(`The word "${plainWord(word)}" has no entry.`);
  return entry;
}
