import { readBlob } from './blob-content.ts';
import type { FileStore } from './file-store.ts';

type Content = Buffer<ArrayBuffer>;

export interface BlobCache {
  /** The whole blob, from memory or read into memory now; undefined when it is too large or missing. */
  read: (blob: string, size: number) => Promise<Content | undefined>;
}

/** No single blob may push out most of the others. */
const LARGEST_SHARE = 1 / 8;

/**
 * Keeps recently used blobs in memory, up to a number of bytes. Blobs never change, so none is ever stale.
 * Concurrent callers of the same blob share one read.
 */
export function createBlobCache(files: FileStore, mostBytes: number): BlobCache {
  const kept = new Map<string, Promise<Content | undefined>>();
  const sizes = new Map<string, number>();
  let bytes = 0;
  return { read };

  async function read(blob: string, size: number): Promise<Content | undefined> {
    if (size > mostBytes * LARGEST_SHARE) return undefined;
    const content = kept.get(blob) ?? keep(blob, size);
    // Moved to the end: the blob at the front, used longest ago, is forgotten first.
    kept.delete(blob);
    kept.set(blob, content);
    return content;
  }

  function keep(blob: string, size: number): Promise<Content | undefined> {
    sizes.set(blob, size);
    bytes += size;
    while (bytes > mostBytes) forget(kept.keys().next().value);
    const content = readBlob(files, blob);
    content.then(
      // A blob that is cut short may be repaired.
      (found) => found?.byteLength === size || forget(blob),
      () => forget(blob),
    );
    return content;
  }

  function forget(blob: string | undefined): void {
    if (blob === undefined || !sizes.has(blob)) return;
    bytes -= sizes.get(blob) ?? 0;
    sizes.delete(blob);
    kept.delete(blob);
  }
}
