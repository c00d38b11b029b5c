import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { PAGE_ROUTES } from '#contract/page-routes.ts';
import { aFolder, aResource } from '#testing/library.ts';
import { openPage } from '#testing/open-page.ts';
import { aSchool, anAdministrator } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { slides } from '../../e2e/test-pdfs/slides.ts';
import { createTestApp, PUBLIC_URL, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
const WEEK = '/teaching/Year%202/Week%201';
const SLIDES = `${WEEK}/Slides.pdf`;
let product: TestApp;

beforeEach(async () => {
  product = await createTestApp(db);
  await db.deleteFrom('objects').execute();
  await db.deleteFrom('schools').execute();
  await aSchool(db, 'active.example');
  await aSchool(db, 'inactive.example', 'inactive');
  await aResource(db, product.files, 'Year 2/Week 1/Slides.pdf', { content: slides(2) });
  await aResource(db, product.files, 'Year 2/Week 2/Sheet.pdf', { content: Buffer.from('%PDF') });
});

test.each([
  ['/', 'Master Spelling'],
  ['/pricing', 'Pricing'],
  ['/faq', 'Help &amp; Support'],
  ['/accessibility', 'Accessibility'],
  ['/privacy', 'Cookies'],
  ['/terms', 'Price and time'],
  ['/login', 'Send Code'],
  ['/register', 'Send Code'],
])('a visitor reads %s without any script', async (path, words) => {
  const { status, html, headers } = await open(path);
  expect(status).toBe(200);
  expect(html).toContain('<h1');
  expect(html).toContain(words);
  expect(html).not.toContain('Loading...');
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test.each(PAGE_ROUTES.map((route) => route.replaceAll('?', '').replace(/:\w+/g, 'Year%202')))(
  'a visitor at %s gets a page with content, or is sent to one',
  async (path) => {
    const { html, headers } = await open(path);
    const place = headers.get('Location');
    const shown = place === null ? html : (await open(place)).html;
    expect(shown).toContain('<h1');
  },
);

test.each(['//evil.example/pricing', '///', '/%5C/evil.example'])(
  '%s is an address of this site that has no page',
  async (path) => {
    const response = await product.app.request(`${PUBLIC_URL}${path}`, {
      headers: { Accept: 'text/html' },
    });
    expect([response.status, response.headers.get('Location')]).toEqual([404, null]);
    expect(await response.text()).toContain('<h1');
    expect(product.logLines.filter((line) => line.includes('could not be rendered'))).toEqual([]);
  },
);

test('a visitor is sent to sign in, and would return to the requested page', async () => {
  const { status, headers } = await open(`${WEEK}?x=1`);
  expect(status).toBe(302);
  expect(headers.get('Location')).toBe(`/login?next=${encodeURIComponent(`${WEEK}?x=1`)}`);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect((await open('/admin')).headers.get('Location')).toBe('/');
});

test('the page of a week lists its years, weeks and resources as links', async () => {
  const cookie = await signInTeacher();
  const { html } = await open(WEEK, cookie);
  expect(html).toContain('href="/teaching/Year%202"');
  expect(html).toContain('href="/teaching/Year%202/Week%202"');
  expect(html).toContain(`href="${SLIDES}"`);
  expect(html).not.toContain('Sheet.pdf');
});

test.each([
  ['of an empty year', '/teaching/Year%203', 'No weeks found for Year 3.'],
  ['of an empty week', '/teaching/Year%202/Week%203', 'No resources found for Year 2 - Week 3.'],
  ['of no year', '/teaching/Year%209', 'No weeks found for Year 9.'],
  ['of no week', '/teaching/Year%202/Week%209', 'No resources found for Year 2 - Week 9.'],
  ['of no resource', `${WEEK}/Other.pdf`, '&quot;Other.pdf&quot; could not be found.'],
])('the page %s says so without any script', async (_what, path, words) => {
  await aFolder(db, 'Year 3');
  await aFolder(db, 'Year 2/Week 3');
  const { html } = await open(path, await signInTeacher());
  expect(html).toContain(words);
  expect(html).not.toContain('Loading...');
});

test('without a subscription the address of a week leads to the prices, and nothing seems to load', async () => {
  const { html } = await open(WEEK, await signIn(product, db, `${randomUUID()}@nowhere.example`));
  expect(html).toContain('Subscribe required');
  expect(html).not.toContain('Loading...');
});

test.each([
  ['/favourites', 'Favourites'],
  ['/profile', '@active.example'],
  ['/overview', 'Overview'],
])('the page %s of a teacher has its content', async (path, words) => {
  const cookie = await signInTeacher();
  const { status, html } = await open(path, cookie);
  expect(status).toBe(200);
  expect(html).toContain(words);
  expect(html).not.toContain('Loading...');
});

test.each([
  ['/admin', 'active.example'],
  ['/admin/teaching/Year%202/Week%201', 'Slides.pdf'],
])('the page %s of an administrator has its content', async (path, words) => {
  const cookie = await anAdministrator(product, db, `${randomUUID()}@office.example`);
  const { html } = await open(path, cookie);
  expect(html).toContain(words);
  expect(html).not.toContain('Loading...');
});

test('signed-in users are sent from the sign-in page to where they wanted to go', async () => {
  const cookie = await signInTeacher();
  expect((await open('/login', cookie)).headers.get('Location')).toBe('/teaching');
  expect((await open('/login?next=%2Fprofile', cookie)).headers.get('Location')).toBe('/profile');
  expect((await open('/login?next=%2F%2Fevil', cookie)).headers.get('Location')).toBe('/teaching');
});

test.each(['/pricng', '/admin/nosuch', '/..%2f..%2fpackage.json'])(
  'the mistyped address %s is a page with status 404',
  async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(404);
    expect(html).toContain('<title>Page not found');
  },
);

test('every mistyped address of a visitor gets the page that is kept for all of them', async () => {
  const { html } = await open('/pricng?x=<script>');
  expect((await open('/%3Cscript%3E')).html).toBe(html);
});

test('a page preloads the code of its screen, without what every page loads', async () => {
  const { html } = await open('/pricing');
  const preloaded = [...html.matchAll(/rel="later-modulepreload"[^>]* href="([^"]*)"/g)];
  expect(preloaded.map(([, file]) => file)).toEqual([
    '/assets/pricing-4d5e6f.js',
    '/assets/prices-0d1e2f.js',
  ]);
  expect((await open('/accessibility')).html).not.toContain('modulepreload');
});

test('many people at once each get their own page', async () => {
  const emails = Array.from({ length: 24 }, (_, number) => `person-${number}@active.example`);
  const people = await Promise.all(
    emails.map(async (email) => ({ email, cookie: await signIn(product, db, email) })),
  );
  const pages = await Promise.all(
    people.map(async ({ email, cookie }) => ({ email, ...(await open('/profile', cookie)) })),
  );
  for (const { email, html } of pages) {
    expect(html).toContain(email);
    const others = emails.filter((other) => other !== email && html.includes(`${other}<`));
    expect(others).toEqual([]);
    expect(html.match(/person-\d+@active\.example/g)?.every((found) => found === email)).toBe(true);
  }
  const visitors = await Promise.all(Array.from({ length: 5 }, () => open('/')));
  for (const { html } of visitors) expect(html).not.toContain('@active.example');
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('the page of a visitor is kept compressed by %s', async (encoding, unpack) => {
  const headers = { Accept: 'text/html', 'Accept-Encoding': encoding };
  const response = await product.app.request('/', { headers });
  expect(response.headers.get('Content-Encoding')).toBe(encoding);
  const html = unpack(await response.arrayBuffer()).toString();
  expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}/"/>`);
});

test('a signed-in user never gets the page that is kept for visitors, nor a visitor theirs', async () => {
  const cookie = await signInTeacher();
  expect((await open('/')).html).toContain('Sign In');
  expect((await open('/', cookie)).html).toContain('@active.example');
  expect((await open('/')).html).not.toContain('@active.example');
  expect((await open('/?next=%2Fprofile')).html).toContain('/login?next=%2Fprofile');
});

test.each([
  ['of a visitor', async () => ''],
  ['of a teacher', signInTeacher],
])(
  'a public page %s has a head for search engines and link previews',
  async (_whose, findCookie) => {
    const { html } = await open('/pricing/', await findCookie());
    expect(html).toContain('<title>Pricing – Spelling Orchard</title>');
    expect(html).toContain(`property="og:url" content="${PUBLIC_URL}/pricing"`);
    expect(html).toContain(`property="og:image" content="${PUBLIC_URL}/pictures/shared.jpg"`);
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
  },
);

test('pages run no script of their own', async () => {
  const cookie = await signInTeacher();
  for (const { html } of [await open('/'), await open(SLIDES, cookie), await open('/faq')]) {
    const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>/g)];
    for (const { groups } of scripts) expect(groups?.['attributes']).toMatch(/json|src=/);
  }
});

/** A teacher of their own for each test, because codes for one address are limited. */
function signInTeacher(): Promise<string> {
  return signIn(product, db, `${randomUUID()}@active.example`);
}

function open(path: string, cookie?: string) {
  return openPage(product, path, cookie);
}
