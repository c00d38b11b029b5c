import type { Tree } from '#contract/library.ts';
import type { LibraryPath } from '#contract/library-path.ts';
import { weeksByName } from '#contract/weeks-by-name.ts';
import { libraryChangesCopy } from '../../../copy/library-changes.ts';
import { otherFolders } from '../../../copy/other-folders.ts';
import { findWeek, findYear } from '../tree/find-in-tree.ts';

/** The contents of a year group or a week, such as '3 weeks and 41 files'; undefined when it is empty. */
export function describeContents(tree: Tree | undefined, folder: LibraryPath): string | undefined {
  const weeks = folder.week === undefined ? (findYear(tree, folder.year)?.weeks ?? []) : [];
  const week = findWeek(tree, folder);
  const files = [...weeks, ...(week ? [week] : [])].flatMap(({ resources }) => resources).length;
  return contentsInWords({ ...weeksByName(weeks.map(({ name }) => name)), files });
}

interface Contents {
  weeks: number;
  /** The names of folders that are not weeks. */
  others?: readonly string[] | undefined;
  files: number;
}

export function contentsInWords({ weeks, others = [], files }: Contents): string | undefined {
  const { weeks: weeksText, files: filesText } = libraryChangesCopy.contents;
  const parts = [
    ...(weeks > 0 ? [weeksText(weeks)] : []),
    ...otherFolders(others),
    ...(files > 0 ? [filesText(files)] : []),
  ];
  return parts.length > 0 ? LIST.format(parts) : undefined;
}

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
