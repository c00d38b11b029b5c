import { expect, test } from 'vitest';
import { boundsOf, type LibraryFigures } from './bounds.ts';

const GOOD: LibraryFigures = {
  textSearches: [10, 20, 29],
  tree: { bare: 100, titled: 129 },
  uploads: { withText: [110], withoutText: [100] },
  zip: { firstByte: [90], grownMiB: 30, seconds: 10, megabytes: 400 },
};

test('every bound of the library holds when all is quick', () => {
  expect(brokenBy({})).toEqual([]);
});

test.each<[string, Partial<LibraryFigures>]>([
  ['search in texts, p95 ms', { textSearches: [31] }],
  ['search in texts, p95 ms', { textSearches: [] }],
  ['tree with titles / without', { tree: { bare: 100, titled: 131 } }],
  ['upload with its text / without', { uploads: { withText: [121], withoutText: [100] } }],
  ['first byte of a week, p95 ms', { zip: { ...GOOD.zip, firstByte: [101] } }],
  ['growth while a week is read slowly, MiB', { zip: { ...GOOD.zip, grownMiB: 41 } }],
])('the bound "%s" breaks', (name, figures) => {
  expect(brokenBy(figures)).toEqual([name]);
});

function brokenBy(figures: Partial<LibraryFigures>): string[] {
  const bounds = Object.entries(boundsOf({ ...GOOD, ...figures }));
  return bounds.filter(([, { holds }]) => !holds).map(([name]) => name);
}
