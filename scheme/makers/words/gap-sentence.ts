import type { Run } from '../paper/runs.ts';

/** 'We hid behind the {hedge}.' taken apart. */
export interface GapSentence {
  before: string;
  word: string;
  after: string;
}

export function parseGapSentence(sentence: string): GapSentence {
  const [, before = '', word = '', after = ''] = /^(.*)\{(.+)\}(.*)$/u.exec(sentence) ?? [];
  return { before, word, after };
}

/** What a teacher reads out: the word, and the sentence without its braces. */
export function asSpoken(gapSentence: string): { word: string; sentence: string } {
  const { before, word, after } = parseGapSentence(gapSentence);
  return { word, sentence: `${before}${word}${after}` };
}

/** The sentence with a line to write on where the word was. */
export function withGap(sentence: string, gap: string): string {
  const { before, after } = parseGapSentence(sentence);
  return `${before}${gap}${after}`;
}

/** The sentence with the word that was missing standing out. */
export function withWord(sentence: string): Run[] {
  const { before, word, after } = parseGapSentence(sentence);
  return [
    { text: before },
    { text: word, font: 'readingBold', mark: 'underlined' },
    { text: after },
  ];
}
