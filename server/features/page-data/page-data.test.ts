import { beforeEach, expect, test } from 'vitest';
import { PAGE_DATA_ID } from '#contract/page-data.ts';
import { signOut } from '#contract/session.ts';
import { callApi } from '#testing/api-client.ts';
import { aResource } from '#testing/library.ts';
import { aSchool, anAdministrator } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
const SLIDES = '/teaching/Year%202/Week%201/Slides.pdf';
let product: TestApp;

beforeEach(async () => {
  product = await createTestApp(db);
  await db.deleteFrom('objects').execute();
  await db.deleteFrom('schools').execute();
  await aSchool(db, 'active.example');
  await aSchool(db, 'inactive.example', 'inactive');
  await aResource(db, product.files, 'Year 2/Week 1/Slides.pdf', { content: Buffer.from('%PDF') });
});

test("a visitor's page says that nobody is signed in", async () => {
  expect(await pageDataOf('/')).toEqual({ session: null });
  expect(await pageDataOf(SLIDES)).toEqual({ session: null });
});

test('every page says who is signed in', async () => {
  const cookie = await signIn(product, db, 'one@active.example');
  for (const page of ['/', '/pricing', '/teaching', '/profile', '/no-such-page']) {
    const data = await pageDataOf(page, cookie);
    expect(data.session).toMatchObject({ email: 'one@active.example', isAdmin: false });
    expect(data).not.toHaveProperty('opened');
  }
});

test('the page of a resource has a link that opens it', async () => {
  const cookie = await signIn(product, db, 'two@active.example');
  const { opened } = await pageDataOf(SLIDES, cookie);
  expect(opened.resource).toEqual({
    year: 'Year 2',
    week: 'Week 1',
    name: 'Slides.pdf',
    bucket: 'learning',
  });
  const file = await product.app.request(opened.url, { headers: { Cookie: cookie } });
  expect(await file.text()).toBe('%PDF');
  await callApi(product, signOut, {}, { cookie });
  expect((await product.app.request(opened.url, { headers: { Cookie: cookie } })).status).toBe(401);
});

test.each([
  ['without a subscription', SLIDES, 'three@inactive.example'],
  ['without a school', SLIDES, 'four@nowhere.example'],
  [
    'of a resource that is not there',
    '/teaching/Year%202/Week%201/Other.pdf',
    'five@active.example',
  ],
  ['of a folder’s keeper', '/teaching/Year%202/Week%201/.keep', 'six@active.example'],
  ['with a NUL', '/teaching/Year%202/Week%201/a%00.pdf', 'ten@active.example'],
  ['with half a character', '/teaching/Year%202/%ED%A0%80/a.pdf', 'eleven@active.example'],
  ['with a slash in a name', '/teaching/Year%202%2FWeek%201/x/Slides.pdf', 'twelve@active.example'],
  ['of 12 kB', `/teaching/Year%202/Week%201/${'x'.repeat(12_000)}`, 'thirteen@active.example'],
  ['twice encoded', '/teaching/Year%25202/Week%25201/Slides.pdf', 'seven@active.example'],
  ['on a tab without a viewer', '/overview/Year%202/Week%201/Slides.pdf', 'eight@active.example'],
])('the page has no link %s', async (_why, page, email) => {
  const cookie = await signIn(product, db, email);
  expect(Object.keys(await pageDataOf(page, cookie))).toEqual(['session']);
});

test('the page of an administrator, who opens nothing, has no link', async () => {
  const cookie = await anAdministrator(product, db);
  expect(await pageDataOf(SLIDES, cookie)).toEqual({
    session: expect.objectContaining({ isAdmin: true }),
  });
});

test('no name can close the element that holds the data', async () => {
  const name = '<script>alert(1)</script>$&.pdf'.replaceAll('/', '⁄');
  await aResource(db, product.files, `Year 2/Week 1/${name}`);
  const cookie = await signIn(product, db, 'nine@active.example');
  const page = `/teaching/Year%202/Week%201/${encodeURIComponent(name)}`;
  expect((await pageDataOf(page, cookie)).opened.resource.name).toBe(name);
  expect(await pageText(page, cookie)).not.toContain('<script>alert');
});

async function pageDataOf(page: string, cookie?: string) {
  const text = await pageText(page, cookie);
  const element = new RegExp(`<script type="application/json" id="${PAGE_DATA_ID}">(.*?)</script>`);
  return JSON.parse(element.exec(text)?.[1] ?? 'null');
}

async function pageText(page: string, cookie?: string): Promise<string> {
  const headers = { Accept: 'text/html', ...(cookie && { Cookie: cookie }) };
  const response = await product.app.request(page, { headers });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return response.text();
}
