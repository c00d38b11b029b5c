import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { PAGE_ROUTES } from '#contract/page-routes.ts';
import { AppError } from '../app-error.ts';
import type { App, AppContext } from './context.ts';

const HASHED_FOLDER = '/assets/';
const HASHED_FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';
const NEVER = 'no-store';
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

interface Asset {
  bytes: Buffer;
  etag: string;
}

/**
 * Serves the built site. Only files that were there at start have an address, so no path in a request
 * ever reaches the file system.
 */
export function mountStaticSite(app: App, folder: string): void {
  const files = new Set(listFiles(folder));
  const loaded = new Map<string, Promise<Asset>>();

  for (const route of PAGE_ROUTES) app.get(route, (c) => sendPage(c, 200));
  app.get('*', async (c, next) => {
    const path = c.req.path;
    const isAsset = files.has(path) && path !== '/index.html' && !isEncoded(path);
    return isAsset ? sendAsset(c, path) : next();
  });
  app.notFound((c) => {
    if (`${c.req.path}/`.startsWith('/api/')) throw new AppError('request/not-found');
    return wantsPage(c) ? sendPage(c, 404) : c.text('Not found', 404, { 'Cache-Control': NEVER });
  });

  async function sendPage(c: AppContext, status: 200 | 404): Promise<Response> {
    const { bytes, encoding } = await choose(c, '/index.html');
    return c.body(toBody(bytes), status, headers('/index.html', NEVER, bytes, encoding));
  }

  async function sendAsset(c: AppContext, path: string): Promise<Response> {
    const { bytes, etag, encoding } = await choose(c, path);
    const caching = path.startsWith(HASHED_FOLDER) ? HASHED_FOR_EVER : ASK_EACH_TIME;
    const given = { ...headers(path, caching, bytes, encoding), ETag: etag };
    if (c.req.header('If-None-Match') !== etag) return c.body(toBody(bytes), 200, given);
    const { 'Content-Length': _, ...unchanged } = given;
    return c.body(null, 304, unchanged);
  }

  async function choose(c: AppContext, path: string): Promise<Asset & { encoding?: string }> {
    const accepted = c.req.header('Accept-Encoding') ?? '';
    const encoding = ENCODINGS.find(
      ({ name, suffix }) => accepted.includes(name) && files.has(path + suffix),
    );
    const asset = await load(path + (encoding?.suffix ?? ''));
    return encoding ? { ...asset, encoding: encoding.name } : asset;
  }

  function load(path: string): Promise<Asset> {
    const known = loaded.get(path);
    if (known) return known;
    const loading = readAsset(join(folder, path));
    loaded.set(path, loading);
    loading.catch(() => loaded.delete(path));
    return loading;
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}

async function readAsset(file: string): Promise<Asset> {
  const bytes = await readFile(file);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}

function headers(path: string, caching: string, bytes: Buffer, encoding: string | undefined) {
  return {
    'Content-Type': getMimeType(path) ?? 'application/octet-stream',
    'Content-Length': String(bytes.byteLength),
    'Cache-Control': caching,
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  };
}

function isEncoded(path: string): boolean {
  return ENCODINGS.some(({ suffix }) => path.endsWith(suffix));
}

/** A person who mistyped an address gets the site's own not-found page; a program gets a plain one. */
function wantsPage(c: AppContext): boolean {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const looksLikeFile = /\.[a-z0-9]+$/i.test(c.req.path) || c.req.path.startsWith(HASHED_FOLDER);
  return isRead && !looksLikeFile && (c.req.header('Accept') ?? '').includes('text/html');
}

function toBody(bytes: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
