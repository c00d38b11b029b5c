import { enough, type MakeActivity } from './activity.ts';
import { shuffled } from '../words/shuffled.ts';
import { mixedWords } from './word-list.ts';

const WORDS = 6;
const FEWEST_ALIKE = 4;
const FEWEST_APART = 4;
/** Made once: making one takes longer than sorting with it. Dictionaries pass over a hyphen. */
const { compare } = new Intl.Collator('en-GB', { ignorePunctuation: true });

/** By how many letters children of an age look words up; the oldest by as many as it takes. */
const LETTERS: Record<string, number> = { 'Year 2': 2, 'Year 3': 3, 'Year 4': 3 };

/** Of two neighbours, the share that must stand the wrong way round in the words as given. */
const LEAST_MIXED = 1 / 3;
/** Hardly ever needs a second. */
const MOST_TRIES = 20;

/** Six words as a dictionary has them, or fewer where the first letters tell no more apart; only in weeks with words that begin alike, and not all as the others do. */
export const dictionaryOrder: MakeActivity = ({ year }, week) => {
  const mixed = mixedWords(week, 'order').map(({ word }) => word);
  const alike = mostAlike(mixed);
  if (alike.filter((word) => countAlike(word, alike) > 1).length < FEWEST_ALIKE) return undefined;
  const apart = toldApart(mixed, LETTERS[year.name]);
  // Where nearly all begin with one prefix, letters too far into the word would settle it.
  if (apart.length < FEWEST_APART) return undefined;
  const chosen = mostAlike(apart);
  const words = outOfOrder(
    mixed.filter((word) => chosen.includes(word)),
    week.focus,
  );
  const sorted = words.toSorted(compare);
  return enough({
    kind: 'dictionary order',
    title: 'Dictionary order',
    instruction:
      'Write the words in dictionary order. If two letters match, look at the next ones.',
    items: sorted.map((word, index) => ({ prompt: words[index] ?? '', answer: word })),
  });
};

/** The same, mixed again where that leaves them all but sorted. */
function outOfOrder(words: string[], seed: string): string[] {
  const tries = Array.from({ length: MOST_TRIES }, (_, index) =>
    index === 0 ? words : shuffled(words, `${seed} order ${index}`),
  );
  return tries.find((one) => shareOutOfOrder(one) >= LEAST_MIXED) ?? words.toReversed();
}

/** Of neighbours, the share of which the second comes first in a dictionary. */
function shareOutOfOrder(words: string[]): number {
  const neighbours = words.slice(1);
  const wrong = neighbours.filter((word, index) => compare(words[index] ?? '', word) > 0);
  return wrong.length / neighbours.length;
}

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
