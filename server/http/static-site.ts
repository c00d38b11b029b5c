import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { type HandOver, handOverElement, VISITORS_HAND_OVER } from '#contract/hand-over.ts';
import { PAGE_ROUTES } from '#contract/page-routes.ts';
import { AppError } from '../app-error.ts';
import type { App, AppContext } from './context.ts';

interface Asset {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** The built site by address: `/assets/app-1a2b3c.js`, and the same with `.br` and `.gz`. */
export type Site = ReadonlyMap<string, Asset>;

const PAGE = '/index.html';
const HASHED_FOLDER = '/assets/';
const HASHED_FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';
const NEVER = 'no-store';
const ENCODINGS = [
  { name: 'br', suffix: '.br', accepts: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/ },
  { name: 'gzip', suffix: '.gz', accepts: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/ },
];

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

export function mountStaticSite(
  app: App,
  site: Site,
  handOver: (c: AppContext) => Promise<HandOver>,
): void {
  const page = Buffer.from(site.get(PAGE)?.bytes ?? []).toString();
  for (const route of PAGE_ROUTES) app.get(route, (c) => sendPage(c, 200));
  app.get('*', async (c, next) => {
    const { path } = c.req;
    const isAsset = site.has(path) && path !== PAGE && !isEncoded(path);
    return isAsset ? sendAsset(c, path) : next();
  });
  app.notFound((c) => {
    if (`${c.req.path}/`.startsWith('/api/')) throw new AppError('request/not-found');
    return wantsPage(c) ? sendPage(c, 404) : c.text('Not found', 404, { 'Cache-Control': NEVER });
  });

  async function sendPage(c: AppContext, status: 200 | 404): Promise<Response> {
    // Nothing to hand over where the database cannot be reached: the site asks, and says what is wrong.
    const handed = await handOver(c).catch(() => null);
    if (handed && !handed.session) {
      const { bytes, encoding } = choose(c, PAGE);
      return c.body(bytes, status, headers(PAGE, NEVER, bytes, encoding));
    }
    const text = page.replace(VISITORS_HAND_OVER, () => handOverElement(handed));
    return c.html(text, status, { 'Cache-Control': NEVER });
  }

  function sendAsset(c: AppContext, path: string): Response {
    const { bytes, etag, encoding } = choose(c, path);
    const caching = path.startsWith(HASHED_FOLDER) ? HASHED_FOR_EVER : ASK_EACH_TIME;
    c.header('ETag', etag);
    if (c.req.header('If-None-Match') === etag) {
      return c.body(null, 304, { 'Cache-Control': caching, Vary: 'Accept-Encoding' });
    }
    return c.body(bytes, 200, headers(path, caching, bytes, encoding));
  }

  function choose(c: AppContext, path: string): Asset & { encoding?: string } {
    const accepted = c.req.header('Accept-Encoding') ?? '';
    for (const { accepts, name, suffix } of ENCODINGS) {
      const encoded = accepts.test(accepted) && site.get(path + suffix);
      if (encoded) return { ...encoded, encoding: name };
    }
    const plain = site.get(path);
    if (!plain) throw new Error(`the site was built without ${path}`);
    return plain;
  }
}

async function readAsset(file: string): Promise<Asset> {
  const bytes = new Uint8Array(await readFile(file));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}

function headers(path: string, caching: string, bytes: Uint8Array, encoding: string | undefined) {
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
