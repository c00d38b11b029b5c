import { beforeEach, expect, test } from 'vitest';
import {
  forgetLastPlace,
  getLastPlace,
  type LastPlace,
  noteLastPlace,
} from '#contract/last-place.ts';
import { signInOrganisation } from '#contract/session.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { eventually } from '#testing/eventually.ts';
import { aFolder, aResource, libraryChanges } from '#testing/library.ts';
import { anAdministrator, aTeacherAlone } from '#testing/people.ts';
import { cookieOf, signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { setFolderTitle } from '../library/changes.queries.ts';
import { createOrganisationAccount } from '../organisation-accounts/organisation-accounts.service.ts';

const db = await openTestDatabase();
const SLIDES = 'Year 4/Week 9/Slides.pdf';
const AT_SLIDES = { year: 'Year 4', week: 'Week 9', resource: 'Slides.pdf', next: 'Week 10' };
let product: TestApp;
let cookie: string;
let people = 0;

beforeEach(async () => {
  product = await createTestApp(db);
  cookie = await aTeacherAlone(product, db);
  await aResource(db, product.files, SLIDES);
  await aResource(db, product.files, 'Year 4/Week 9/Worksheet.pdf');
  for (const week of ['Week 2', 'Week 10']) await aFolder(db, `Year 4/${week}`);
});

test('a week is found again with its slides at their page, and with the week after', async () => {
  expect(await read()).toBeNull();
  await note(SLIDES, 7);
  expect(await read()).toEqual({ ...AT_SLIDES, page: 7 });
  await note('Year 4/Week 9');
  expect(await read()).toEqual(AT_SLIDES);
  await note('Year 4/Week 10');
  await setFolderTitle(db, 'Year 4/Week 10', '/k/ spelt -que');
  const title = '/k/ spelt -que';
  expect(await read()).toEqual({ year: 'Year 4', week: 'Week 10', title });
});

test('slides are presented, also when the answers were open last; without slides, what was open last', async () => {
  await aResource(db, product.files, 'Year 4/Week 9/Answers.pdf');
  await note('Year 4/Week 9/Answers.pdf', 2);
  expect(await read()).toEqual(AT_SLIDES);
  await aResource(db, product.files, 'Year 4/Week 11/Lesson.pdf');
  await note('Year 4/Week 11/Lesson.pdf', 2);
  expect(await read()).toEqual({
    year: 'Year 4',
    week: 'Week 11',
    resource: 'Lesson.pdf',
    page: 2,
  });
});

test('after the last week comes no pack, and a week without a number is followed by the next', async () => {
  await aFolder(db, 'Year 4/Year pack');
  await note('Year 4/Week 10');
  expect(await read()).toEqual({ year: 'Year 4', week: 'Week 10' });
  for (const week of ['Autumn', 'Spring']) await aFolder(db, `Year 9/${week}`);
  await note('Year 9/Autumn');
  expect(await read()).toEqual({ year: 'Year 9', week: 'Autumn', next: 'Spring' });
});

test('it is written after the answer, and follows the person to another computer', async () => {
  await note(SLIDES, 3);
  await eventually(async () => {
    expect(await db.selectFrom('last_places').select('path').execute()).toContainEqual({
      path: SLIDES,
    });
  });
  const elsewhere = await createTestApp(db);
  const answer = await callApi(elsewhere, getLastPlace, {}, { cookie });
  expect((await answerOf(getLastPlace, answer)).place).toEqual({ ...AT_SLIDES, page: 3 });
});

test('a path that is not in the library is not kept', async () => {
  await note('Year 4/Week 9/None.pdf');
  expect(await read()).toBeNull();
  for (const input of [
    { path: 'Year 4' },
    { path: SLIDES, page: 0 },
    { path: SLIDES, page: 1.5 },
  ]) {
    expect((await callApi(product, noteLastPlace, input, { cookie })).status).toBe(400);
  }
});

test('a renamed year and week are followed, and a name that only begins alike is left alone', async () => {
  await aResource(db, product.files, 'Year 40/Week 9/Slides.pdf');
  const colleague = await signIn(product, db, `colleague-${(people += 1)}@active.example`);
  await note(SLIDES, 2);
  await note('Year 40/Week 9', undefined, colleague);
  await Promise.all([read(), read(colleague)]);
  const library = await anAdministratorsLibrary();
  expect((await library.rename('Year 4', 'Year Four')).status).toBe(200);
  expect((await library.rename('Year Four/Week 9', 'Week 9 %_')).status).toBe(200);
  expect(await read()).toEqual({ ...AT_SLIDES, year: 'Year Four', week: 'Week 9 %_', page: 2 });
  expect(await read(colleague)).toMatchObject({ year: 'Year 40', week: 'Week 9' });
});

test('a deleted week is forgotten, a deleted resource leads to its week', async () => {
  await note('Year 4/Week 9/Worksheet.pdf', 2);
  await read();
  const library = await anAdministratorsLibrary();
  await library.removeResource('Year 4/Week 9/Worksheet.pdf');
  expect(await read()).toEqual(AT_SLIDES);
  await library.remove('Year 4/Week 9');
  expect(await read()).toBeNull();
  expect(await rowsOf(SLIDES)).toBe(0);
  await note('Year 4/Week 10');
  await read();
  await library.remove('Year 4');
  expect(await rowsOf('Year 4/Week 10')).toBe(0);
});

test('Forget forgets at once, also what was noted a moment ago; so does the end of the account', async () => {
  await note(SLIDES);
  await read();
  await note('Year 4/Week 10');
  await callApi(product, forgetLastPlace, {}, { cookie });
  expect(await read()).toBeNull();
  expect((await rowsOf(SLIDES)) + (await rowsOf('Year 4/Week 10'))).toBe(0);
  await note(SLIDES);
  await read();
  expect(await rowsOf(SLIDES)).toBe(1);
  await db.deleteFrom('users').execute();
  expect(await rowsOf(SLIDES)).toBe(0);
});

test('what another copy noted before Forget and writes after it stays forgotten', async () => {
  const other = await createTestApp(db);
  await callApi(other, noteLastPlace, { path: SLIDES }, { cookie });
  await callApi(product, forgetLastPlace, {}, { cookie });
  // Makes the other copy write.
  await callApi(other, getLastPlace, {}, { cookie });
  expect(await read()).toBeNull();
});

test('the shared login of a school keeps none, and without a subscription none is told', async () => {
  const account = { domain: 'active.example', password: 'secret password' };
  await createOrganisationAccount(db, account, 'head@spellingorchard.example');
  const shared = cookieOf(await callApi(product, signInOrganisation, account));
  await note(SLIDES, 1, shared);
  expect(await read(shared)).toBeNull();
  expect(await rowsOf(SLIDES)).toBe(0);
  await note(SLIDES);
  expect(await read()).toEqual(AT_SLIDES);
  await db.updateTable('schools').set({ subscription_status: 'inactive' }).execute();
  expect(await read()).toBeNull();
});

async function note(path: string, page?: number, as = cookie): Promise<void> {
  const input = { path, ...(page !== undefined && { page }) };
  const answer = await callApi(product, noteLastPlace, input, { cookie: as });
  expect(answer.status).toBe(200);
}

async function read(as = cookie): Promise<LastPlace | null> {
  const answer = await callApi(product, getLastPlace, {}, { cookie: as });
  return (await answerOf(getLastPlace, answer)).place;
}

async function rowsOf(path: string): Promise<number> {
  return (await db.selectFrom('last_places').where('path', '=', path).select('path').execute())
    .length;
}

async function anAdministratorsLibrary() {
  people += 1;
  const email = `head-${people}@spellingorchard.example`;
  return libraryChanges(product, await anAdministrator(product, db, email));
}
