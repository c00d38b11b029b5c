import type { SearchResult, Tree } from '#contract/library.ts';
import { SEARCH_RESULTS } from '#contract/limits.ts';
import {
  caseless,
  indexNames,
  type ResourceResult,
  resourceResult,
  searchNames,
  weekResult,
  yearResult,
} from '#contract/search-names.ts';
import { findYear } from './find-in-tree.ts';

interface Named {
  name: string;
  title?: string | undefined;
}

/** The names and then the titles of the loaded tree, searched while the server cannot. */
export function searchTree(tree: Tree, term: string): SearchResult[] {
  const wanted = caseless(term.trim());
  const isAbout = ({ name, title }: Named) =>
    title !== undefined && caseless(title).includes(wanted) && !caseless(name).includes(wanted);
  const weeks = tree.years.flatMap((year) =>
    year.weeks.filter(isAbout).map((week) => weekResult(year, week)),
  );
  return [
    ...searchNames(indexNames(tree), term.trim()),
    ...tree.years.filter(isAbout).map(yearResult),
    ...weeks.slice(0, SEARCH_RESULTS),
  ];
}

/** The weeks that a result for a name stands for, as results of their own. */
export function weeksWithName(
  tree: Tree | undefined,
  { year: yearName, name }: Pick<ResourceResult, 'year' | 'name'>,
): ResourceResult[] {
  const wanted = caseless(name);
  const year = findYear(tree, yearName);
  if (!year) return [];
  return year.weeks.flatMap((week) =>
    week.resources
      .filter((resource) => caseless(resource.name) === wanted)
      .map((resource) => resourceResult(year, week, resource)),
  );
}
