import type { ByteRange, FileStore } from '../files/file-store.ts';
import type { BlobCache } from '../files/blob-cache.ts';
import { openInTime, readCachedInTime, release } from '../files/read-in-time.ts';
import { missing, toStoreFailure, wrongSize } from '../files/store-error.ts';
import { createStorePatience, type StorePatience } from '../files/store-patience.ts';
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

/** Longer than for the first bytes, because a store that has begun to send is alive. */
const NEXT_BYTES_WITHIN_MS = 2500;

/** The bytes of a blob or of a part of it, once the first have been read; throws when none arrive in time. */
export async function openFile(
  c: AppContext,
  { files, cache }: FileSource,
  file: StoredFile,
  range: ByteRange | 'all',
): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>> {
  const { start, end } = range === 'all' ? { start: 0, end: file.size - 1 } : range;
  const patience = createStorePatience();
  const whole = await readCachedInTime(cache, file, patience);
  if (whole && whole.byteLength !== file.size) throw wrongSize(file.blob);
  if (whole) return whole.subarray(start, end + 1);
  const opening = open(files, file.blob, range === 'all' ? undefined : range);
  const opened = await openInTime(patience, opening, ({ chunks }) => chunks);
  if (!opened) throw missing(file.blob);
  return streamFrom(c, opened, end - start + 1);
}

/**
 * Bytes of several blobs, `bytes` in all, once the first have been read; throws when none arrive in time. Like a single
 * file they end with the connection when a part of them cannot be read.
 */
export async function openChunks(
  c: AppContext,
  chunks: AsyncIterator<Uint8Array>,
  { bytes, patience }: { bytes: number; patience: StorePatience },
): Promise<ReadableStream<Uint8Array>> {
  try {
    return streamFrom(c, { chunks, first: await patience.wait(chunks.next()) }, bytes);
  } catch (error) {
    release(chunks);
    throw error;
  }
}

interface Opened {
  /** Undefined for several blobs. */
  blob?: string;
  chunks: AsyncIterator<Uint8Array>;
  first: IteratorResult<Uint8Array>;
}

async function open(
  files: FileSource['files'],
  blob: string,
  range: ByteRange | undefined,
): Promise<Opened | undefined> {
  const content = await files.read(blob, range);
  const chunks = content?.[Symbol.asyncIterator]();
  return chunks && { blob, chunks, first: await chunks.next() };
}

function streamFrom(c: AppContext, { blob, chunks, first }: Opened, bytes: number): ReadableStream {
  const outgoing = c.env?.outgoing;
  let left = bytes;
  let chunk = counted(first);
  // When the caller disconnects nothing else closes the file.
  outgoing?.once('close', () => release(chunks));
  if (outgoing?.destroyed) release(chunks);
  return new ReadableStream({ pull, cancel: () => release(chunks) }, { highWaterMark: 0 });

  async function pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    try {
      const next = chunk ?? withStoreTimeout(NEXT_BYTES_WITHIN_MS, chunks.next()).then(counted);
      chunk = await next;
    } catch (error) {
      const failure = toStoreFailure(error);
      c.set('storeFault', failure.fault);
      c.set('isBrokenOff', true);
      const { reason } = failure;
      const broken = failure.blob ?? blob;
      c.var.log.error({ err: failure, reason, blob: broken }, 'a file broke off in the middle');
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
    if (left < 0 || (done && left > 0)) throw wrongSize(blob);
    return done ? undefined : value;
  }
}
