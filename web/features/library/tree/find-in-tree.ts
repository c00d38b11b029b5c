import type { Tree } from '#contract/library.ts';
import type { LibraryPath } from '#contract/library-path.ts';
import type { Place } from '../../../paths.ts';
import type { Resource } from './resource.ts';

type Year = Tree['years'][number];
type Week = Year['weeks'][number];

/** A resource with the details that lists show. */
export type ListedResource = Resource & Week['resources'][number];

export function findYear(tree: Tree | undefined, year: string | undefined): Year | undefined {
  return tree?.years.find(({ name }) => name === year);
}

export function findWeek(tree: Tree | undefined, { year, week }: Place): Week | undefined {
  return findYear(tree, year)?.weeks.find(({ name }) => name === week);
}

export function findResource(
  tree: Tree | undefined,
  { year, week, resource }: Place,
): ListedResource | undefined {
  const found = findWeek(tree, { year, week })?.resources.find((each) => each.name === resource);
  return found && year && week ? { year, week, ...found } : undefined;
}

/** The title of a week, or of a year group when no week is named. */
export function findTitle(tree: Tree | undefined, { year, week }: Place): string | undefined {
  return week === undefined ? findYear(tree, year)?.title : findWeek(tree, { year, week })?.title;
}

/** Whether a year group, week or resource exists at the path. */
export function isInTree(tree: Tree, path: LibraryPath): boolean {
  if (path.name !== undefined) {
    return findResource(tree, { ...path, resource: path.name }) !== undefined;
  }
  if (path.week !== undefined) return findWeek(tree, path) !== undefined;
  return findYear(tree, path.year) !== undefined;
}
