import { expect, test } from 'vitest';
import { findWeek } from '../week-place.ts';
import { wordsInSession } from './words-in-session.ts';

test.each([
  ['Year 5', 19, 'cover', 'the words with a heart and the first three others'],
  ['Year 5', 2, 'cut', 'the word with a heart and the first three others'],
  ['Year 2', 22, 'fold', 'the words with a heart and the first two others'],
  ['Year 5', 17, 'cut', 'the words with a heart'],
] as const)('%s, week %i, %s', (name, number, practice, told) => {
  const { week } = findWeek(name, number);
  if (week.kind === 'review') throw new Error('A review has no part B to write words in.');
  expect(wordsInSession(week, practice)).toBe(told);
});

test('where meanings stand instead of hearts, the words to know by heart have their numbers', () => {
  const { week } = findWeek('Year 6', 10);
  if (week.kind === 'review') throw new Error('A review has no part B to write words in.');
  expect(wordsInSession(week, 'meanings')).toMatch(
    /^\d+\u00A0(?:exaggerate|foreign), \d+\u00A0(?:exaggerate|foreign) and the first three others$/u,
  );
});
