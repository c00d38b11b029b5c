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

test.each([
  [['Week 1', 'Week 2', 'Year pack'], '2 weeks, Year pack and 3 files'],
  [['Week 1', 'Tests', 'Year pack'], '1 week, 2 others and 3 files'],
])('of the folders %j only the weeks count as weeks', (names, contents) => {
  const weeks = names.map((name) => ({
    name,
    resources: [{ name: 'A.pdf', bucket: 'learning' as const }],
  }));

  expect(describeContents({ years: [{ name: 'Year 7', weeks }] }, { year: 'Year 7' })).toBe(
    contents,
  );
});
