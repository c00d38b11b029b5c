import { expect, test } from 'vitest';
import { drawnYear, DRAWN_WITHIN_MS } from '#testing/drawn-scheme.ts';
import { SCHEME } from '../../scheme.ts';
import { drawTeacherGuide } from '../teacher-guide/draw-teacher-guide.ts';
import { MARKS_UNDER_WORDS, marksKey } from './marks-key.ts';

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

test('the mark under the words of the slides comes last', () => {
  expect(marksKey('/j/ spelt -dge', { onSlides: [MARKS_UNDER_WORDS.syllables] })).toBe(
    '/j/ is a sound; -dge is an ending; arc under a word: a syllable.',
  );
});

test('an example comes from the rule, if it has one, and not from the words of last week', () => {
  const text = 'Which of them end in -ful? Today /l/ is -ly.';
  expect(marksKey(text, { rule: 'Add -ly to an adjective.' })).toBe(
    '/l/ is a sound; -ly is an ending.',
  );
});

test.each([
  ['Year 2', 9, '-el is an ending'],
  ['Year 2', 28, '-ly is an ending'],
])('the marks of %s, week %i, are those of its rule', (year, number, told) => {
  const texts = drawTeacherGuide(year, number).texts.map(({ text }) => text);
  expect(texts[texts.indexOf('Marks') + 1]).toContain(told);
});

test.each([
  ['Year 2', 'dash: of more'],
  ['Year 4', 'arc under a word: a syllable'],
  ['Year 5', 'bracket under a word: a part of it'],
])('a guide of %s tells what stands under the words', (year, told) => {
  const texts = drawTeacherGuide(year, 1).texts.map(({ text }) => text);
  expect(texts[texts.indexOf('Marks') + 1]).toContain(told);
});

test.each([
  ['Year 5', 23],
  ['Year 6', 32],
])('the guide of %s, week %i, whose words are not cut, tells of no brackets', (year, number) => {
  const texts = drawTeacherGuide(year, number).texts.map(({ text }) => text);
  expect(texts.filter((text) => text.includes('bracket under a word'))).toEqual([]);
});
