import { expect, test } from 'vitest';
import { SCHEME } from './scheme.ts';

/** Words that the national curriculum has another term for, in Appendix 1 or 2. */
const OTHER_TERMS: [RegExp, string][] = [
  [/\bbases?(?: words?)?\b/iu, 'root word'],
  [/\b(?:describing|naming|doing) words?\b/iu, 'adjective, noun or verb'],
  // A heart, a clock or a knight may beat; a word has syllables.
  [/\b(?:each|last|first|strong|loud|one|two|three|four|the|in|swallowed) beats?\b/iu, 'syllable'],
  [/\brelations?\b/iu, 'relative, or related word'],
  // To a child a long a is the a of cake; the a of father is /ar/.
  [/\blong a\b.*(?:short|no r\b)/iu, '/ar/'],
];

const BASE_OF_A_HOUSE = /base of a house/u;

test.each(SCHEME)('$name uses the terms of the national curriculum', ({ weeks }) => {
  const texts = weeks.flatMap((week, index) =>
    textsIn(week).map((text) => ({ week: index + 1, text: text.replace(BASE_OF_A_HOUSE, '') })),
  );
  const faults = OTHER_TERMS.flatMap(([term, better]) =>
    texts
      .filter(({ text }) => term.test(text))
      .map(({ week, text }) => `Week ${week}, ${better}: ${text}`),
  );
  expect(faults).toEqual([]);
});

/** Parts of a word, 'de, li, cious' or 'exist plus ence', stand without. */
const BARE_ENDING =
  /(?<!, |\+ |plus |then |[\w'|=[_/-])(?:[ai]bl[ey]|[ct]?i?ous|[ct]ial|[ae]nc[ey]|a?tion|sion|ment|ness|ful|ly|ed|ing)(?![\w'|=\]/-])/u;
const ABLE_TO = /\b(?:is|not|Try) able\b|\bable to\b/gu;

test.each(SCHEME)('$name writes an ending with its hyphen', ({ weeks }) => {
  const bare = weeks.flatMap((week, index) =>
    textsIn(week)
      .filter((text) => text.includes(' ') && BARE_ENDING.test(text.replace(ABLE_TO, '')))
      .map((text) => `Week ${index + 1}: ${text}`),
  );
  expect(bare).toEqual([]);
});

/** Every text of a week, however deep it stands. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return [];
  return Object.values(value).flatMap(textsIn);
}
