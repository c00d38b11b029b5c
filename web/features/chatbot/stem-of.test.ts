import { expect, test } from 'vitest';
import { stemOf } from './stem-of.ts';

test.each([
  ['worksheet', 'worksheets'],
  ['print', 'printing', 'printed', 'prints'],
  ['plan', 'planning', 'planned', 'plans'],
  ['price', 'prices', 'pricing', 'priced'],
  ['family', 'families'],
  ['cancel', 'cancelling', 'cancelled'],
  ['address', 'addresses'],
])('%s and its other forms have one stem', (...words) => {
  expect(new Set(words.map(stemOf)).size).toBe(1);
});

test.each(['is', 'need', 'bus', 'class', 'string', 'use', 'red'])('%s keeps its ending', (word) => {
  expect(word.startsWith(stemOf(word))).toBe(true);
  expect(stemOf(word).length).toBeGreaterThanOrEqual(Math.min(word.length - 1, 3));
});
