import type { Run } from '../paper/runs.ts';

/** A misspelt word of a paragraph and what it should be. */
interface Misspelling {
  wrong: string;
  right: string;
}

const MISSPELLING = /\{([^{}=]+)=([^{}=]+)\}/gu;

/** The misspelt words of a paragraph, in order. */
export function misspellingsIn(sentences: string[]): Misspelling[] {
  return [...sentences.join(' ').matchAll(MISSPELLING)].map(([, wrong = '', right = '']) => ({
    wrong,
    right,
  }));
}

/** The paragraph as a child gets it, mistakes and all. */
export function uncorrected(sentences: string[]): string {
  return sentences.join(' ').replaceAll(MISSPELLING, '$1');
}

/** The paragraph with every word right; those that were wrong stand out. */
export function corrected(sentences: string[], style: Omit<Run, 'text'>): Run[] {
  // Splitting at a pattern with two groups gives text, wrong word, right word, text and so on.
  return sentences
    .join(' ')
    .split(MISSPELLING)
    .flatMap((text, index): Run[] => {
      if (index % 3 === 1) return [];
      return [index % 3 === 2 ? { text, ...style } : { text }];
    });
}
