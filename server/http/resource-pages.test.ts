import { beforeEach, expect, test } from 'vitest';
import { signOut } from '#contract/session.ts';
import { pagePictureAddress } from '#contract/page-picture-route.ts';
import { callApi } from '#testing/api-client.ts';
import { eventually } from '#testing/eventually.ts';
import { aResource } from '#testing/library.ts';
import { openPage } from '#testing/open-page.ts';
import { aSchool } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { slides } from '../../e2e/test-pdfs/slides.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
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

test('a page is painted when it is whole, and a resource before the style sheet of the site is there', async () => {
  expect((await open('/pricing')).html).toContain('href="#page-end" blocking="render"');
  const cookie = await signIn(product, db, 'three@active.example');
  const { html } = await eventually(async () => {
    const opened = await openPage(product, SLIDES, cookie);
    expect(opened.html).toContain('id="first-window"');
    return opened;
  });
  expect(html).not.toContain('blocking="render"');
  const parts = [' href="/first-page.css"', '<body>', 'id="first-page"', '.css">', 'id="root"'];
  const positions = parts.map((part) => html.lastIndexOf(part));
  expect(positions).toEqual([...positions].toSorted((a, b) => a - b));
  expect(positions).not.toContain(-1);
});

test('the page of a resource has a link that shows its pages', async () => {
  const cookie = await signIn(product, db, 'two@active.example');
  // A document that is opened for the first time may take longer to read than a page may wait.
  const { url } = await eventually(() => openedIn(SLIDES, cookie));
  const picture = pagePictureAddress(url, 1, 320);
  const ask = () => product.app.request(picture, { headers: { Cookie: cookie } });
  expect((await ask()).headers.get('Content-Type')).toBe('image/webp');
  await callApi(product, signOut, {}, { cookie });
  expect((await ask()).status).toBe(401);
});

test.each([
  ['without a subscription', SLIDES, 'three@inactive.example'],
  ['without a school', SLIDES, 'four@nowhere.example'],
  ['of a resource that is not there', `${WEEK}/Other.pdf`, 'five@active.example'],
  ['of the .keep file of a folder', `${WEEK}/.keep`, 'six@active.example'],
  ['with a NUL', `${WEEK}/a%00.pdf`, 'ten@active.example'],
  ['with half a character', '/teaching/Year%202/%ED%A0%80/a.pdf', 'eleven@active.example'],
  ['with a slash in a name', '/teaching/Year%202%2FWeek%201/x/Slides.pdf', 'twelve@active.example'],
  ['of 12 kB', `${WEEK}/${'x'.repeat(12_000)}`, 'thirteen@active.example'],
  ['twice encoded', '/teaching/Year%25202/Week%25201/Slides.pdf', 'seven@active.example'],
  ['on a tab without a viewer', '/overview/Year%202/Week%201/Slides.pdf', 'eight@active.example'],
])('the page has no link %s', async (_why, page, email) => {
  const cookie = await signIn(product, db, email);
  const { status, html } = await open(page, cookie);
  expect(status).toBe(200);
  expect(html).not.toContain('/api/library/files/');
  expect(html).toContain('<h1');
});

test('no name can close the element that holds the data, or leave its own', async () => {
  const name = '<script>alert(1)</script>$&.pdf'.replaceAll('/', '⁄');
  await aResource(db, product.files, `Year 2/Week 1/${name}`, { content: slides(1) });
  const cookie = await signIn(product, db, 'nine@active.example');
  const page = `${WEEK}/${encodeURIComponent(name)}`;
  expect((await eventually(() => openedIn(page, cookie))).resource.name).toBe(name);
  expect((await open(page, cookie)).html).not.toContain('<script>alert');
});

function open(path: string, cookie?: string) {
  return openPage(product, path, cookie);
}

async function openedIn(path: string, cookie: string) {
  const { html } = await open(path, cookie);
  const json = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html)?.[1];
  const { queries } = JSON.parse(json ?? '');
  return queries.find(([key]: [string[]]) => key[0] === 'opened-resource')[1];
}
