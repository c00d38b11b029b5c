import { readBlob } from './blob-content.ts';
import type { FileStore } from './file-store.ts';

type Content = Buffer<ArrayBuffer>;

export interface HotBlobs {
  /** The whole blob from memory, read into it if it fits; undefined when it is too large or not there. */
  whole: (blob: string, size: number) => Promise<Content | undefined>;
}

/** No single blob may push out most of the others. */
const LARGEST_SHARE = 1 / 8;

/**
 * Keeps what was read lately in memory, up to a number of bytes. Blobs never change, so nothing kept is ever
 * stale; many who ask for one at once share a single read.
 */
export function createHotBlobs(files: FileStore, mostBytes: number): HotBlobs {
  const kept = new Map<string, Promise<Content | undefined>>();
  const sizes = new Map<string, number>();
  let bytes = 0;
  return { whole };

  async function whole(blob: string, size: number): Promise<Content | undefined> {
    if (size > mostBytes * LARGEST_SHARE) return undefined;
    const content = kept.get(blob) ?? keep(blob, size);
    // The one used last goes last.
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
      (found) => found ?? forget(blob),
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
