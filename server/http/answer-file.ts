import { parseRange } from './byte-range.ts';
import type { AppContext } from './context.ts';
import { type FileSource, openFile, requireStored } from './file-body.ts';
import { isNotModified } from './not-modified.ts';

interface Content {
  blob: string;
  hash: string;
  size: number;
  type: string;
}

interface Needs extends FileSource {
  /** Of this answer, beside those that say which bytes it has. */
  headers: Record<string, string>;
}

/** May be kept but has to be asked about each time, so that it is gone with the sign-out. */
export const FILE_CACHING = 'private, no-cache';

/**
 * Answers with a blob, or the part that was asked for, or that the caller has it already. Nothing of the
 * answer is begun before its first bytes are there, so that a failure is answered as one.
 */
export async function answerFile(
  c: AppContext,
  content: Content,
  { headers, ...source }: Needs,
): Promise<Response> {
  const { hash, size, type } = content;
  const etag = `"${hash}"`;
  const range = isFresh(c, etag) ? parseRange(c.req.header('Range'), size) : 'all';
  const always = {
    ...headers,
    ETag: etag,
    'Accept-Ranges': 'bytes',
    'Cache-Control': FILE_CACHING,
  };
  if (isNotModified(c, etag)) return c.body(null, 304, always);
  if (range === 'unsatisfiable') {
    return c.body(null, 416, { ...always, 'Content-Range': `bytes */${size}` });
  }
  const { start, end } = range === 'all' ? { start: 0, end: size - 1 } : range;
  const all = {
    ...always,
    'Content-Type': type,
    'Content-Length': String(end - start + 1),
    ...(range !== 'all' && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
  };
  const status = range === 'all' ? 200 : 206;
  if (c.req.method === 'HEAD') {
    await requireStored(c, source, content);
    return c.body(null, status, all);
  }
  return c.body(await openFile(c, source, content, range), status, all);
}

/** A part of an older version must not be put together with parts of a newer one. */
function isFresh(c: AppContext, etag: string): boolean {
  const condition = c.req.header('If-Range');
  return condition === undefined || condition === etag;
}
