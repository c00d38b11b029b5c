import type { WordParts } from '../paper/word-part-marks.ts';

/** What stands between the pieces of a word that is cut: the same piece has the same mark on every sheet. */
const CUT_MARKS: Record<WordParts, string> = {
  sounds: '-',
  syllables: '\u00B7',
  morphemes: '|',
};

/** What the mark is for, where a child meets it. */
export const CUT_MARKS_TOLD: Record<WordParts, string> = {
  sounds: 'Dashes show the sounds.',
  syllables: 'Dots show the syllables.',
  morphemes: 'Bars show the parts of a word.',
};

/** 'tol · er · ance' for reading. */
export function cutWide(pieces: string[], parts: WordParts): string {
  return pieces.join(` ${CUT_MARKS[parts]} `);
}

/** 'tol·er·ance' in a list of words. Where a hyphen stands already, no mark is needed: co-op·er·ate. */
export function cutClose(pieces: string[], parts: WordParts): string {
  return pieces.join(CUT_MARKS[parts]).replaceAll(`-${CUT_MARKS[parts]}`, '-');
}
