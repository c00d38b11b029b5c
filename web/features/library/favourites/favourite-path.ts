import { joinLibraryPath } from '#contract/join-library-path.ts';

/** What can be starred. A week or a resource needs its place in the library. */
export interface Favouritable {
  type: 'year' | 'week' | 'resource';
  name: string;
  year?: string | undefined;
  week?: string | undefined;
}

/** The path that a favourite is saved under. Undefined when its place is not known. */
export function favouritePath({ type, name, year, week }: Favouritable): string | undefined {
  if (type === 'year') return joinLibraryPath({ year: name });
  if (!year) return undefined;
  if (type === 'week') return joinLibraryPath({ year, week: name });
  return week ? joinLibraryPath({ year, week, name }) : undefined;
}
