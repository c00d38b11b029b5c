import type { Tree } from '#contract/library.ts';
import type { LibraryPath } from '#contract/library-path.ts';
import { libraryChangesCopy } from '../../../copy/library-changes.ts';
import { findWeek, findYear } from '../tree/find-in-tree.ts';

/** The contents of a year group or a week, such as '3 weeks and 41 files'; undefined when it is empty. */
export function describeContents(tree: Tree | undefined, folder: LibraryPath): string | undefined {
  const weeks = folder.week === undefined ? (findYear(tree, folder.year)?.weeks ?? []) : [];
  const week = findWeek(tree, folder);
  const files = [...weeks, ...(week ? [week] : [])].flatMap(({ resources }) => resources).length;
  return contentsInWords({ weeks: weeks.length, files });
}

export function contentsInWords(amount: { weeks: number; files: number }): string | undefined {
  const { weeks: weeksText, files: filesText } = libraryChangesCopy.contents;
  const parts = [
    ...(amount.weeks > 0 ? [weeksText(amount.weeks)] : []),
    ...(amount.files > 0 ? [filesText(amount.files)] : []),
  ];
  return parts.length > 0 ? parts.join(' and ') : undefined;
}
