import { isKnownWord } from './whole-root.ts';

/** A word of Years 2 and 3, whose entry has no morphemes, as its root and an ending: hop and ing in hopping. */
export interface RootAndSuffix {
  /** As it stands in the word: hopp. */
  letters: string;
  root: string;
  suffix: string;
}

/** The longest first: basic + ally, not basical + ly. */
const SUFFIXES = ['ally', 'less', 'ment', 'ness', 'est', 'ful', 'ing', 'ed', 'er', 'es', 'ly', 'y'];
const SHORTEST_ROOT = 3;

/** Nothing where no word that children know stands before the ending. */
export function rootAndSuffix(word: string): RootAndSuffix | undefined {
  for (const suffix of SUFFIXES.filter((ending) => word.endsWith(ending))) {
    const letters = word.slice(0, -suffix.length);
    const root = rootsOf(letters, suffix).find(
      (one) => one.length >= SHORTEST_ROOT && isKnownWord(one),
    );
    if (root !== undefined) return { letters, root, suffix };
  }
  return undefined;
}

/** What may have been before the join: itself, with an e, with a y for its i, with one letter for two. */
function rootsOf(letters: string, suffix: string): string[] {
  if (suffix === 'ally') return letters.endsWith('ic') ? [letters] : [];
  if (suffix === 'es') return letters.endsWith('i') ? [`${letters.slice(0, -1)}y`] : [];
  const single = /([b-df-hj-np-tvz])\1$/u.test(letters) ? [letters.slice(0, -1)] : [];
  const withY = letters.endsWith('i') ? [`${letters.slice(0, -1)}y`] : [];
  if (suffix === 'ly') return [letters, ...withY, `${letters}le`];
  return /^[aeiouy]/u.test(suffix)
    ? [...single, `${letters}e`, letters, ...withY]
    : [letters, ...withY];
}
