import { expect, test } from 'vitest';
import { aTree } from '../../../testing/a-tree.ts';
import { describeContents } from './describe-contents.ts';

test.each([
  [{ year: 'Year 2' }, '3 weeks and 3 files'],
  [{ year: 'Year 2', week: 'Week 1' }, '2 files'],
  [{ year: 'Year 2', week: 'Week 2' }, '1 file'],
  [{ year: 'Year 2', week: 'Week 10' }, undefined],
  [{ year: 'Year 3' }, undefined],
  [{ year: 'Year 9' }, undefined],
])('the contents of %j are described as %j', (folder, contents) => {
  expect(describeContents(aTree(), folder)).toBe(contents);
});

test('weeks without files are counted alone', () => {
  const tree = { years: [{ name: 'Year 7', weeks: [{ name: 'Week 1', resources: [] }] }] };

  expect(describeContents(tree, { year: 'Year 7' })).toBe('1 week');
});
