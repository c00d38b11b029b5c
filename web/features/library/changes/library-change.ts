import type { LibraryPath } from '#contract/library-path.ts';
import type { ChangedKind } from '../../../copy/library-changes.ts';
import type { Resource } from '../tree/resource.ts';

export interface Week {
  year: string;
  week: string;
}

/** The change that an administrator has started. */
export type LibraryChange =
  | { type: 'create'; year?: string }
  | { type: 'rename'; folder: LibraryPath }
  | { type: 'delete-folder'; folder: LibraryPath }
  | { type: 'delete-resource'; resource: Resource };

export function kindOf(change: LibraryChange): ChangedKind {
  if (change.type === 'delete-resource') return 'resource';
  const week = change.type === 'create' ? change.year : change.folder.week;
  return week === undefined ? 'year' : 'week';
}
