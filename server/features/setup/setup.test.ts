import { beforeEach, expect, test } from 'vitest';
import { confirmSetup, getSetup, sendTestMail } from '#contract/setup.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { aResource, emptyLibrary } from '#testing/library.ts';
import { aSchool, anAdministrator } from '#testing/people.ts';
import { mailTo } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { beginSetup } from './setup.service.ts';

const db = await openTestDatabase();
let product: TestApp;
let people = 0;
let email: string;
let cookie: string;

beforeEach(async () => {
  product = await createTestApp(db);
  await emptyLibrary(db);
  for (const table of ['schools', 'setup_steps', 'backups'] as const) {
    await db.deleteFrom(table).execute();
  }
  people += 1;
  email = `head-${people}@office.example`;
  cookie = await anAdministrator(product, db, email);
});

test('a new site has five steps, and each is ticked when it is done; then the list is over', async () => {
  await beginSetup(db, new Date());
  expect(await read()).toEqual({ isOver: false, done: [] });
  await aSchool(db, 'first.example');
  await aResource(db, product.files, 'Year 2/Week 1/Slides.pdf');
  expect(await read()).toEqual({ isOver: false, done: ['school', 'library'] });
  await confirm('brand');
  await confirm('mail');
  await db.insertInto('backups').values({ files: 1, bytes: 1 }).execute();
  expect((await read()).isOver).toBe(true);
});

test('a site that had schools before has no list', async () => {
  await aSchool(db, 'old.example');
  await beginSetup(db, new Date());
  expect((await read()).isOver).toBe(true);
});

test('the list can be dismissed for good', async () => {
  await beginSetup(db, new Date());
  await confirm('dismissed');
  await beginSetup(db, new Date());
  expect((await read()).isOver).toBe(true);
});

test('a test mail goes to the administrator alone', async () => {
  expect((await callApi(product, sendTestMail, {}, { cookie })).status).toBe(200);
  const subjects = (await mailTo(db, email)).map(({ subject }) => subject);
  expect(subjects).toContain('Spelling Orchard: mail arrives');
});

test('the eleventh test mail in an hour is refused', async () => {
  const sent = [];
  for (let n = 0; n < 11; n += 1) sent.push(await callApi(product, sendTestMail, {}, { cookie }));
  const [last] = sent.slice(-1);
  expect(sent.filter(({ ok }) => ok)).toHaveLength(10);
  expect(last && (await errorCodeOf(last))).toBe('mail/too-many-tests');
});

async function read() {
  return answerOf(getSetup, await callApi(product, getSetup, {}, { cookie }));
}

async function confirm(step: string): Promise<void> {
  expect((await callApi(product, confirmSetup, { step }, { cookie })).status).toBe(200);
}
