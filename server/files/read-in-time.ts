import { timeWait } from '../recent-waits.ts';
import type { BlobCache } from './blob-cache.ts';
import type { ByteRange, FileStore } from './file-store.ts';
import { missing } from './store-error.ts';
import { createStorePatience, type StorePatience } from './store-patience.ts';

interface HowToRead {
  range?: ByteRange;
  /** Given where one answer needs several reads. */
  patience?: StorePatience;
}

/** For reading a whole blob into the cache; a blob that takes longer is streamed. */
const INTO_MEMORY_WITHIN_MS = 1000;

/** Reads a blob, or a part of it, into memory; throws when the store does not have it or is too slow. */
export async function readRequired(
  files: Pick<FileStore, 'read'>,
  blob: string,
  how: HowToRead = {},
): Promise<Buffer<ArrayBuffer>> {
  const content = await readInTime(files, blob, how);
  if (!content) throw missing(blob);
  return content;
}

/** Undefined when there is no such blob; throws when the store is too slow. */
export function readInTime(
  files: Pick<FileStore, 'read'>,
  blob: string,
  { range, patience = createStorePatience() }: HowToRead = {},
): Promise<Buffer<ArrayBuffer> | undefined> {
  // Timed as one wait: slow content arrives in many short ones, each too short to be noted.
  return timeWait('store', readAll(files.read(blob, range), patience));
}

async function readAll(
  opening: ReturnType<FileStore['read']>,
  patience: StorePatience,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const content = await openInTime(patience, opening, (late) => late[Symbol.asyncIterator]());
  if (!content) return undefined;
  const chunks = content[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  try {
    for (;;) {
      const { done, value } = await patience.wait(chunks.next());
      if (done) return Buffer.concat(read);
      read.push(value);
    }
  } finally {
    release(chunks);
  }
}

/** The whole blob from the cache; undefined when it is too large, missing, or slow to read. */
export async function readCachedInTime(
  cache: BlobCache,
  { blob, size }: { blob: string; size: number },
  patience = createStorePatience(),
): Promise<Buffer<ArrayBuffer> | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), INTO_MEMORY_WITHIN_MS);
  });
  const reading = Promise.race([cache.read(blob, size), late]);
  return patience.wait(reading).finally(() => clearTimeout(timer));
}

/** The size of a blob that a row refers to; throws when the store does not have it. */
export async function requireStoredSize(
  files: Pick<FileStore, 'sizeOf'>,
  blob: string,
  {
    patience = createStorePatience(),
    withinMs,
  }: { patience?: StorePatience; withinMs?: number } = {},
): Promise<number> {
  const size = await patience.wait(files.sizeOf(blob), withinMs);
  if (size === undefined) throw missing(blob);
  return size;
}

/** Waits for content; closes it if it arrives too late, when it would keep a file or a connection open. */
export function openInTime<Content>(
  patience: StorePatience,
  opening: Promise<Content | undefined>,
  chunksOf: (content: Content) => AsyncIterator<Uint8Array>,
): Promise<Content | undefined> {
  return patience.wait(opening).catch((error: unknown) => {
    void opening.then(
      (late) => late && release(chunksOf(late)),
      () => undefined,
    );
    throw error;
  });
}

export function release(chunks: AsyncIterator<Uint8Array>): void {
  void chunks.return?.().catch(() => undefined);
}
