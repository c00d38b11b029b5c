import { stemOf } from './stem-of.ts';
import { PADDING, plainWordsOf, termsOf } from './terms-of.ts';

/** What a question has in common with a subject. */
export interface Likeness {
  /** Compares subjects for one question: the higher, the more alike. */
  rank: number;
  /** How sure it is, from 0 to 1, that the question is about this subject and not about another one. */
  probability: number;
  /** How much of what the question says is also said about the subject, from 0 to 1. */
  explained: number;
}

/** Added to every count, so that a single unusual word rules no subject out. */
const SMOOTHING = 0.07;
/** What a pair weighs beside a word that is as rare: its words already count on their own. */
const WEIGHT_OF_PAIR = 0.5;
/** Terms are near each other when no more than this many places apart. */
const TERMS_NEAR = 2;
/** A term that no subject has weighs as much as a rare one. */
const WEIGHT_OF_UNKNOWN = 6;

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
      // Words are not independent of each other, so more of them are not as much more certain.
      return sum(logs) / Math.sqrt(evidence || 1);
    });
    const probabilities = shares(ranks);
    const terms = features.filter(isTerm);
    const weigh = (some: readonly string[]) =>
      sum(some.map((term) => weights.get(term) ?? WEIGHT_OF_UNKNOWN));
    const said = weigh(terms) || 1;
    return counts.map(({ byFeature }, subject) => ({
      rank: ranks[subject] ?? 0,
      probability: probabilities[subject] ?? 0,
      explained: weigh(terms.filter((term) => byFeature.has(term))) / said,
    }));
  };
}

/**
 * Terms say what is meant, the words themselves how it is said, and pairs what belongs together: words that are neighbours,
 * and terms that are near each other in either order.
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
  return new Set([...terms.map((term) => `${TERM}${term}`), ...stems, ...wordPairs, ...termPairs]);
}

function isTelling(word: string): boolean {
  return !PADDING.has(word) && !/^\d+$/.test(word);
}

const TERM = '=';
const PAIR = '+';

function isTerm(feature: string): boolean {
  return feature.startsWith(TERM);
}

/** The fewer phrasings have a feature, the more it weighs. */
function weightsOf(phrasings: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const feature of phrasings.flatMap((features) => [...features])) {
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
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
    const length = Math.hypot(...[...features].map((feature) => weights.get(feature) ?? 0));
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
