import { expect, test } from 'vitest';
import { joinSounds, parseMorphemes, parseSounds } from './word-parts.ts';

test.each([
  ['v|i|ll|a|ge', 'village'],
  ['h|o_e|p', 'hope'],
  ['b|e|s|i_e|d|s', 'besides'],
  ["d|i|d|n't", "didn't"],
])('the sounds %s spell %s', (notation, word) => {
  expect(joinSounds(parseSounds(notation))).toBe(word);
});

test('a split digraph with no letter in between does not hide a missing sound', () => {
  expect(joinSounds(parseSounds('h|o_e'))).not.toBe('hope');
});

test('a morpheme that changes in the word keeps the form it has alone', () => {
  expect(parseMorphemes('un|happi=happy|ness')).toEqual([
    { letters: 'un', alone: 'un' },
    { letters: 'happi', alone: 'happy' },
    { letters: 'ness', alone: 'ness' },
  ]);
});
