import type { Bucket } from '#contract/library.ts';
import { KEEP_FILE } from '#contract/library-path.ts';
import { keptUntil } from '#contract/retention.ts';
import { weeksByName } from '#contract/weeks-by-name.ts';
import type { Database } from '../../db/database.ts';
import { deleteLastPlacesIn } from '../last-places/last-places.queries.ts';
import { noteDeletedFavourites } from './deleted-favourites.queries.ts';
import { insertDeletion, moveOutOfLibrary } from './deletions.queries.ts';

interface Deleting {
  path: string;
  /** The bucket of a resource; a folder is in both. */
  bucket: Bucket | 'both';
  actor: string;
  now: Date;
}

/** Moves a folder or a resource from the library to the recently deleted ones; says how much that was. */
export async function keepDeleted(
  transaction: Database,
  { path, bucket, actor, now }: Deleting,
): Promise<{ id: string; weeks: number; files: number }> {
  const expires_at = keptUntil('deletedResources', now);
  const deletion = { path, deleted_by: actor, deleted_at: now, expires_at };
  const id = await insertDeletion(transaction, deletion);
  const moved = await moveOutOfLibrary(transaction, { id, path, bucket });
  await noteDeletedFavourites(transaction, { id, path });
  // A teacher who was last in a deleted resource continues in its week.
  if (bucket === 'both') await deleteLastPlacesIn(transaction, path);
  const keeps = moved.filter(({ subpath }) => subpath.endsWith(`/${KEEP_FILE}`));
  const folders = keeps.flatMap((each) => {
    // Without a name between the slashes it is that of the deleted folder itself.
    const name = each.subpath.slice(1, -KEEP_FILE.length - 1);
    return each.bucket === 'learning' && name !== '' ? [name] : [];
  });
  return { id, weeks: weeksByName(folders).weeks, files: moved.length - keeps.length };
}
