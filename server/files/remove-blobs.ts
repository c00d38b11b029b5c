import type { Deps } from '../deps.ts';
import { mayBeShared } from './blob-name.ts';

const AT_ONCE = 16;

/**
 * Deletes blobs after the transaction that removed the references to them. The change is committed by then, so
 * a failure is only logged. The daily collection deletes what is left, and blobs that other rows may share.
 */
export async function removeBlobs(
  { files, log }: Pick<Deps, 'files' | 'log'>,
  blobs: string[],
): Promise<void> {
  const unshared = blobs.filter((blob) => !mayBeShared(blob));
  for (let at = 0; at < unshared.length; at += AT_ONCE) {
    await Promise.all(unshared.slice(at, at + AT_ONCE).map(remove));
  }

  async function remove(blob: string): Promise<void> {
    try {
      await files.delete(blob);
    } catch (error) {
      log.warn({ err: error, blob }, 'a file that nothing uses is left to the collection');
    }
  }
}
