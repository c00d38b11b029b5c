import { timeWait } from '../recent-waits.ts';
import type { BlobCache } from './blob-cache.ts';
import type { ByteRange, FileStore } from './file-store.ts';
import { missing, toStoreFailure } from './store-error.ts';
import { withStoreTimeout } from './store-timeout.ts';

/** For reading a whole blob into the cache; a blob that takes longer is streamed. */
const INTO_MEMORY_WITHIN_MS = 1000;
/** For the first bytes and for any others: a page should show an error within five seconds. */
const BYTES_WITHIN_MS = 2000;

/** Reads a blob, or a part of it, into memory; throws when the store does not have it or stops sending. */
export async function readRequired(
  files: Pick<FileStore, 'read'>,
  blob: string,
  range?: ByteRange,
): Promise<Buffer<ArrayBuffer>> {
  const content = await readInTime(files, blob, range);
  if (!content) throw missing(blob);
  return content;
}

/** Undefined when there is no such blob; throws when the store stops sending. */
export async function readInTime(
  files: Pick<FileStore, 'read'>,
  blob: string,
  range?: ByteRange,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const opening = files.read(blob, range);
  const content = await inTime(opening).catch((error: unknown) => {
    // Content that arrives too late would keep a file or a connection open.
    void opening.then(
      (late) => late && release(late[Symbol.asyncIterator]()),
      () => undefined,
    );
    throw error;
  });
  if (!content) return undefined;
  const chunks = content[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  try {
    for (;;) {
      const { done, value } = await inTime(chunks.next());
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
): Promise<Buffer<ArrayBuffer> | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), INTO_MEMORY_WITHIN_MS);
  });
  const reading = cache.read(blob, size).catch(throwStoreFailure);
  return timeWait('store', Promise.race([reading, late])).finally(() => clearTimeout(timer));
}

/** The size of a blob that a row refers to; throws when the store does not have it. */
export async function requireStoredSize(
  files: Pick<FileStore, 'sizeOf'>,
  blob: string,
  withinMs = BYTES_WITHIN_MS,
): Promise<number> {
  const size = await inTime(files.sizeOf(blob), withinMs);
  if (size === undefined) throw missing(blob);
  return size;
}

/** The answer of the store; throws a failure of the store when there is none in time. */
export function inTime<Result>(work: Promise<Result>, ms = BYTES_WITHIN_MS): Promise<Result> {
  return timeWait('store', withStoreTimeout(ms, work.catch(throwStoreFailure)));
}

export function release(chunks: AsyncIterator<Uint8Array>): void {
  void chunks.return?.().catch(() => undefined);
}

function throwStoreFailure(error: unknown): never {
  throw toStoreFailure(error);
}
