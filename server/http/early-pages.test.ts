import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, PUBLIC_URL, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
let product: TestApp;

beforeEach(async () => {
  product = await createTestApp(db);
});

test('a visitor’s page has its content and the address of the site', async () => {
  const text = await textOf('/');
  expect(text).toContain('<h1>Early</h1>');
  expect(text).toContain(`<link rel="canonical" href="${PUBLIC_URL}/">`);
  expect(text).toContain('{"session":null}');
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('compressed by %s it has the same address', async (encoding, unpack) => {
  const response = await product.app.request('/', { headers: { 'Accept-Encoding': encoding } });
  expect(response.headers.get('Content-Encoding')).toBe(encoding);
  const text = unpack(await response.arrayBuffer()).toString();
  expect(text).toContain(`href="${PUBLIC_URL}/"`);
});

test('a signed-in user, or an address that names a next page, gets the page that the browser renders', async () => {
  const cookie = await signIn(product, db, 'ada@school.example');
  expect(await textOf('/', { Cookie: cookie })).not.toContain('Early');
  expect(await textOf('/?next=%2Fteaching')).not.toContain('Early');
  expect(await textOf('/?from=newsletter')).toContain('Early');
});

test('the file of a page has no address of its own', async () => {
  expect((await product.app.request('/home.html')).status).toBe(404);
});

test('search engines find the public pages', async () => {
  expect(await textOf('/robots.txt')).toContain(
    `User-agent: *\nSitemap: ${PUBLIC_URL}/sitemap.xml`,
  );
  const sitemap = await textOf('/sitemap.xml');
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)).toEqual([
    `${PUBLIC_URL}/`,
    `${PUBLIC_URL}/pricing`,
    `${PUBLIC_URL}/faq`,
    `${PUBLIC_URL}/accessibility`,
  ]);
});

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=20-', 416, '', 'bytes */10'],
  ['bytes=a-b', 200, '0123456789', null],
])('a film requested with %s is answered with %i', async (range, status, text, described) => {
  const response = await product.app.request('/film.mp4', { headers: { Range: range } });
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
  expect(response.headers.get('Content-Range')).toBe(described);
});

async function textOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await product.app.request(path, {
    headers: { Accept: 'text/html', ...headers },
  });
  return response.text();
}
