import type { Bucket } from '#contract/library.ts';
import { KEEP_FILE, parseLibraryPath } from '#contract/library-path.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { contentOf } from '../../files/blob-content.ts';
import type { BlobKeeper } from '../../files/blob-keeper.ts';
import { type AuditEntry, insertAuditEntry } from '../audit/audit.queries.ts';
import {
  deleteObject,
  deleteObjectsBelow,
  findFolder,
  insertFolder,
  lockLibrary,
  moveFavourites,
  moveObjects,
} from './changes.queries.ts';

export interface ChangeNeeds extends Pick<Deps, 'db' | 'files' | 'now'> {
  blobs: BlobKeeper;
}

export async function createFolder(
  { db, files, blobs }: ChangeNeeds,
  path: string,
  actor: string,
): Promise<void> {
  await blobs.using(async () => {
    const { hash } = await files.put(contentOf(new Uint8Array()));
    await change(db, async (transaction) => {
      const year = parentOf(path);
      if (year !== undefined) await requireFolder(transaction, year);
      if (await findFolder(transaction, path)) throw new AppError('folder/exists');
      await blobs.confirm(transaction, [hash]);
      await insertFolder(transaction, path, hash);
      return { actor, action: 'folder created', subject: path };
    });
  });
}

/** All or nothing, and the favourites with it. Gives the new path. */
export async function renameFolder(
  { db, now }: ChangeNeeds,
  { path, name }: { path: string; name: string },
  actor: string,
): Promise<string> {
  const year = parentOf(path);
  const to = year === undefined ? name : `${year}/${name}`;
  await change(db, async (transaction) => {
    await requireFolder(transaction, path);
    const taken = await findFolder(transaction, to);
    // Its own name in other letters is not somebody else's.
    if (taken !== undefined && taken !== path) throw new AppError('folder/exists');
    await moveObjects(transaction, { from: path, to, now: now() });
    await moveFavourites(transaction, { from: path, to });
    return { actor, action: 'folder renamed', subject: path, details: { to } };
  });
  return to;
}

export async function deleteFolder(
  { db, blobs }: ChangeNeeds,
  path: string,
  actor: string,
): Promise<{ weeks: number; files: number }> {
  const gone = await change(db, async (transaction) => {
    await requireFolder(transaction, path);
    const objects = await deleteObjectsBelow(transaction, path);
    const keeps = objects.filter(({ bucket, name }) => name === KEEP_FILE && bucket === 'learning');
    // One of them is the folder's own.
    const weeks = keeps.length - 1;
    const files = objects.filter(({ name }) => name !== KEEP_FILE).length;
    const details = { weeks, files };
    return { actor, action: 'folder deleted', subject: path, details, objects };
  });
  await blobs.release(gone.objects.flatMap(hashesOf));
  return gone.details;
}

export async function deleteResource(
  { db, blobs }: ChangeNeeds,
  { bucket, path }: { bucket: Bucket; path: string },
  actor: string,
): Promise<void> {
  const gone = await change(db, async (transaction) => {
    const object = await deleteObject(transaction, bucket, path);
    if (!object) throw new AppError('resource/not-found');
    return { actor, action: 'resource deleted', subject: path, details: { bucket }, object };
  });
  await blobs.release(hashesOf(gone.object));
}

/** In one transaction, one change after another, and with its line in the audit log. */
export async function change<Entry extends AuditEntry>(
  db: Database,
  work: (transaction: Database) => Promise<Entry>,
): Promise<Entry> {
  return db.transaction().execute(async (transaction) => {
    await lockLibrary(transaction);
    const entry = await work(transaction);
    const { actor, action, subject, details = {} } = entry;
    await insertAuditEntry(transaction, { actor, action, subject, details });
    return entry;
  });
}

export async function requireFolder(db: Database, path: string): Promise<void> {
  if ((await findFolder(db, path)) !== path) throw new AppError('folder/not-found');
}

export function hashesOf(object: { hash: string; picture_hash: string | null }): string[] {
  return [object.hash, ...(object.picture_hash === null ? [] : [object.picture_hash])];
}

function parentOf(path: string): string | undefined {
  const { year, week } = parseLibraryPath(path) ?? {};
  return week === undefined ? undefined : year;
}
