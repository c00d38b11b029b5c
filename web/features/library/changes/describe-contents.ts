import type { Tree } from '#contract/library.ts';
import type { LibraryPath } from '#contract/library-path.ts';
import { libraryChangesCopy } from '../../../copy/library-changes.ts';
import { findWeek, findYear } from '../tree/find-in-tree.ts';

/** The contents of a year group or a week, such as '3 weeks and 41 files'; undefined when it is empty. */
export function describeContents(tree: Tree | undefined, folder: LibraryPath): string | undefined {
  const { weeks: weeksText, files: filesText } = libraryChangesCopy.contents;
  const weeks = folder.week === undefined ? (findYear(tree, folder.year)?.weeks ?? []) : [];
  const week = findWeek(tree, folder);
  const files = [...weeks, ...(week ? [week] : [])].flatMap(({ resources }) => resources).length;
  const parts = [
    ...(weeks.length > 0 ? [weeksText(weeks.length)] : []),
    ...(files > 0 ? [filesText(files)] : []),
  ];
  return parts.length > 0 ? parts.join(' and ') : undefined;
}
