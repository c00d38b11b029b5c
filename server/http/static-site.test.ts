import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { errorAnswer } from '#contract/errors.ts';
import { PAGE_ROUTES } from '#contract/page-routes.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
const PAGE = { headers: { Accept: 'text/html' } };
/** As for a picture, a script or a program. */
const NO_PAGE = { headers: { Accept: '*/*' } };

test.each(PAGE_ROUTES.map((route) => route.replaceAll('?', '').replace(/:\w+/g, 'Year%202')))(
  'the page %s answers with the site, never cached',
  async (path) => {
    const { app } = await createTestApp(db);
    const response = await app.request(path, PAGE);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('The site');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  },
);

test.each([
  '/teaching',
  '/teaching/Year%202',
  '/teaching/Year%202/Week%201',
  '/teaching/Year%202/Week%201/Slides.pdf',
  '/admin',
  '/pricing/',
  '/teaching/Year%202/',
  '/admin/teaching/Year%202/Week%201',
])('the deep link %s is a page', async (path) => {
  const { app } = await createTestApp(db);
  expect((await app.request(path, PAGE)).status).toBe(200);
});

test.each([
  '/pricng',
  '/admin/nosuch',
  '/admin/teaching/Year%202/Week%201/x.pdf',
  '/missing.png',
  '/..%2f..%2fpackage.json',
])('the mistyped address %s shows the site with status 404', async (path) => {
  const { app } = await createTestApp(db);
  const response = await app.request(path, PAGE);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('The site');
});

test.each(['/api', '/api/nothing', '/api/support/messages'])(
  'GET %s, which is not a call, is a JSON 404',
  async (path) => {
    const { app } = await createTestApp(db);
    const response = await app.request(path, PAGE);
    expect(response.status).toBe(404);
    expect(errorAnswer.parse(await response.json()).error.code).toBe('request/not-found');
  },
);

test.each([
  ['/assets/app-old.js', PAGE],
  ['/assets/app', PAGE],
  ['/assets/app-1a2b3c.js.br', PAGE],
  ['/assets/..%2findex.html', PAGE],
  ['/assets/%252e%252e%252findex.html', PAGE],
  ['/missing.png', NO_PAGE],
  ['/index.html.gz', NO_PAGE],
  ['/..%2f..%2fpackage.json', NO_PAGE],
  ['/%2e%2e/package.json', NO_PAGE],
])('the unknown file %s is a plain 404', async (path, accepting) => {
  const { app } = await createTestApp(db);
  const response = await app.request(path, accepting);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('Not found');
});

describe('a hashed file', () => {
  test('may be cached for ever', async () => {
    const { app } = await createTestApp(db);
    const response = await app.request('/assets/app-1a2b3c.js');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Type')).toContain('text/javascript');
  });

  test.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip, deflate', 'gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'gzip'],
    ['br;q=0,gzip;q=0.0', null, 'plain'],
    ['identity', null, 'plain'],
  ])('is sent to a browser that accepts %s as %s', async (accepted, encoding, body) => {
    const { app } = await createTestApp(db);
    const response = await app.request('/assets/app-1a2b3c.js', {
      headers: { 'Accept-Encoding': accepted },
    });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toContain('Accept-Encoding');
    expect(await response.text()).toBe(body);
  });
});

test('a file without a hash is revalidated each time, and is not sent twice', async () => {
  const { app } = await createTestApp(db);
  const first = await app.request('/favicon.svg');
  expect(first.headers.get('Cache-Control')).toBe('no-cache');
  const etag = first.headers.get('ETag') ?? '';
  const second = await app.request('/favicon.svg', { headers: { 'If-None-Match': etag } });
  expect(second.status).toBe(304);
  expect(await second.text()).toBe('');
});

test('a new build does not change what a running process serves', async () => {
  const { app, folder } = await createTestApp(db);
  await rm(join(folder, 'site'), { recursive: true });
  expect((await app.request('/', PAGE)).status).toBe(200);
  expect((await app.request('/assets/app-1a2b3c.js')).status).toBe(200);
});

test('HEAD gives the headers of a page without its body', async () => {
  const { app } = await createTestApp(db);
  const response = await app.request('/', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});
