import { expect, test } from 'vitest';
import { createLikeness } from './likeness.ts';
import { plainWordsOf } from './terms-of.ts';

const likeness = createLikeness([
  ['How do I print the worksheet?', 'photocopy a sheet for my class'],
  ['How do I open the worksheet?'],
  ['When does the canteen open?'],
]);

test('a question in the words of a subject is about that subject', () => {
  const [print, open, canteen] = like('how do I print the worksheet');

  expect(print?.probability).toBeGreaterThan(0.5);
  expect(print?.rank).toBeGreaterThan(open?.rank ?? 0);
  expect(open?.rank).toBeGreaterThan(canteen?.rank ?? 0);
});

test('the probabilities of the subjects add up to 1', () => {
  const all = like('open the worksheet').map(({ probability }) => probability);

  expect(all.reduce((total, share) => total + share, 0)).toBeCloseTo(1);
});

test('a rare word says more than a common one', () => {
  expect(like('print please')[0]?.probability).toBeGreaterThan(
    like('worksheet please')[0]?.probability ?? 1,
  );
});

test('words that stand together belong together', () => {
  const pens = createLikeness([
    ['red pen', 'blue ink'],
    ['red ink', 'blue pen'],
  ])(plainWordsOf('red pen'));

  expect(pens[0]?.probability).toBeGreaterThan(pens[1]?.probability ?? 1);
});

test('a word that is nowhere else is read by how it begins', () => {
  expect(like('photocopier')[0]?.probability).toBeGreaterThan(0.5);
});

function like(text: string) {
  return likeness(plainWordsOf(text));
}
