import { AppError } from '../app-error.ts';
import type { ByteRange, FileStore } from '../files/file-store.ts';
import type { BlobCache } from '../files/blob-cache.ts';
import { withStoreTimeout } from '../files/store-timeout.ts';
import type { AppContext } from './context.ts';

export interface FileSource {
  files: Pick<FileStore, 'read' | 'sizeOf'>;
  cache: BlobCache;
}

interface StoredFile {
  blob: string;
  size: number;
}

/** For reading a whole blob into the cache; a blob that takes longer is streamed. */
const INTO_MEMORY_WITHIN_MS = 1000;
/** Together with the time above less than the five seconds after which a page should show an error. */
const FIRST_BYTES_WITHIN_MS = 2500;
const NEXT_BYTES_WITHIN_MS = 15_000;

/** The bytes of a blob or of a part of it, once the first have been read; throws when none arrive in time. */
export async function openFile(
  c: AppContext,
  { files, cache }: FileSource,
  file: StoredFile,
  range: ByteRange | 'all',
): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>> {
  const { start, end } = range === 'all' ? { start: 0, end: file.size - 1 } : range;
  const whole = await readCached(cache, file);
  if (whole) return whole.subarray(start, end + 1);
  const opening = open(files, file.blob, range === 'all' ? undefined : range);
  const opened = await withStoreTimeout(FIRST_BYTES_WITHIN_MS, opening).catch((error: unknown) => {
    // Content that arrives too late would keep a file or a connection open.
    void opening.then(
      (late) => late && release(late.chunks),
      () => undefined,
    );
    throw error;
  });
  if (!opened) throw missing(c, file);
  return streamFrom(c, opened, end - start + 1);
}

/** For an answer without a body, which still has to say whether the file exists. */
export async function requireStored(
  c: AppContext,
  { files }: Pick<FileSource, 'files'>,
  file: StoredFile,
): Promise<void> {
  const size = await withStoreTimeout(FIRST_BYTES_WITHIN_MS, files.sizeOf(file.blob));
  if (size === undefined) throw missing(c, file);
}

/** Undefined when the blob is too large, missing, or slow to read. */
async function readCached(cache: BlobCache, { blob, size }: StoredFile) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), INTO_MEMORY_WITHIN_MS);
  });
  const whole = await Promise.race([cache.read(blob, size).catch(toUnavailable), late]).finally(
    () => clearTimeout(timer),
  );
  if (whole && whole.byteLength !== size) throw wrongSize();
  return whole;
}

interface Opened {
  chunks: AsyncIterator<Uint8Array>;
  first: IteratorResult<Uint8Array>;
}

async function open(
  files: FileSource['files'],
  blob: string,
  range: ByteRange | undefined,
): Promise<Opened | undefined> {
  const chunks = (await files.read(blob, range).catch(toUnavailable))?.[Symbol.asyncIterator]();
  return chunks && { chunks, first: await chunks.next().catch(toUnavailable) };
}

function streamFrom(c: AppContext, { chunks, first }: Opened, bytes: number): ReadableStream {
  const outgoing = c.env?.outgoing;
  let left = bytes;
  let chunk = counted(first);
  // When the caller disconnects nothing else closes the file.
  outgoing?.once('close', () => release(chunks));
  if (outgoing?.destroyed) release(chunks);
  return new ReadableStream({ pull, cancel: () => release(chunks) }, { highWaterMark: 0 });

  async function pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    try {
      chunk ??= counted(await withStoreTimeout(NEXT_BYTES_WITHIN_MS, chunks.next()));
    } catch (error) {
      c.var.log.error({ err: error }, 'a file broke off in the middle');
      release(chunks);
      // The length was announced, so only closing the connection tells the caller that the file is incomplete.
      outgoing?.destroy();
      return outgoing ? controller.close() : controller.error(error);
    }
    if (chunk) controller.enqueue(chunk);
    else controller.close();
    chunk = undefined;
  }

  /** Undefined at the end; throws when there are more or fewer bytes than announced. */
  function counted({ done, value }: IteratorResult<Uint8Array>): Uint8Array | undefined {
    left -= done ? 0 : value.byteLength;
    if (left < 0 || (done && left > 0)) throw wrongSize();
    return done ? undefined : value;
  }
}

function release(chunks: AsyncIterator<Uint8Array>): void {
  void chunks.return?.().catch(() => undefined);
}

function toUnavailable(error: unknown): never {
  if (error instanceof AppError) throw error;
  throw new AppError('service/unavailable', { cause: error });
}

function missing(c: AppContext, { blob }: StoredFile): AppError {
  c.var.log.error({ blob }, 'a file of the library is missing from the store');
  return new AppError('resource/not-found');
}

function wrongSize(): Error {
  return new Error('a file of the library has another size in the store');
}
