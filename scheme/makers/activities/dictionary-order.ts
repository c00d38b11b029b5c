import { enough, type MakeActivity } from './activity.ts';
import { mixedWords } from './word-list.ts';

const WORDS = 6;
const FEWEST_ALIKE = 4;
const FEWEST_APART = 4;
/** Made once: making one takes longer than sorting with it. Dictionaries pass over a hyphen. */
const { compare } = new Intl.Collator('en-GB', { ignorePunctuation: true });

/** By how many letters children of an age look words up; the oldest by as many as it takes. */
const LETTERS: Record<string, number> = { 'Year 2': 2, 'Year 3': 3, 'Year 4': 3 };

/** Six words as a dictionary has them, or fewer where the first letters tell no more apart; only in weeks with words that begin alike. */
export const dictionaryOrder: MakeActivity = ({ year }, week) => {
  const mixed = mixedWords(week, 'order').map(({ word }) => word);
  const alike = mostAlike(mixed);
  if (alike.filter((word) => countAlike(word, alike) > 1).length < FEWEST_ALIKE) return undefined;
  const apart = toldApart(mixed, LETTERS[year.name]);
  // Where nearly all begin with one prefix, later letters must settle it.
  const chosen = apart.length < FEWEST_APART ? alike : mostAlike(apart);
  const words = mixed.filter((word) => chosen.includes(word));
  const sorted = words.toSorted(compare);
  if (sorted.every((word, index) => word === words[index])) return undefined;
  return enough({
    kind: 'dictionary order',
    title: 'Dictionary order',
    instruction:
      'Write the words in dictionary order. If two letters match, look at the next ones.',
    items: sorted.map((word, index) => ({ prompt: words[index] ?? '', answer: word })),
  });
};

/** Those that their first letters put in order: one of each beginning. */
function toldApart(words: string[], letters?: number): string[] {
  const beginnings = words.map((word) => word.replaceAll(/[-']/gu, '').slice(0, letters));
  return words.filter((_, index) => beginnings.indexOf(beginnings[index] ?? '') === index);
}

function mostAlike(words: string[]): string[] {
  const counts = new Map(words.map((word) => [word, countAlike(word, words)]));
  return words
    .toSorted(
      (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || alphabet(one, other),
    )
    .slice(0, WORDS);
}

/** How many of the words begin as this one does. */
function countAlike(word: string, words: string[]): number {
  return words.filter((other) => other.charAt(0) === word.charAt(0)).length;
}

/** Keeps words that begin alike together, so that no pair is cut in two. */
function alphabet(one: string, other: string): number {
  return compare(one.charAt(0), other.charAt(0));
}
