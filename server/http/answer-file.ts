import { requireStoredSize } from '../files/read-in-time.ts';
import { parseRange } from './byte-range.ts';
import type { AppContext } from './context.ts';
import { type FileSource, openFile } from './file-body.ts';
import { isNotModified } from './not-modified.ts';

interface Content {
  blob: string;
  hash: string;
  size: number;
  type: string;
}

interface Needs extends FileSource {
  /** Headers beside those that describe the content. */
  headers: Record<string, string>;
}

/** A browser may keep the file but has to ask each time, so that it cannot be opened after sign-out. */
export const FILE_CACHING = 'private, no-cache';

/**
 * Answers with a blob or a part of it, or with 304 when the caller has it already. The answer begins once the first
 * bytes have been read, so that a failure before that is answered as an error.
 */
export async function answerFile(
  c: AppContext,
  content: Content,
  { headers, ...source }: Needs,
): Promise<Response> {
  const { hash, size, type } = content;
  const etag = `"${hash}"`;
  const range = isFresh(c, etag) ? parseRange(c.req.header('Range'), size) : 'all';
  const common = {
    ...headers,
    ETag: etag,
    'Accept-Ranges': 'bytes',
    'Cache-Control': FILE_CACHING,
  };
  if (isNotModified(c, etag)) return c.body(null, 304, common);
  if (range === 'unsatisfiable') {
    return c.body(null, 416, { ...common, 'Content-Range': `bytes */${size}` });
  }
  const { start, end } = range === 'all' ? { start: 0, end: size - 1 } : range;
  const all = {
    ...common,
    'Content-Type': type,
    'Content-Length': String(end - start + 1),
    ...(range !== 'all' && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
  };
  const status = range === 'all' ? 200 : 206;
  if (c.req.method === 'HEAD') {
    await requireStoredSize(source.files, content.blob);
    return c.body(null, status, all);
  }
  return c.body(await openFile(c, source, content, range), status, all);
}

/** Keeps a browser from joining parts of two versions. */
function isFresh(c: AppContext, etag: string): boolean {
  const condition = c.req.header('If-Range');
  return condition === undefined || condition === etag;
}
