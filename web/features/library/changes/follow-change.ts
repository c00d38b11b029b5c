import type { LibraryPath } from '#contract/library-path.ts';
import type { Place } from '../../../paths.ts';

/** Where a place is after a folder has another name; nothing when it is not touched. */
export function placeAfterRename(
  place: Place,
  folder: LibraryPath,
  name: string,
): Place | undefined {
  if (!isIn(place, folder)) return undefined;
  return folder.week === undefined ? { ...place, year: name } : { ...place, week: name };
}

/** A level above what is gone; nothing when the place is not touched. */
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
