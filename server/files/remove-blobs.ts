import type { Deps } from '../deps.ts';
import { mayBeShared } from './blob-name.ts';

const AT_ONCE = 16;

/**
 * Removes blobs to which no row refers any more, after the transaction that saw to it. That one is
 * done, so this never fails: what is left, and what other rows may share, is left to the collection.
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
