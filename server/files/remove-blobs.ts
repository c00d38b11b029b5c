import type { Deps } from '../deps.ts';
import { mayBeShared } from './blob-name.ts';
import { StoreError } from './store-error.ts';
import { withStoreTimeout } from './store-timeout.ts';

const AT_ONCE = 16;
/** The caller waits for it; a store that takes longer is given no further blob to delete. */
const REMOVED_WITHIN_MS = 3000;

/**
 * Deletes blobs after the transaction that removed the references to them. The change is committed by then, so
 * a failure is only logged. The daily collection deletes what is left, and blobs that other rows may share.
 */
export async function removeBlobs(
  { files, log }: Pick<Deps, 'files' | 'log'>,
  blobs: string[],
): Promise<void> {
  const unshared = blobs.filter((blob) => !mayBeShared(blob));
  let isLate = false;
  for (let at = 0; at < unshared.length && !isLate; at += AT_ONCE) {
    await Promise.all(unshared.slice(at, at + AT_ONCE).map(remove));
  }

  async function remove(blob: string): Promise<void> {
    try {
      await withStoreTimeout(REMOVED_WITHIN_MS, files.delete(blob));
    } catch (error) {
      isLate ||= error instanceof StoreError && error.fault === 'late';
      log.warn({ err: error, blob }, 'a file that nothing uses is left to the collection');
    }
  }
}
