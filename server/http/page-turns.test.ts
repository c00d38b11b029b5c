import { beforeEach, expect, test } from 'vitest';
import { aResource } from '#testing/library.ts';
import { openPage } from '#testing/open-page.ts';
import { aSchool } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
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
  await aResource(db, product.files, 'Year 2/Week 1/Slides.pdf');
});

test('a crowd of visitors with addresses of their own waits its turn, and no teacher waits for it', async () => {
  const cookie = await signIn(product, db, 'teacher@active.example');
  await openPage(product, '/pricing');
  let renderedCount = 0;
  const crowd = Array.from({ length: 250 }, async (_, number) => {
    const { status, html } = await openPage(product, `/pricing?crowd=${number}`);
    if (html.includes('<h1')) renderedCount += 1;
    return status;
  });
  const { html } = await openPage(product, WEEK, cookie);
  expect(html).toContain(SLIDES);
  expect(renderedCount).toBeLessThan(150);
  const answers = await Promise.all(crowd);
  expect(answers.every((status) => status === 200)).toBe(true);
  expect(renderedCount).toBeGreaterThan(0);
  expect(renderedCount).toBeLessThanOrEqual(201);
});

test('forms from many networks of one IPv6 /48, which may have one owner, take turns as one', async () => {
  product = await createTestApp(db, { trustedProxies: 1 });
  await openPage(product, '/login');
  let answeredCount = 0;
  const crowd = Array.from({ length: 8 }, async (_, number) => {
    await postForm(`2001:db8:1:${number.toString(16)}::1`);
    answeredCount += 1;
  });
  expect(await postForm('192.0.2.1')).toContain('<h1');
  expect(answeredCount).toBeLessThan(5);
  await Promise.all(crowd);
});

test('a signed-in browser that opens page after page holds up nobody else', async () => {
  const [busy, other] = [
    await signIn(product, db, 'busy@active.example'),
    await signIn(product, db, 'other@active.example'),
  ];
  await openPage(product, '/pricing');
  const crowd = Array.from({ length: 60 }, () => openPage(product, WEEK, busy));
  expect((await openPage(product, WEEK, other)).html).toContain(SLIDES);
  const pages = await Promise.all(crowd);
  expect(pages.every(({ status }) => status === 200)).toBe(true);
  const renderedCount = pages.filter(({ html }) => html.includes(SLIDES)).length;
  expect(renderedCount).toBeGreaterThan(0);
  expect(renderedCount).toBeLessThanOrEqual(21);
});

async function postForm(address: string): Promise<string> {
  const response = await product.app.request('/login', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Forwarded-For': address,
    },
    body: 'intent=enter-code&email=teacher%40active.example',
  });
  return response.text();
}
