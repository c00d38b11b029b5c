import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import { practicesOf } from '../worksheet/practice-section.ts';
import { wordsInSession } from './words-in-session.ts';

test.each([
  ['Year 5', 19, 'cover', 'the hearts and the first four others'],
  ['Year 5', 2, 'cut', 'the heart and the first five others'],
] as const)('%s, week %i', (name, number, practice, told) => {
  const { week } = findWeek(name, number);
  if (week.kind === 'review') throw new Error('A review has no part B to write words in.');
  expect(wordsInSession(week, practice)).toBe(told);
});

test('where meanings stand instead of hearts, the words to know by heart have their numbers', () => {
  const { week } = findWeek('Year 6', 10);
  if (week.kind === 'review') throw new Error('A review has no part B to write words in.');
  expect(wordsInSession(week, 'meanings')).toMatch(
    /^\d+\u00A0(?:exaggerate|foreign), \d+\u00A0(?:exaggerate|foreign) and the first four others$/u,
  );
});

test.each(SCHEME)(
  'every week of $name has six words to write in the session',
  ({ name, weeks }) => {
    const told = weeks.flatMap((week) =>
      week.kind === 'teach'
        ? practicesOf(name).map((practice) => wordsInSession(week, practice))
        : [],
    );
    expect(
      told.filter((text) => !/ and the first (?:two|three|four|five) others$/u.test(text)),
    ).toEqual([]);
  },
);
