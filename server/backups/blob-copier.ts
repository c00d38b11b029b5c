import { reasonOf } from '../app-error.ts';
import { contentOf, readBlob } from '../files/blob-content.ts';
import type { Reference } from '../files/blobs.queries.ts';
import type { FileStore } from '../files/file-store.ts';
import { readAhead } from '../files/read-ahead.ts';
import { peek } from '../files/split-into-parts.ts';
import { StartError } from '../start-error.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { describeLostFile, entryOfBlob, type LostFile } from './manifest.ts';

interface Opened {
  size: number;
  content: AsyncIterable<Uint8Array>;
}

/** Together at most 32 MiB in memory. */
const READ_AT_ONCE = 16;
const SMALL_BYTES = 2 * 1024 * 1024;
/** More lost files than this mean that the store is the wrong one, or fails as a whole. */
const MOST_LOST = 20;

/**
 * Copies blobs into an archive, each once. A blob that cannot be read may belong to a resource that has just
 * been deleted, so it is lost only when a later snapshot still refers to it. The backup goes on without a lost one,
 * because everything else would have no backup either.
 */
export function blobCopier(files: FileStore, archive: ArchiveWriter) {
  const copied = new Set<string>();
  const failed = new Set<string>();
  const lost = new Map<string, LostFile>();
  let bytes = 0;
  return {
    has: (blob: string) => copied.has(blob) || lost.has(blob),
    amount: () => ({ files: copied.size, bytes }),
    lost: () => [...lost.values()],
    copyAll,
  };

  /** Small blobs are read several at once, because a request to a store takes far longer than their bytes. */
  async function copyAll(references: [string, Reference][], onProgress: () => void): Promise<void> {
    const read = readAhead(references, READ_AT_ONCE, async ([blob, reference]) => ({
      blob,
      reference,
      whole: isSmall(reference) ? await attempt(blob, reference, readWhole) : undefined,
    }));
    for await (const { blob, reference, whole } of read) {
      const opened = isSmall(reference) ? whole : await attempt(blob, reference, open);
      if (opened) await copy(blob, reference, opened);
      onProgress();
    }
  }

  async function copy(
    blob: string,
    { hash, paths }: Reference,
    { size, content }: Opened,
  ): Promise<void> {
    const written = await archive.add(entryOfBlob(blob), size, content);
    if (written !== hash) noteLost({ blob, paths, fault: 'is damaged' });
    copied.add(blob);
    bytes += size;
  }

  async function attempt(
    blob: string,
    { paths }: Reference,
    read: (blob: string) => Promise<Opened | undefined>,
  ): Promise<Opened | undefined> {
    const isLastTry = failed.has(blob);
    failed.add(blob);
    let fault = 'is missing';
    const opened = await read(blob).catch((error: unknown) => {
      fault = `cannot be read (${reasonOf(error)})`;
      return undefined;
    });
    if (!opened && isLastTry) noteLost({ blob, paths, fault });
    return opened;
  }

  function noteLost(file: LostFile): void {
    lost.set(file.blob, file);
    if (lost.size <= MOST_LOST) return;
    throw new StartError(
      `More than ${MOST_LOST} files are missing, damaged or cannot be read, so no backup was made. Is the file store the right one, and is it well? ${describeLostFile(file)}`,
    );
  }

  async function readWhole(blob: string): Promise<Opened | undefined> {
    const bytes = await readBlob(files, blob);
    return bytes && { size: bytes.byteLength, content: contentOf(bytes) };
  }

  /** Reads the first bytes at once, because a blob that is deleted after that can still be read to its end. */
  async function open(blob: string): Promise<Opened | undefined> {
    const size = await files.sizeOf(blob);
    const content = await files.read(blob);
    if (size === undefined || !content) return undefined;
    return { size, content: (await peek(generate(content), 1)).all };
  }
}

/** A picture, whose size is not known, is small. */
function isSmall({ size = 0 }: Reference): boolean {
  return size <= SMALL_BYTES;
}

async function* generate(content: AsyncIterable<Uint8Array>) {
  yield* content;
}
