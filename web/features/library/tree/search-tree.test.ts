import { expect, test } from 'vitest';
import { aTree } from '../../../testing/a-tree.ts';
import { searchTree } from './search-tree.ts';

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
