import { AppError } from '../app-error.ts';
import type { ByteRange, FileStore } from '../files/file-store.ts';
import type { HotBlobs } from '../files/hot-blobs.ts';
import { parseRange } from './byte-range.ts';
import type { AppContext } from './context.ts';

interface Content {
  hash: string;
  size: number;
  type: string;
}

/** Tells the listener that the answer is on its way. */
const ALREADY_SENT = { 'x-hono-already-sent': 'true' };

/** Answers with a blob, or the part that was asked for, or that the caller has it already. */
export async function answerFile(
  c: AppContext,
  { hash, size, type }: Content,
  { files, hot }: { files: FileStore; hot: HotBlobs },
): Promise<Response> {
  const etag = `"${hash}"`;
  c.header('ETag', etag);
  c.header('Accept-Ranges', 'bytes');
  c.header('Cache-Control', 'private, no-cache');
  if (c.req.header('If-None-Match')?.split(/,\s*/).includes(etag)) return c.body(null, 304);

  const range = isFresh(c, etag) ? parseRange(c.req.header('Range'), size) : 'all';
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${size}`);
    return c.body(null, 416);
  }
  const { start, end } = range === 'all' ? { start: 0, end: size - 1 } : range;
  c.header('Content-Type', type);
  c.header('Content-Length', String(end - start + 1));
  if (range !== 'all') c.header('Content-Range', `bytes ${start}-${end}/${size}`);
  const status = range === 'all' ? 200 : 206;

  const whole = await hot.whole(hash, size);
  if (!whole) return c.body(await streamOf(files, hash, { start, end }), status);
  const part = whole.subarray(start, end + 1);
  return c.env?.outgoing ? sendNow(c, c.env.outgoing, status, part) : c.body(part, status);
}

/**
 * Hands the bytes to the socket as they are. As the body of a response they would be copied and wrapped in a
 * stream, which takes longer than everything else together.
 */
function sendNow(
  c: AppContext,
  outgoing: NonNullable<AppContext['env']['outgoing']>,
  status: number,
  part: Buffer,
): Response {
  outgoing.writeHead(status, Object.fromEntries(c.res.headers));
  outgoing.end(part);
  return new Response(null, { status, headers: ALREADY_SENT });
}

/** A part of an older version must not be put together with parts of a newer one. */
function isFresh(c: AppContext, etag: string): boolean {
  const condition = c.req.header('If-Range');
  return condition === undefined || condition === etag;
}

async function streamOf(
  files: FileStore,
  hash: string,
  range: ByteRange,
): Promise<ReadableStream<Uint8Array>> {
  const content = await files.read(hash, range);
  if (!content) throw new AppError('resource/not-found');
  return ReadableStream.from(content);
}
