import type { Deletion } from '#contract/deletions.ts';
import type { ChangedKind } from '../../../copy/library-changes.ts';

const KINDS = ['year', 'week', 'resource'] as const;

export interface DeletedItem {
  id: string;
  kind: ChangedKind;
  name: string;
}

export function deletedItem({ id, path }: Deletion): DeletedItem & { folders: string[] } {
  const folders = path.split('/');
  const name = folders.pop() ?? path;
  return { id, kind: KINDS[folders.length] ?? 'resource', name, folders };
}
