import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { PAGE_ROUTES } from '#contract/page-routes.ts';
import { aResource } from '#testing/library.ts';
import { aSchool, anAdministrator } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, PUBLIC_URL, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
let product: TestApp;

beforeEach(async () => {
  product = await createTestApp(db);
  await db.deleteFrom('objects').execute();
  await db.deleteFrom('schools').execute();
  await aSchool(db, 'active.example');
  await aResource(db, product.files, 'Year 2/Week 1/Slides.pdf', { content: Buffer.from('%PDF') });
});

/** Every address, with a place in the library where it may name one, and one that is no page. */
const ADDRESSES = [
  ...PAGE_ROUTES.map((route) =>
    route
      .replaceAll('?', '')
      .replace(':yearGroup', 'Year%202')
      .replace(':week', 'Week%201')
      .replace(':resource', 'Slides.pdf'),
  ),
  '/faq?q=print',
  '/no-such-page',
];

// The content security policy refuses style attributes: the page would look different, and the browser complain.
test.each(['a visitor', 'a teacher', 'an administrator'])(
  'no page of %s has a style attribute',
  async (who) => {
    const cookie = await cookieOf(who);
    const styled: string[] = [];
    for (const address of ADDRESSES) {
      const html = await open(address, { headers: { Accept: 'text/html', Cookie: cookie } });
      if (html.includes(' style="')) styled.push(address);
    }
    expect(styled).toEqual([]);
  },
);

test.each([
  ['/login', { intent: 'send-code', email: 'code@active.example' }, 'Enter Verification Code'],
  ['/login', { intent: 'choose-organisation' }, 'name="password"'],
  ['/register', { intent: 'send-code', email: 'refused' }, 'aria-invalid="true"'],
  ['/faq', { name: '', email: '', message: '' }, 'aria-invalid="true"'],
])('the answer of %s to the form %j has no style attribute', async (address, fields, shown) => {
  const html = await open(address, {
    method: 'POST',
    headers: { Accept: 'text/html', Origin: PUBLIC_URL },
    body: new URLSearchParams(fields),
  });
  expect(html).toContain(shown);
  expect(html).not.toContain(' style="');
});

async function cookieOf(who: string): Promise<string> {
  if (who === 'a visitor') return '';
  if (who === 'an administrator') return anAdministrator(product, db);
  return signIn(product, db, `${randomUUID()}@active.example`);
}

/** Follows a redirect, as to the sign-in page. */
async function open(address: string, init: RequestInit): Promise<string> {
  const response = await product.app.request(address, init);
  const place = response.headers.get('Location');
  return place === null ? response.text() : (await product.app.request(place, init)).text();
}
