import type { LibraryPath } from '#contract/library-path.ts';
import type { Place } from '../../../paths.ts';

/** The new place after a folder was renamed; undefined when the place is not affected. */
export function placeAfterRename(
  place: Place,
  folder: LibraryPath,
  name: string,
): Place | undefined {
  if (!isIn(place, folder)) return undefined;
  return folder.week === undefined ? { ...place, year: name } : { ...place, week: name };
}

/** The parent of the deleted item; undefined when the place is not affected. */
export function placeAfterDeletion(place: Place, gone: LibraryPath): Place | undefined {
  if (!isIn(place, gone)) return undefined;
  if (gone.week === undefined) return {};
  return gone.name === undefined ? { year: gone.year } : { year: gone.year, week: gone.week };
}

function isIn(place: Place, { year, week, name }: LibraryPath): boolean {
  return (
    place.year === year &&
    (week === undefined || place.week === week) &&
    (name === undefined || place.resource === name)
  );
}
