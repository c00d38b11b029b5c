import { capitalised } from './capitalised.ts';
import type { WordParts } from '../paper/word-part-marks.ts';

const MARKS: [mark: RegExp, means: (example: string) => string][] = [
  [/(?<![\w/])\/[a-z]{1,4}\/(?![\w/])/u, (sound) => `${sound} is a sound`],
  [/(?<![\w'-])-[a-z]+\b/u, (ending) => `${ending} is an ending`],
  [/(?<![\w'-])[a-z]+-(?![\w-])/u, (beginning) => `${beginning} is a beginning`],
  [/ (\+) /u, () => '+ joins the parts of a word'],
];

/** What stands under the words on the slides. A word of one part has no mark. */
export const MARKS_UNDER_WORDS: Record<WordParts, string> = {
  sounds: 'dot under a word: a sound of one letter; dash: of more',
  syllables: 'arc under a word: a syllable',
  morphemes: 'bracket under a word: a part of it',
};

/** What the marks in a text stand for, in one line with an example of each, from the rule if it has one, else the first; and what is on the slides. There may be nothing. */
export function marksKey(
  text: string,
  { rule = '', onSlides = [] }: { rule?: string; onSlides?: string[] } = {},
): string | undefined {
  const told = MARKS.flatMap(([mark, means]) => {
    const first = mark.exec(text)?.[0];
    return first === undefined ? [] : [means(mark.exec(rule)?.[0] ?? first)];
  });
  const all = [...told, ...onSlides];
  if (all.length === 0) return undefined;
  const key = `${all.join('; ')}.`;
  // An ending or a beginning keeps its small letter.
  return told.length === 0 ? capitalised(key) : key;
}
