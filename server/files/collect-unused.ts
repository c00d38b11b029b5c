import type { Deps } from '../deps.ts';
import { collectPictures } from '../pictures/collect-pictures.ts';
import { repeat } from '../repeat.ts';
import { collectTexts } from '../texts/collect-texts.ts';
import { findReferenced } from './blobs.queries.ts';
import { ABANDONED_AFTER_MS, type ListedBlob } from './file-store.ts';

const LOOKED_UP_AT_A_TIME = 100;
const EVERY_MS = 24 * 60 * 60_000;

/** Removes the unused and unfinished blobs of killed processes: once after the start, then every day. */
export function startCollecting(
  needs: Pick<Deps, 'db' | 'files' | 'log' | 'now'>,
): () => Promise<void> {
  const { files, log } = needs;
  const failure = 'looking for files that nothing uses did not succeed';
  return repeat(collect, { everyMs: EVERY_MS, log, failure });

  async function collect(): Promise<void> {
    await files.sweep().catch((error: unknown) => {
      log.warn({ err: error }, 'looking for files that were left unfinished did not succeed');
    });
    await collectPictures(needs);
    await collectTexts(needs.db);
    const removed = await collectUnused(needs);
    if (removed > 0) log.info({ removed }, 'files that nothing used were removed');
  }
}

/**
 * Deletes blobs that were stored a day ago or earlier and that no row refers to; returns how many. A row is
 * inserted soon after its blob is stored, and no new row refers to an old blob, so this needs no lock.
 */
export async function collectUnused({
  db,
  files,
  log,
  now,
}: Pick<Deps, 'db' | 'files' | 'log' | 'now'>): Promise<number> {
  const storedBefore = now().getTime() - ABANDONED_AFTER_MS;
  const errors: unknown[] = [];
  let removed = 0;
  for await (const batch of inBatches(files.list())) {
    const referenced = await findReferenced(db, batch);
    for (const blob of batch) if (!referenced.has(blob)) await remove(blob);
  }
  if (errors.length > 0) {
    const failed = { err: errors[0], files: errors.length };
    log.warn(failed, 'files that nothing uses could not be removed');
  }
  return removed;

  /** A blob that cannot be deleted does not keep the others from being deleted. */
  async function remove(blob: string): Promise<void> {
    try {
      await files.delete(blob);
      removed += 1;
    } catch (error) {
      errors.push(error);
    }
  }

  async function* inBatches(listed: AsyncIterable<ListedBlob>): AsyncIterable<string[]> {
    let batch: string[] = [];
    for await (const { blob, storedAt } of listed) {
      if (storedAt.getTime() > storedBefore) continue;
      batch.push(blob);
      if (batch.length < LOOKED_UP_AT_A_TIME) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }
}
