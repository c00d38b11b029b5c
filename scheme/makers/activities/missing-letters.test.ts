import { expect, test } from 'vitest';
import { WORDS } from '../../words/words.ts';
import { withoutWatched } from './missing-letters.ts';

test('a word with missing letters keeps at least one', () => {
  const hidden = [...WORDS.keys()].filter((word) => !/[a-z]/iu.test(withoutWatched(word)));
  expect(hidden).toEqual([]);
});

test('where nearly all letters of a word are to be watched, the first is given', () => {
  const told = ['war', 'eye', 'quality', 'knee'].map((word) =>
    withoutWatched(word).replaceAll('\u200A', ''),
  );
  expect(told).toEqual(['w__', 'e__', 'q__lity', '__ee']);
});
