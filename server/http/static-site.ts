import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType, mimes } from 'hono/utils/mime';
import { FORM_PAGES, PAGE_ROUTES } from '#contract/page-routes.ts';
import { AppError } from '../app-error.ts';
import { acceptsEncoding } from './accepts-encoding.ts';
import { parseRange } from './byte-range.ts';
import { largestNetworkOf } from './client-network.ts';
import type { App, AppContext } from './context.ts';
import { isNotModified } from './not-modified.ts';

export interface Asset {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

interface EncodedAsset extends Asset {
  encoding?: string;
}

/** The built site by address: `/assets/app-1a2b3c.js`, and the same with `.br` and `.gz`. */
export type Site = ReadonlyMap<string, Asset>;

const PAGE = '/index.html';
const HASHED_FOLDER = '/assets/';
/** What the build says about its files is for the server alone. */
const BUILD_FOLDER = '/.vite/';
const HASHED_FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';
const NEVER = 'no-store';
/** Longer than any address of a build. */
const LONGEST_ASSET_PATH = 200;
const TYPES = { ...mimes, md: 'text/markdown; charset=utf-8', vtt: 'text/vtt; charset=utf-8' };
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * Read whole at start: a process keeps serving the release it began with, whatever a later build does
 * to the folder, and no path in a request ever reaches the file system.
 */
export async function readSite(folder: string): Promise<Site> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const assets = files.map(async (entry): Promise<[string, Asset]> => {
    const file = join(entry.parentPath, entry.name);
    return [`/${relative(folder, file).split(sep).join('/')}`, await readAsset(file)];
  });
  return new Map(await Promise.all(assets));
}

interface Pages {
  sendPage: (c: AppContext) => Promise<Response>;
  sendNotFound: (c: AppContext) => Promise<Response>;
  /** Answers a form that was posted without script. */
  answerForm: (c: AppContext) => Promise<Response>;
}

export function mountStaticSite(
  app: App,
  site: Site,
  { sendPage, sendNotFound, answerForm }: Pages,
  findKeptAsset: (path: string, network: string) => Promise<Asset | undefined>,
): void {
  for (const route of PAGE_ROUTES) app.get(route, sendPage);
  for (const route of FORM_PAGES) app.post(route, answerForm);
  app.get('*', async (c, next) => {
    const { path } = c.req;
    if (site.has(path))
      return mayBeAsset(path) ? sendAsset(c, path, choose(c, site, path)) : next();
    const kept = await findKeptAsset(path, largestNetworkOf(c.var.network));
    return kept ? sendAsset(c, path, kept) : next();
  });
  app.notFound((c) => {
    if (`${c.req.path}/`.startsWith('/api/')) throw new AppError('request/not-found');
    return wantsPage(c) ? sendNotFound(c) : c.text('Not found', 404, { 'Cache-Control': NEVER });
  });
}

/** The file in the best encoding that the browser accepts. */
export function choose(c: AppContext, files: Site, path: string): EncodedAsset {
  for (const { name, suffix } of ENCODINGS) {
    const encoded = acceptsEncoding(c, name) && files.get(path + suffix);
    if (encoded) return { ...encoded, encoding: name };
  }
  const plain = files.get(path);
  if (!plain) throw new Error(`the site was built without ${path}`);
  return plain;
}

function sendAsset(c: AppContext, path: string, { bytes, etag, encoding }: EncodedAsset): Response {
  const caching = path.startsWith(HASHED_FOLDER) ? HASHED_FOR_EVER : ASK_EACH_TIME;
  c.header('ETag', etag);
  if (isNotModified(c, etag)) {
    return c.body(null, 304, { 'Cache-Control': caching, Vary: 'Accept-Encoding' });
  }
  if (!encoding && c.req.header('Range')) return sendPart(c, bytes, headers(path, caching, bytes));
  return c.body(bytes, 200, headers(path, caching, bytes, encoding));
}

/** Some browsers play a film only from a server that gives it in parts. */
function sendPart(c: AppContext, bytes: Asset['bytes'], whole: Record<string, string>): Response {
  const size = bytes.byteLength;
  const range = parseRange(c.req.header('Range'), size);
  if (range === 'all') return c.body(bytes, 200, whole);
  if (range === 'unsatisfiable') return c.body(null, 416, { 'Content-Range': `bytes */${size}` });
  const part = bytes.subarray(range.start, range.end + 1);
  return c.body(part, 206, {
    ...whole,
    'Content-Length': String(part.byteLength),
    'Content-Range': `bytes ${range.start}-${range.end}/${size}`,
  });
}

async function readAsset(file: string): Promise<Asset> {
  return assetOf(await readFile(file));
}

export function assetOf(content: Uint8Array): Asset {
  const bytes = new Uint8Array(content);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}

function headers(path: string, caching: string, bytes: Uint8Array, encoding?: string) {
  return {
    'Content-Type': typeOf(path) ?? 'application/octet-stream',
    'Content-Length': String(bytes.byteLength),
    'Cache-Control': caching,
    Vary: 'Accept-Encoding',
    ...(!encoding && { 'Accept-Ranges': 'bytes' }),
    ...(encoding && { 'Content-Encoding': encoding }),
  };
}

/** Whether some release may have an asset at this address. Pages and compressed copies of assets do not count. */
export function mayBeAsset(path: string): boolean {
  if (path === PAGE || path.startsWith(BUILD_FOLDER)) return false;
  if (isEncoded(path) || path.length > LONGEST_ASSET_PATH) return false;
  return path.startsWith(HASHED_FOLDER) || typeOf(path) !== undefined;
}

function typeOf(path: string): string | undefined {
  return getMimeType(path, TYPES);
}

function isEncoded(path: string): boolean {
  return ENCODINGS.some(({ suffix }) => path.endsWith(suffix));
}

/** A person who mistyped an address gets the site's own not-found page; a program gets a plain one. */
function wantsPage(c: AppContext): boolean {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const isOfBuild = c.req.path.startsWith(HASHED_FOLDER);
  return isRead && !isOfBuild && (c.req.header('Accept') ?? '').includes('text/html');
}
