import type { Bucket, Tree } from '#contract/library.ts';
import { inNaturalOrder, type LibraryPath } from '#contract/library-path.ts';
import { joinLibraryPath } from '#contract/join-library-path.ts';
import type { Week } from '../changes/library-change.ts';
import { findWeek, findYear } from '../tree/find-in-tree.ts';
import { foldedName, type PlannedUpload } from './upload-item.ts';

/** The bucket of the file that an upload will replace. */
export function replacedBucket(tree: Tree, upload: PlannedUpload): Bucket | undefined {
  const resources = findWeek(tree, upload)?.resources ?? [];
  return resources.find(({ name }) => foldedName(name) === foldedName(upload.name))?.bucket;
}

/** The year groups and weeks that must be created first, each year group before its weeks. */
export function missingFolders(tree: Tree, uploads: readonly Week[]): LibraryPath[] {
  const missing = new Map<string, LibraryPath>();
  for (const { year, week } of uploads) {
    if (!findYear(tree, year)) missing.set(year, { year });
    if (!findWeek(tree, { year, week }))
      missing.set(joinLibraryPath({ year, week }), { year, week });
  }
  return [...missing]
    .toSorted(([one], [other]) => inNaturalOrder(one, other))
    .map(([, path]) => path);
}
