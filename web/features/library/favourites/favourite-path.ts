import { joinLibraryPath } from '#contract/library-path.ts';

/** What can be starred. Below a year group, where it is must be known. */
export interface Favouritable {
  type: 'year' | 'week' | 'resource';
  name: string;
  year?: string | undefined;
  week?: string | undefined;
}

/** Under which path it is kept among the favourites: a year's is its name. Nothing when its place is not known. */
export function favouritePath({ type, name, year, week }: Favouritable): string | undefined {
  if (type === 'year') return joinLibraryPath({ year: name });
  if (!year) return undefined;
  if (type === 'week') return joinLibraryPath({ year, week: name });
  return week ? joinLibraryPath({ year, week, name }) : undefined;
}
