import { expect, test } from 'vitest';
import { partMarks } from './word-part-marks.ts';

test.each([
  ["did[n't]", 'dot dot dot dot dot'],
  ["she['s]", 'dash dot dot'],
  ["you['ve]", 'dot dash dash'],
])('an apostrophe in %s counts as no letter of a sound', (word, marks) => {
  const shapes = partMarks(word, 'sounds').map(({ shape }) => shape);
  expect(shapes.join(' ')).toBe(marks);
});
