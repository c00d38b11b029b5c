import { readBlob } from './blob-content.ts';
import type { FileStore } from './file-store.ts';

type Blob = Buffer<ArrayBuffer>;

export interface HotBlobs {
  /** The whole blob from memory, read into it if it fits; undefined when it is too large or not there. */
  whole: (hash: string, size: number) => Promise<Blob | undefined>;
}

/** No single blob may push out most of the others. */
const LARGEST_SHARE = 1 / 8;

/**
 * Keeps what was read lately in memory, up to a number of bytes. Blobs never change, so nothing kept is ever
 * stale; many who ask for one at once share a single read.
 */
export function createHotBlobs(files: FileStore, mostBytes: number): HotBlobs {
  const kept = new Map<string, Promise<Blob | undefined>>();
  const sizes = new Map<string, number>();
  let bytes = 0;
  return { whole };

  async function whole(hash: string, size: number): Promise<Blob | undefined> {
    if (size > mostBytes * LARGEST_SHARE) return undefined;
    const blob = kept.get(hash) ?? keep(hash, size);
    // The one used last goes last.
    kept.delete(hash);
    kept.set(hash, blob);
    return blob;
  }

  function keep(hash: string, size: number): Promise<Blob | undefined> {
    sizes.set(hash, size);
    bytes += size;
    while (bytes > mostBytes) forget(kept.keys().next().value);
    const blob = readBlob(files, hash);
    blob.then(
      (content) => content ?? forget(hash),
      () => forget(hash),
    );
    return blob;
  }

  function forget(hash: string | undefined): void {
    if (hash === undefined || !sizes.has(hash)) return;
    bytes -= sizes.get(hash) ?? 0;
    sizes.delete(hash);
    kept.delete(hash);
  }
}
