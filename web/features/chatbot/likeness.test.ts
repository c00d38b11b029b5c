import { expect, test } from 'vitest';
import { createLikeness } from './likeness.ts';
import { plainWordsOf, termsOf } from './terms-of.ts';

const likeness = createLikeness([
  ['How do I print the worksheet?', 'photocopy a sheet for my class'],
  ['How do I open the worksheet?'],
  ['When does the canteen open?'],
]);

test('the same words are alike, other words are not', () => {
  expect(like('how do I print the worksheet', 0)).toBe(1);
  expect(like('which trees have apples', 0)).toBe(0);
  expect(like('', 0)).toBe(0);
});

test('a rare word counts for more than a common one', () => {
  expect(like('print please', 0)).toBeGreaterThan(like('worksheet please', 0));
});

test('a word that is nowhere makes a question less like any other', () => {
  expect(like('print the timetable', 0)).toBeLessThan(like('print', 0));
});

function like(text: string, subject: number): number {
  return likeness(termsOf(plainWordsOf(text)), subject);
}
