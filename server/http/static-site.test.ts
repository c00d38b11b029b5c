import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errorAnswer } from '#contract/error-answer.ts';
import { LEARNING_TABS } from '#contract/page-routes.ts';
import { createTestApp, PUBLIC_URL } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
const PAGE = { headers: { Accept: 'text/html' } };
/** As for a picture, a script or a program. */
const NO_PAGE = { headers: { Accept: '*/*' } };

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
  ['/.vite/manifest.json', NO_PAGE],
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
  // The folder that the site was read from has been removed.
  const { app } = await createTestApp(db);
  expect((await app.request('/', PAGE)).status).toBe(200);
  expect((await app.request('/assets/app-1a2b3c.js')).status).toBe(200);
});

test('HEAD gives the headers of a page without its body', async () => {
  const { app } = await createTestApp(db);
  const response = await app.request('/', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

test('the template of the pages has no address of its own', async () => {
  const { app } = await createTestApp(db);
  expect((await app.request('/index.html')).status).toBe(404);
});

test('search engines find the public pages', async () => {
  const { app } = await createTestApp(db);
  expect(await (await app.request('/robots.txt')).text()).toContain(
    `User-agent: *\nSitemap: ${PUBLIC_URL}/sitemap.xml`,
  );
  const sitemap = await (await app.request('/sitemap.xml')).text();
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)).toEqual([
    `${PUBLIC_URL}/`,
    `${PUBLIC_URL}/sample`,
    `${PUBLIC_URL}/pricing`,
    `${PUBLIC_URL}/faq`,
    `${PUBLIC_URL}/accessibility`,
    `${PUBLIC_URL}/privacy`,
    `${PUBLIC_URL}/terms`,
  ]);
});

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=20-', 416, '', 'bytes */10'],
  ['bytes=a-b', 200, '0123456789', null],
])('a film requested with %s is answered with %i', async (range, status, text, described) => {
  const { app } = await createTestApp(db);
  const response = await app.request('/film.mp4', { headers: { Range: range } });
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
  expect(response.headers.get('Content-Range')).toBe(described);
});

test('robots.txt disallows every page that needs a sign-in, and no other', () => {
  const robots = readFileSync('web/public/robots.txt', 'utf8');
  const disallowed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
  expect(robots).toMatch(/^User-agent: \*$/m);
  const tabs = LEARNING_TABS.map((tab) => `/${tab}`);
  expect(disallowed).toEqual(['/api/', '/admin', '/profile', ...tabs]);
});
