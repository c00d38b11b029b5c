import { AppError } from '../app-error.ts';
import type { ByteRange, FileStore } from '../files/file-store.ts';
import type { HotBlobs } from '../files/hot-blobs.ts';
import { parseRange } from './byte-range.ts';
import type { AppContext } from './context.ts';
import { hasAlready } from './has-already.ts';

interface Content {
  blob: string;
  hash: string;
  size: number;
}

interface Needs {
  files: FileStore;
  hot: HotBlobs;
  headersFor: (range: ByteRange | 'all') => Record<string, string>;
}

const OF_A_BODY = new Set(['Content-Type', 'Content-Length']);

/** Answers with a blob, or the part that was asked for, or that the caller has it already. */
export async function answerFile(
  c: AppContext,
  { blob, hash, size }: Content,
  { files, hot, headersFor }: Needs,
): Promise<Response> {
  const etag = `"${hash}"`;
  const range = isFresh(c, etag) ? parseRange(c.req.header('Range'), size) : 'all';
  const headers = Object.entries(headersFor(range === 'unsatisfiable' ? 'all' : range));
  for (const [name, value] of headers) if (!OF_A_BODY.has(name)) c.header(name, value);
  if (hasAlready(c, etag)) {
    c.header('Content-Range', undefined);
    return c.body(null, 304);
  }
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${size}`);
    return c.body(null, 416);
  }

  for (const [name, value] of headers) c.header(name, value);
  const part = range === 'all' ? { start: 0, end: size - 1 } : range;
  const whole = await hot.whole(blob, size);
  const body = whole ? whole.subarray(part.start, part.end + 1) : await streamOf(files, blob, part);
  return c.body(body, range === 'all' ? 200 : 206);
}

/** A part of an older version must not be put together with parts of a newer one. */
function isFresh(c: AppContext, etag: string): boolean {
  const condition = c.req.header('If-Range');
  return condition === undefined || condition === etag;
}

async function streamOf(
  files: FileStore,
  blob: string,
  range: ByteRange,
): Promise<ReadableStream<Uint8Array>> {
  const content = await files.read(blob, range);
  if (!content) throw new AppError('resource/not-found');
  return ReadableStream.from(content);
}
