import { expect, test } from 'vitest';
import { waitInShort, waitInWords } from './wait-in-words.ts';

test.each([
  [0, '1 second'],
  [1, '1 second'],
  [42.2, '43 seconds'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [540, '9 minutes'],
])('%d seconds are %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});

test('a button has room for a few letters only', () => {
  expect(waitInShort(43)).toBe('43 s');
  expect(waitInShort(121)).toBe('3 min');
});
