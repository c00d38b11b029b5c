import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { collect } from '#testing/file-store-suite.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openTestStore } from '#testing/test-store.ts';
import { openDiskStore } from '../files/disk.ts';
import type { FileStore } from '../files/file-store.ts';
import { createKeptAssets } from './kept-assets.ts';
import { assetOf } from './static-site.ts';

const db = await openTestDatabase();
const DAY_MS = 24 * 60 * 60_000;
const SCRIPT = 'export const release = 1;\n'.repeat(100);
const ANOTHER_RELEASE = {
  '/assets/app-9f8e7d.js': SCRIPT,
  '/assets/app-9f8e7d.js.br': 'brotli',
  '/assets/pdfjs-1.2.3/cmaps/Adobe-Japan1-0.bcmap': 'map',
  '/pictures/new.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '/index.html': 'the page',
  '/home.html': 'the first page',
};
const NETWORK = '192.0.2.1';

describe('an asset that only another release has', () => {
  test('is served as a copy of that release would serve it', async () => {
    const app = await besideAnotherRelease();
    const response = await app.request('/assets/app-9f8e7d.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toContain('text/javascript');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(SCRIPT);
  });

  test('is compressed for a browser that accepts that, and answered with 304 when the browser has it', async () => {
    const app = await besideAnotherRelease();
    const headers = { 'Accept-Encoding': 'gzip, br' };
    const response = await app.request('/assets/app-9f8e7d.js', { headers });
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
    expect(response.headers.get('Vary')).toContain('Accept-Encoding');
    const etag = response.headers.get('ETag') ?? '';
    const again = await app.request('/assets/app-9f8e7d.js', {
      headers: { ...headers, 'If-None-Match': etag },
    });
    expect(again.status).toBe(304);
  });

  test('is served in part to a browser that asks for a part', async () => {
    const app = await besideAnotherRelease();
    const headers = { Range: 'bytes=0-5' };
    const response = await app.request('/assets/app-9f8e7d.js', { headers });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe('export');
  });

  test('may have an unknown file extension and be in a folder', async () => {
    const app = await besideAnotherRelease();
    const response = await app.request('/assets/pdfjs-1.2.3/cmaps/Adobe-Japan1-0.bcmap');
    expect(response.headers.get('Content-Type')).toBe('application/octet-stream');
    expect(await response.text()).toBe('map');
  });

  test('is revalidated each time when its address has no hash', async () => {
    const app = await besideAnotherRelease();
    const response = await app.request('/pictures/new.svg');
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  });
});

test('pages and compressed assets of another release are not served', async () => {
  const app = await besideAnotherRelease();
  const page = await app.request('/', { headers: { Accept: 'text/html' } });
  expect(await page.text()).toContain('Spelling Orchard');
  for (const path of ['/assets/app-9f8e7d.js.br', '/index.html']) {
    expect((await app.request(path)).status).toBe(404);
  }
});

test('an asset whose name two releases have is served from memory, with the content of this release', async () => {
  const store = await openTestStore(await temporaryFolder());
  await release(store, { '/assets/app-1a2b3c.js': 'of another release' }).renew();
  const { app } = await createTestApp(db, { openAssets: async () => store });
  expect(await (await app.request('/assets/app-1a2b3c.js')).text()).toBe('plain');
});

test.each([
  `/assets/${'a'.repeat(300)}.js`,
  '/assets/../../../etc/passwd',
  '/assets/%00.js',
  '/wp-login.php',
  '/teaching/Year%202',
])('the address %s finds no kept asset', async (path) => {
  const store = await openTestStore(await temporaryFolder());
  const kept = release(store, ANOTHER_RELEASE);
  await kept.renew();
  expect(await kept.find(path, NETWORK)).toBeUndefined();
});

describe('over time', () => {
  test('assets stay for 30 days after a copy last had them, then they are removed', async () => {
    const store = await openTestStore(await temporaryFolder());
    await release(store, { '/assets/old-1.js': 'old' }).renew();
    const later = (days: number) => release(store, { '/assets/new-2.js': 'new' }, days);
    await later(30).renew();
    expect(await later(30).find('/assets/old-1.js', NETWORK)).toBeDefined();
    await later(32).renew();
    expect(await later(32).find('/assets/old-1.js', NETWORK)).toBeUndefined();
    expect(await later(32).find('/assets/new-2.js', NETWORK)).toBeDefined();
  });

  test('a running copy saves its assets again after a day, and not before', async () => {
    const store = await openTestStore(await temporaryFolder());
    const puts: string[] = [];
    const counting: FileStore = {
      ...store,
      put: (content, name) => {
        puts.push(name ?? '');
        return store.put(content, name);
      },
    };
    const site = { '/assets/one-1.js': 'one', '/assets/two-2.js': 'two' };
    await release(counting, site).renew();
    await release(counting, site, 0.9).renew();
    expect(puts).toHaveLength(2);
    await release(counting, site, 1.1).renew();
    expect(puts).toHaveLength(4);
    expect(await collect(store.list())).toHaveLength(2);
  });
});

test('two copies of one release that start at once save the same assets', async () => {
  const store = await openTestStore(await temporaryFolder());
  const copies = [release(store, ANOTHER_RELEASE), release(store, ANOTHER_RELEASE)];
  await Promise.all(copies.map(({ renew }) => renew()));
  const found = await copies[0]?.find('/assets/app-9f8e7d.js', NETWORK);
  expect(Buffer.from(found?.bytes ?? []).toString()).toBe(SCRIPT);
});

test('a store that refuses writes is a warning, and the next attempt saves the assets', async () => {
  const folder = join(await temporaryFolder(), 'assets');
  const store = await openDiskStore(folder, { shared: true });
  await rm(folder, { recursive: true });
  const captured = captureLog();
  const { lines } = captured;
  const kept = release(store, ANOTHER_RELEASE, 0, captured);
  await kept.renew();
  expect(lines.join('')).toContain('could not be saved for other copies');
  await openDiskStore(folder, { shared: true });
  await kept.renew();
  expect(lines).toHaveLength(1);
  expect(await kept.find('/pictures/new.svg', NETWORK)).toBeDefined();
});

async function besideAnotherRelease() {
  const store = await openTestStore(await temporaryFolder());
  await release(store, ANOTHER_RELEASE).renew();
  const { app } = await createTestApp(db, { openAssets: async () => store });
  return app;
}

/** A copy of a release that has these files, with a clock that is `days` ahead. */
function release(
  store: FileStore,
  files: Record<string, string>,
  days = 0,
  { log } = captureLog(),
) {
  const site = new Map(
    Object.entries(files).map(([path, text]) => [path, assetOf(Buffer.from(text))]),
  );
  return createKeptAssets({ store, site, log, now: () => new Date(Date.now() + days * DAY_MS) });
}
