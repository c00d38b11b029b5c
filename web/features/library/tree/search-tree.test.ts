import { expect, test } from 'vitest';
import { joinLibraryPath } from '#contract/join-library-path.ts';
import { aTree } from '../../../testing/a-tree.ts';
import { searchTree, weeksWithName } from './search-tree.ts';

test('years, then weeks, then resources whose names have the term in them', () => {
  expect(searchTree(aTree(), ' YEAR 2 ')).toEqual([{ type: 'year', year: 'Year 2' }]);
  expect(searchTree(aTree(), 'film')).toEqual([
    {
      type: 'resource',
      year: 'Year 2',
      week: 'Week 2',
      name: 'Film.pdf',
      bucket: 'learning-readonly',
    },
  ]);
  const types = searchTree(aTree(), 'e').map(({ type }) => type);
  expect(types.join(' ')).toBe('year year week week week resource resource');
});

test('titles come after names', () => {
  const tree = aTree();
  const [week] = tree.years[0]?.weeks ?? [];
  if (week) week.title = 'Film words';
  expect(searchTree(tree, 'film').map(({ type }) => type)).toEqual(['resource', 'week']);
});

test('a name in more than three weeks of a year is one result, which stands for them', () => {
  const week = (n: number, name: string) => ({
    name: `Week ${n}`,
    resources: [{ name, bucket: 'learning' as const }],
  });
  const many = {
    name: 'Year 2',
    weeks: [1, 2, 3, 4].map((n) => week(n, n > 2 ? 'A.pdf' : 'a.pdf')),
  };
  const few = { name: 'Year 3', weeks: [1, 2, 3].map((n) => week(n, 'a.pdf')) };
  const tree = { years: [many, few] };
  const found = searchTree(tree, 'a.pdf');
  expect(found.map((each) => joinLibraryPath(each))).toEqual([
    'Year 2/Week 1/a.pdf',
    ...[1, 2, 3].map((n) => `Year 3/Week ${n}/a.pdf`),
  ]);
  expect(found[0]).toMatchObject({ weeks: 4 });
  const weeks = weeksWithName(tree, { year: 'Year 2', name: 'a.pdf' });
  expect(weeks.map((each) => each.name)).toEqual(['a.pdf', 'a.pdf', 'A.pdf', 'A.pdf']);
});

test('at most 100 of each kind', () => {
  const resources = Array.from({ length: 150 }, (_, n) => ({
    name: `e ${n}.pdf`,
    bucket: 'learning' as const,
  }));
  const years = Array.from({ length: 150 }, (_, n) => ({
    name: `e ${n}`,
    weeks: [{ name: 'e', resources }],
  }));

  expect(searchTree({ years }, 'e')).toHaveLength(300);
});

test('special characters are searched literally', () => {
  for (const term of ['.*', '$&', 'constructor', '\\'])
    expect(searchTree(aTree(), term)).toEqual([]);
});
