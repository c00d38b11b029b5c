import { stemOf } from './stem-of.ts';
import { PADDING, plainWordsOf, termsOf } from './terms-of.ts';

/** What a question has in common with a subject. */
export interface Likeness {
  /** Compares subjects for one question: the higher, the more alike. */
  rank: number;
  /** How sure it is, from 0 to 1, that the question is about this subject and not about another one. */
  probability: number;
}

/** Added to every count, so that a single unusual word rules no subject out. */
const SMOOTHING = 0.03;
/** What a pair or a beginning weighs beside a word that is as rare: its words already count on their own. */
const WEIGHT_OF_PAIR = 0.5;
/** Words of one family begin with the same letters: subscribe and subscription, mistype and mistake. */
const LETTERS_OF_BEGINNING = 4;
/** Terms are near each other when no more than this many places apart. */
const TERMS_NEAR = 2;

/** Compares a question, given as its words, with the ways in which each subject is asked about: a naive Bayes classifier. */
export function createLikeness(
  subjects: readonly (readonly string[])[],
): (words: readonly string[]) => Likeness[] {
  const phrasings = subjects.map((texts) => texts.map((text) => featuresOf(plainWordsOf(text))));
  const weights = weightsOf(phrasings.flat());
  const counts = phrasings.map((sets) => countFeatures(sets, weights));

  return (words) => {
    const features = [...featuresOf(words)];
    const known = features.filter((feature) => weights.has(feature));
    const evidence = sum(known.map((feature) => weights.get(feature) ?? 0));
    const ranks = counts.map(({ byFeature, total }) => {
      const all = Math.log(total + SMOOTHING * weights.size);
      const logs = known.map(
        (feature) =>
          (weights.get(feature) ?? 0) * (Math.log((byFeature.get(feature) ?? 0) + SMOOTHING) - all),
      );
      // Words of one question depend on each other, so twice as many are less than twice the evidence.
      return sum(logs) / Math.sqrt(evidence || 1);
    });
    const probabilities = shares(ranks);
    return ranks.map((rank, subject) => ({ rank, probability: probabilities[subject] ?? 0 }));
  };
}

/**
 * Terms say what is meant, the words themselves how it is said, their beginnings what they are related to, and pairs what
 * belongs together: words that are neighbours, and terms that are near each other in either order.
 */
function featuresOf(words: readonly string[]): Set<string> {
  const terms = [...termsOf(words)];
  const stems = words.filter(isTelling).map(stemOf);
  const wordPairs = stems.slice(1).map((stem, index) => `${PAIR}${stems[index]} ${stem}`);
  const termPairs = terms.flatMap((term, index) =>
    terms
      .slice(index + 1, index + 1 + TERMS_NEAR)
      .map((other) => `${PAIR}${TERM}${[term, other].toSorted().join(TERM)}`),
  );
  const beginnings = words
    .filter((word) => word.length > LETTERS_OF_BEGINNING)
    .map((word) => `${PAIR}${BEGINNING}${word.slice(0, LETTERS_OF_BEGINNING)}`);
  return new Set([
    ...terms.map((term) => `${TERM}${term}`),
    ...stems,
    ...beginnings,
    ...wordPairs,
    ...termPairs,
  ]);
}

function isTelling(word: string): boolean {
  return !PADDING.has(word) && !/^\d+$/.test(word);
}

const TERM = '=';
const PAIR = '+';
const BEGINNING = '~';

/** The fewer phrasings have a feature, the more it weighs. */
function weightsOf(phrasings: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const features of phrasings) {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([feature, count]) => {
      const rarity = Math.log(phrasings.length / count + 1);
      return [feature, feature.startsWith(PAIR) ? WEIGHT_OF_PAIR * rarity : rarity];
    }),
  );
}

/** How often a subject has each feature. All its phrasings count the same, however long they are. */
function countFeatures(
  phrasings: readonly ReadonlySet<string>[],
  weights: ReadonlyMap<string, number>,
) {
  const byFeature = new Map<string, number>();
  let total = 0;
  for (const features of phrasings) {
    let squares = 0;
    for (const feature of features) squares += (weights.get(feature) ?? 0) ** 2;
    const length = Math.sqrt(squares);
    for (const feature of features) {
      const count = (weights.get(feature) ?? 0) / length;
      byFeature.set(feature, (byFeature.get(feature) ?? 0) + count);
      total += count;
    }
  }
  return { byFeature, total };
}

/** From logarithms to shares that add up to 1. */
function shares(logs: readonly number[]): number[] {
  const most = Math.max(...logs);
  const powers = logs.map((log) => Math.exp(log - most));
  const all = sum(powers);
  return powers.map((power) => power / all);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
