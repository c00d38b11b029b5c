import { plainWordsOf, termsOf } from './terms-of.ts';

/** The share of the best phrasing in the likeness; the rest is that of all phrasings together. */
const BEST_PHRASING = 0.6;
/** A word that no phrasing has counts as one that a tenth of the subjects have. */
const WEIGHT_OF_UNKNOWN = Math.log(10);

/** From 0, nothing in common, to 1, the same words. */
export type Likeness = (asked: ReadonlySet<string>, subject: number) => number;

/** Compares a question with the phrasings of each subject. Rare terms count for more than common ones. */
export function createLikeness(subjects: readonly (readonly string[])[]): Likeness {
  const phrasings = subjects.map((texts) => texts.map((text) => termsOf(plainWordsOf(text))));
  const allTerms = phrasings.map((sets) => new Set(sets.flatMap((terms) => [...terms])));
  const weights = weightsOf(allTerms);
  const weigh = (terms: Iterable<string>) => {
    let weight = 0;
    for (const term of terms) weight += weights.get(term) ?? WEIGHT_OF_UNKNOWN;
    return weight;
  };
  const weighed = phrasings.map((sets) => sets.map((terms) => ({ terms, weight: weigh(terms) })));

  return (asked, subject) => {
    const weight = weigh(asked);
    if (weight === 0) return 0;
    // Unknown terms are in no phrasing.
    const known = [...asked].filter((term) => weights.has(term));
    const inCommon = (terms: ReadonlySet<string>) => weigh(known.filter((term) => terms.has(term)));
    // The share of what either of them says that both say.
    const shares = (weighed[subject] ?? []).map(
      (phrasing) => inCommon(phrasing.terms) / ((weight + phrasing.weight) / 2),
    );
    const overall = inCommon(allTerms[subject] ?? new Set()) / weight;
    return BEST_PHRASING * Math.max(0, ...shares) + (1 - BEST_PHRASING) * overall;
  };
}

/** The fewer subjects have a term, the more it weighs. */
function weightsOf(subjects: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of subjects.flatMap((terms) => [...terms])) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([term, count]) => [term, Math.log((subjects.length + 1) / count)]),
  );
}
