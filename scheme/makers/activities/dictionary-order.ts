import { enough, type MakeActivity } from './activity.ts';
import { mixedWords } from './word-list.ts';

const WORDS = 6;
const FEWEST_ALIKE = 4;
/** Made once: making one takes longer than sorting with it. Dictionaries pass over a hyphen. */
const { compare } = new Intl.Collator('en-GB', { ignorePunctuation: true });

/** Six words as a dictionary has them, only where the first letter does not settle the place of most. */
export const dictionaryOrder: MakeActivity = (_place, week) => {
  const mixed = mixedWords(week, 'order').map(({ word }) => word);
  const counts = new Map(mixed.map((word) => [word, countAlike(word, mixed)]));
  const chosen = mixed
    .toSorted(
      (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || alphabet(one, other),
    )
    .slice(0, WORDS);
  if (chosen.filter((word) => countAlike(word, chosen) > 1).length < FEWEST_ALIKE) return undefined;
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

/** How many of the words begin as this one does. */
function countAlike(word: string, words: string[]): number {
  return words.filter((other) => other.charAt(0) === word.charAt(0)).length;
}

/** Keeps words that begin alike together, so that no pair is cut in two. */
function alphabet(one: string, other: string): number {
  return compare(one.charAt(0), other.charAt(0));
}
