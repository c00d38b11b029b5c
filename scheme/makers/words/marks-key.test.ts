import { expect, test } from 'vitest';
import { drawnYear, DRAWN_WITHIN_MS } from '#testing/drawn-scheme.ts';
import { SCHEME } from '../../scheme.ts';
import { marksKey } from './marks-key.ts';

test.each([
  ['/j/ spelt -dge after short vowels', '/j/ is a sound; -dge is an ending.'],
  ['Prefixes in- and il-: il + legal', 'in- is a beginning; + joins the parts of a word.'],
  ['A well-known rule with no marks and/or signs.', undefined],
])('%s', (text, key) => {
  expect(marksKey(text)).toBe(key);
});

test.each(SCHEME)(
  'a guide of $name tells what its marks mean before any session has one',
  async ({ name }) => {
    const drawn = await drawnYear(name);
    const without = drawn.flatMap(({ 'teacher guide': guide }, index) => {
      const texts = guide.texts.map(({ text }) => text);
      const key = texts.indexOf('Marks');
      const isMarked = texts.some((text) => marksKey(text) !== undefined);
      return !isMarked || (key !== -1 && key < texts.indexOf('Session 1')) ? [] : [index + 1];
    });
    expect(without).toEqual([]);
  },
  DRAWN_WITHIN_MS,
);
