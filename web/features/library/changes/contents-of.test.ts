import { expect, test } from 'vitest';
import { aTree } from '../../../testing/a-tree.ts';
import { contentsOf } from './contents-of.ts';

test.each([
  [{ year: 'Year 2' }, '3 weeks, 3 files'],
  [{ year: 'Year 2', week: 'Week 1' }, '2 files'],
  [{ year: 'Year 2', week: 'Week 2' }, '1 file'],
  [{ year: 'Year 2', week: 'Week 10' }, undefined],
  [{ year: 'Year 3' }, undefined],
  [{ year: 'Year 9' }, undefined],
])('what is in %j is told as %j', (folder, contents) => {
  expect(contentsOf(aTree(), folder)).toBe(contents);
});

test('weeks without files are counted alone', () => {
  const tree = { years: [{ name: 'Year 7', weeks: [{ name: 'Week 1', resources: [] }] }] };

  expect(contentsOf(tree, { year: 'Year 7' })).toBe('1 week');
});
