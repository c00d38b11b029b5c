import { expect, test } from 'vitest';
import { plainWord } from '../../marked-word.ts';
import { SCHEME } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import { firstPageOf } from '../worksheet/first-page.ts';
import { moreWordsInSession, wordsInSession } from './words-in-session.ts';

test.each([
  [
    'Year 5',
    19,
    'cover',
    'the words with a heart, lamb, doubt and thistle',
    'thumb, debt and castle',
  ],
  [
    'Year 5',
    31,
    'cut',
    'the word with a heart, accompany, committee and aggressive',
    /^according, /,
  ],
  ['Year 2', 19, 'fold', 'the words with a heart, all and walk', 'always and ball'],
  ['Year 5', 17, 'cut', 'the words with a heart', /^[a-z]+, [a-z]+ and [a-z]+$/],
] as const)('%s, week %i, %s: %s', (name, number, practice, told, then) => {
  const { week } = findWeek(name, number);
  if (week.kind === 'review') throw new Error('A review has no part B to write words in.');
  expect(wordsInSession(week, practice)).toBe(told);
  expect(moreWordsInSession(week, practice)).toMatch(then);
});

test('where meanings stand instead of hearts, the words have their numbers', () => {
  const { week } = findWeek('Year 4', 7);
  if (week.kind === 'review') throw new Error('A review has no part B to write words in.');
  const numbered = (words: number) =>
    new RegExp(String.raw`^(?:(?:, | and )?\d+\u00A0[a-z]+){${words}}$`, 'u');
  expect(wordsInSession(week, 'meanings')).toMatch(numbered(5));
  expect(moreWordsInSession(week, 'meanings')).toMatch(numbered(3));
});

test('each of the first four groups of a week has a word that is written in time', () => {
  const faults = SCHEME.flatMap((year) =>
    year.weeks.flatMap((week, index) => {
      if (week.kind === 'review') return [];
      const { place } = findWeek(year.name, index + 1);
      const { practice } = firstPageOf(place);
      const told = `${wordsInSession(week, practice)}, ${moreWordsInSession(week, practice)}`;
      const known = new Set(week.byHeart.flatMap(({ forms }) => forms.map(plainWord)));
      return week.groups.slice(0, 4).flatMap(({ words, heading }) => {
        const own = words.map(plainWord);
        const isTold = own.some(
          (word) => known.has(word) || told.split(/, | and |\u00A0/u).includes(word),
        );
        return isTold ? [] : [`${place.name}: ${heading}`];
      });
    }),
  );
  expect(faults).toEqual([]);
});
