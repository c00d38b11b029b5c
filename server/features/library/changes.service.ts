import type { Bucket } from '#contract/library.ts';
import { parseLibraryPath } from '#contract/library-path.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { inTurn } from '../../in-turn.ts';
import { type AuditEntry, insertAuditEntry } from '../audit/audit.queries.ts';
import { moveDeletions } from '../deletions/deletions.queries.ts';
import { keepDeleted } from '../deletions/keep-deleted.ts';
import { moveUsage } from '../figures/usage.queries.ts';
import { moveLastPlaces } from '../last-places/last-places.queries.ts';
import {
  findFolder,
  insertFolder,
  lockLibrary,
  moveFavourites,
  moveObjects,
  setFolderTitle,
} from './changes.queries.ts';

export interface ChangeNeeds extends Pick<Deps, 'db' | 'files' | 'log' | 'now'> {
  takeTurn: ReturnType<typeof createChangeTurns>;
}

/**
 * Lets one change run after another. A change waits here before it takes a connection, because changes waiting
 * for the lock of the database would hold all connections.
 * The pause after each change leaves the database to teachers, whose pages read the library again.
 */
export function createChangeTurns() {
  return inTurn({ atOnce: 1, restFactor: 2, longestLine: 500, longestWaitMs: 20_000 });
}

export async function createFolder(
  needs: ChangeNeeds,
  { path, title = null }: { path: string; title?: string | null | undefined },
  actor: string,
): Promise<void> {
  await changeLibrary(needs, async (transaction) => {
    const year = parentOf(path);
    if (year !== undefined) await requireFolder(transaction, year);
    if (await findFolder(transaction, path)) throw new AppError('folder/exists');
    await insertFolder(transaction, path, title);
    const details = title === null ? {} : { title };
    return { actor, action: 'folder created', subject: path, details };
  });
}

/**
 * Renames the folder in all paths and favourites, or nowhere, and changes its title if one is given. Returns the new
 * path.
 */
export async function renameFolder(
  needs: ChangeNeeds,
  { path, name, title }: { path: string; name: string; title?: string | null | undefined },
  actor: string,
): Promise<string> {
  const year = parentOf(path);
  const to = year === undefined ? name : `${year}/${name}`;
  await changeLibrary(needs, async (transaction) => {
    await requireFolder(transaction, path);
    const taken = await findFolder(transaction, to);
    // A folder may be renamed to its own name in another case.
    if (taken !== undefined && taken !== path) throw new AppError('folder/exists');
    if (to !== path) {
      // First, because it looks up what is in the folder, and the others move that.
      await moveUsage(transaction, { from: path, to });
      await moveObjects(transaction, { from: path, to, now: needs.now() });
      await moveFavourites(transaction, { from: path, to });
      await moveLastPlaces(transaction, { from: path, to });
      await moveDeletions(transaction, { from: path, to });
    }
    if (title !== undefined) await setFolderTitle(transaction, to, title);
    const details = { to, ...(title !== undefined && { title }) };
    return { actor, action: 'folder renamed', subject: path, details };
  });
  return to;
}

/** The folder can be restored for 30 days, by the deletion's id. */
export async function deleteFolder(
  needs: ChangeNeeds,
  path: string,
  actor: string,
): Promise<{ weeks: number; files: number; deletionId: string }> {
  const { details, id } = await changeLibrary(needs, async (transaction) => {
    await requireFolder(transaction, path);
    const deleting = { path, bucket: 'both' as const, actor, now: needs.now() };
    const { id, ...details } = await keepDeleted(transaction, deleting);
    return { actor, action: 'folder deleted', subject: path, details, id };
  });
  return { ...details, deletionId: id };
}

/** The resource can be restored for 30 days; returns the deletion's id. */
export async function deleteResource(
  needs: ChangeNeeds,
  { bucket, path }: { bucket: Bucket; path: string },
  actor: string,
): Promise<string> {
  const { id } = await changeLibrary(needs, async (transaction) => {
    const deleting = { path, bucket, actor, now: needs.now() };
    const { id, files } = await keepDeleted(transaction, deleting);
    if (files === 0) throw new AppError('resource/not-found');
    return { actor, action: 'resource deleted', subject: path, details: { bucket }, id };
  });
  return id;
}

/**
 * Runs a change in a transaction of its own, after the changes before it, and writes its audit entry. `undo`
 * runs only when the transaction was certainly not committed: a commit without an answer may have succeeded.
 */
export async function changeLibrary<Entry extends AuditEntry>(
  { db, takeTurn }: Pick<ChangeNeeds, 'db' | 'takeTurn'>,
  work: (transaction: Database) => Promise<Entry>,
  undo = async () => {},
): Promise<Entry> {
  let isCommitting = false;
  try {
    return await takeTurn(() => db.transaction().execute(run));
  } catch (error) {
    if (!isCommitting) await undo();
    throw error;
  }

  async function run(transaction: Database): Promise<Entry> {
    await lockLibrary(transaction);
    const entry = await work(transaction);
    const { actor, action, subject, details = {} } = entry;
    await insertAuditEntry(transaction, { actor, action, subject, details });
    isCommitting = true;
    return entry;
  }
}

export async function requireFolder(db: Database, path: string): Promise<void> {
  if ((await findFolder(db, path)) !== path) throw new AppError('folder/not-found');
}

export function blobsOf(object: { blob: string | null; picture_blob: string | null }): string[] {
  return [object.blob, object.picture_blob].filter((blob) => blob !== null);
}

function parentOf(path: string): string | undefined {
  const { year, week } = parseLibraryPath(path) ?? {};
  return week === undefined ? undefined : year;
}
