import { expect, test } from 'vitest';
import { areFormsOfOneWord } from './word-forms.ts';

test.each([
  ['hike', 'hiker'],
  ['copies', 'copy'],
  ['running', 'run'],
  ['nicest', 'nicer'],
  ['Badge', 'badges'],
])('%s and %s are forms of one word', (one, other) => {
  expect(areFormsOfOneWord(one, other)).toBe(true);
});

test.each([
  ['unhappy', 'happy'],
  ['careful', 'care'],
  ['king', 'kind'],
  ['other', 'mother'],
])('%s and %s are two words', (one, other) => {
  expect(areFormsOfOneWord(one, other)).toBe(false);
});
