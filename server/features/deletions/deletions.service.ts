import type { Deletion } from '#contract/deletions.ts';
import { DELETIONS_LISTED, FAVOURITES } from '#contract/limits.ts';
import { parseLibraryPath } from '#contract/library-path.ts';
import { weeksByName } from '#contract/weeks-by-name.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { removeWithPictures } from '../../pictures/collect-pictures.ts';
import { findFolder, findResource } from '../library/changes.queries.ts';
import { blobsOf, changeLibrary, type ChangeNeeds } from '../library/changes.service.ts';
import { isResource } from '../library/tree.ts';
import { addRestoredFavourites, renameRestoredFavourites } from './deleted-favourites.queries.ts';
import * as queries from './deletions.queries.ts';

export async function listDeletions({
  db,
  now,
}: Pick<ChangeNeeds, 'db' | 'now'>): Promise<{ deletions: Deletion[]; total: number }> {
  const time = now();
  const rows = await queries.listDeletions(db, { now: time, most: DELETIONS_LISTED });
  const total =
    rows.length < DELETIONS_LISTED ? rows.length : await queries.countDeletions(db, time);
  return {
    deletions: rows.map(({ deleted_by, deleted_at, expires_at, folders, ...row }) => ({
      ...row,
      ...weeksByName(folders),
      deletedBy: deleted_by,
      deletedAt: deleted_at.toISOString(),
      expiresAt: expires_at.toISOString(),
    })),
    total,
  };
}

/** Puts everything back, with its favourites, or nothing. Returns the path. */
export async function restoreDeletion(
  needs: ChangeNeeds,
  { id, name }: { id: string; name?: string | undefined },
  actor: string,
): Promise<string> {
  const { to } = await changeLibrary(needs, async (transaction) => {
    const deletion = await requireDeletion(transaction, { id, now: needs.now() });
    const { path: from, deleted_at: deletedAt } = deletion;
    const to = await requireTarget(transaction, from, name);
    await queries.moveIntoLibrary(transaction, { id, path: to });
    if (to !== from) await followName(transaction, { id, from, to, deletedAt });
    await addRestoredFavourites(transaction, { id, to, most: FAVOURITES });
    await queries.deleteDeletion(transaction, id);
    const action = isFolder(from) ? ('folder restored' as const) : ('resource restored' as const);
    return { actor, action, subject: from, details: to === from ? {} : { to }, to };
  });
  return to;
}

export async function deleteForGood(needs: ChangeNeeds, id: string, actor: string): Promise<void> {
  const { objects } = await changeLibrary(needs, async (transaction) => {
    const { path } = await requireDeletion(transaction, { id, now: needs.now() });
    const objects = await queries.listDeletedBlobs(transaction, id);
    await queries.deleteDeletion(transaction, id);
    const action = isFolder(path)
      ? ('folder deleted for good' as const)
      : ('resource deleted for good' as const);
    return { actor, action, subject: path, objects };
  });
  await removeWithPictures(needs, objects.flatMap(blobsOf));
}

/** Favourites, and what was deleted from a folder before it was deleted itself, follow it to its new name. */
async function followName(
  transaction: Database,
  { id, from, to, deletedAt }: { id: string; from: string; to: string; deletedAt: Date },
): Promise<void> {
  await renameRestoredFavourites(transaction, { id, from, to });
  for (const earlier of await queries.moveDeletions(transaction, { from, to, deletedAt })) {
    const before = from + earlier.path.slice(to.length);
    await renameRestoredFavourites(transaction, { id: earlier.id, from: before, to: earlier.path });
  }
}

async function requireDeletion(db: Database, wanted: { id: string; now: Date }) {
  const deletion = await queries.findDeletion(db, wanted);
  if (!deletion) throw new AppError('deletion/not-found');
  return deletion;
}

/** The path under which it comes back: in the folder it was in, and not taken. */
async function requireTarget(db: Database, from: string, name?: string): Promise<string> {
  const parts = from.split('/');
  const ownName = name ?? parts.at(-1) ?? from;
  if (!isFolder(from) && !isResource(ownName)) {
    throw new AppError('request/invalid', { fields: { name: 'must end with .pdf' } });
  }
  const parent = parts.slice(0, -1).join('/');
  const folder = parent === '' ? '' : await findFolder(db, parent);
  if (folder === undefined) throw new AppError('deletion/folder-missing');
  const to = folder === '' ? ownName : `${folder}/${ownName}`;
  const taken = isFolder(from) ? await findFolder(db, to) : await findResource(db, to);
  if (taken !== undefined) throw new AppError('deletion/name-taken');
  return to;
}

function isFolder(path: string): boolean {
  return parseLibraryPath(path)?.name === undefined;
}
