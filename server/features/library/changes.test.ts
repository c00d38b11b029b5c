import { beforeEach, describe, expect, test } from 'vitest';
import { getTree } from '#contract/library.ts';
import {
  createFolder,
  deleteFolder,
  deleteResource,
  renameFolder,
} from '#contract/library-changes.ts';
import { addFavourite, getFavourites } from '#contract/favourites.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { failingDatabase } from '#testing/failing-database.ts';
import { aResource, storeFindings } from '#testing/library.ts';
import { aSchool, anAdministrator } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { listAuditEntries } from '../audit/audit.queries.ts';

const db = await openTestDatabase();
let product: TestApp;
let admins = 0;
let cookie: string;

beforeEach(async () => {
  product = await createTestApp(db);
  await db.deleteFrom('objects').execute();
  await db.deleteFrom('schools').execute();
  await aSchool(db, 'active.example');
  admins += 1;
  cookie = await anAdministrator(product, db, `head-${admins}@spellingorchard.example`);
});

describe('creating', () => {
  test('a year group and a week in it show in the tree, empty', async () => {
    await expectDone(create('Year 2'));
    await expectDone(create('Year 2/Week 1'));
    expect(await tree()).toEqual({ 'Year 2': { 'Week 1': [] } });
    expect(await disagreements()).toEqual([]);
  });

  test.each([
    ['Year 2', 'Year 2'],
    ['Year 2', 'YEAR 2'],
    ['Year 2/Week 1', 'Year 2/week 1'],
  ])('after %s another %s is refused', async (first, second) => {
    await expectDone(create('Year 2'));
    if (first !== 'Year 2') await expectDone(create(first));
    await expectError(create(second), 409, 'folder/exists');
  });

  test('a week needs its year group', async () => {
    await expectError(create('Year 9/Week 1'), 404, 'folder/not-found');
    expect(await tree()).toEqual({});
  });

  test.each(['', ' ', '.keep', '..', 'a/b/c', 'a\\b', 'a\u202eb', 'Year 2.', 'x'.repeat(121)])(
    'the name %j is refused',
    async (name) => {
      await expectError(create(name), 400, 'request/invalid');
    },
  );

  test('two administrators at once make one folder', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create('Year 2')));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  });
});

describe('renaming', () => {
  test('moves everything, the favourites with it, and leaves the rest', async () => {
    const teacher = await signIn(product, db, `teacher-${admins}@active.example`);
    await aResource(db, product.files, 'Year 2/Week 1/Slides.pdf');
    await aResource(db, product.files, 'Year 2/Week 1/Film.pdf', { bucket: 'learning-readonly' });
    await aResource(db, product.files, 'Year 20/Week 1/Other.pdf');
    for (const path of ['Year 20', 'Year 2', 'Year 2/Week 1', 'Year 2/Week 1/Film.pdf']) {
      await callApi(product, addFavourite, { path }, { cookie: teacher });
    }

    const answer = await rename('Year 2', 'Year Two_%');
    expect(await answerOf(renameFolder, answer)).toEqual({ path: 'Year Two_%' });

    expect(await tree()).toEqual({
      'Year 20': { 'Week 1': ['Other.pdf'] },
      'Year Two_%': { 'Week 1': ['Film.pdf', 'Slides.pdf'] },
    });
    const favourites = await callApi(product, getFavourites, {}, { cookie: teacher });
    expect((await answerOf(getFavourites, favourites)).paths).toEqual([
      'Year 20',
      'Year Two_%',
      'Year Two_%/Week 1',
      'Year Two_%/Week 1/Film.pdf',
    ]);
  });

  test('onto another folder is refused and moves nothing', async () => {
    await aResource(db, product.files, 'Year 2/Week 1/Slides.pdf');
    await aResource(db, product.files, 'Year 2/Week 2/Film.pdf');
    const before = await tree();
    await expectError(rename('Year 2/Week 1', 'week 2'), 409, 'folder/exists');
    expect(await tree()).toEqual(before);
  });

  test('in other letters, or to the same name, works', async () => {
    await aResource(db, product.files, 'Year 2/week 1/Slides.pdf');
    await expectDone(rename('Year 2/week 1', 'Week 1'));
    await expectDone(rename('Year 2/Week 1', 'Week 1'));
    expect(await tree()).toEqual({ 'Year 2': { 'Week 1': ['Slides.pdf'] } });
  });

  test('what is not there, or has another case, is not found', async () => {
    await aResource(db, product.files, 'Year 2/Week 1/Slides.pdf');
    await expectError(rename('Year 3', 'Year 4'), 404, 'folder/not-found');
    await expectError(rename('year 2', 'Year 4'), 404, 'folder/not-found');
  });
});

describe('deleting', () => {
  test('a folder takes all that is in it, tells how much, and leaves no blob', async () => {
    await aResource(db, product.files, 'Year 2/Week 1/Slides.pdf');
    await aResource(db, product.files, 'Year 2/Week 2/Film.pdf', { bucket: 'learning-readonly' });
    await aResource(db, product.files, 'Year 3/Week 1/Same.pdf');
    const answer = await remove('Year 2');
    expect(await answerOf(deleteFolder, answer)).toEqual({ weeks: 2, files: 2 });
    expect(await tree()).toEqual({ 'Year 3': { 'Week 1': ['Same.pdf'] } });
    expect(await disagreements()).toEqual([]);
    await expectError(remove('Year 2'), 404, 'folder/not-found');
  });

  test('a resource leaves its folder, and content that another has too', async () => {
    const content = Buffer.from('%PDF the same');
    await aResource(db, product.files, 'Year 2/Week 1/One.pdf', { content });
    await aResource(db, product.files, 'Year 2/Week 1/Two.pdf', { content });
    await expectDone(removeResource('Year 2/Week 1/One.pdf'));
    await expectError(removeResource('Year 2/Week 1/One.pdf'), 404, 'resource/not-found');
    expect(await tree()).toEqual({ 'Year 2': { 'Week 1': ['Two.pdf'] } });
    expect(await disagreements()).toEqual([]);
    await expectDone(removeResource('Year 2/Week 1/Two.pdf'));
    expect(await tree()).toEqual({ 'Year 2': { 'Week 1': [] } });
    expect(await disagreements()).toEqual([]);
  });

  test('the keeper of a folder cannot be deleted alone', async () => {
    await aResource(db, product.files, 'Year 2/Week 1/One.pdf');
    await expectError(removeResource('Year 2/Week 1/.keep'), 400, 'request/invalid');
    expect(await tree()).toEqual({ 'Year 2': { 'Week 1': ['One.pdf'] } });
  });
});

test('renaming, deleting and creating at once end in a library that agrees with itself', async () => {
  for (let round = 0; round < 5; round += 1) {
    await aResource(db, product.files, `Year ${round}/Week 1/Slides.pdf`);
    const answers = await Promise.all([
      rename(`Year ${round}`, `Form ${round}`),
      remove(`Year ${round}`),
      rename(`Year ${round}`, `Class ${round}`),
      create(`Year ${round}/Week 2`),
      create(`Form ${round}`),
    ]);
    for (const { status } of answers) expect([200, 201, 404, 409]).toContain(status);
    expect(await disagreements()).toEqual([]);
    const kept = await db.selectFrom('objects').select(['bucket', 'path']).execute();
    const keeps = kept.filter(({ path }) => path.endsWith('/.keep'));
    // Each folder has its keeper in both buckets, and nothing lies outside a folder.
    for (const { path } of kept) {
      const folder = path.slice(0, path.lastIndexOf('/'));
      expect(keeps.filter((keep) => keep.path === `${folder}/.keep`)).toHaveLength(2);
    }
  }
});

test.each([
  ['creating', () => create('Year 4'), { 'Year 2': { 'Week 1': ['Slides.pdf'] }, 'Year 4': {} }],
  ['renaming', () => rename('Year 2', 'Year 3'), { 'Year 3': { 'Week 1': ['Slides.pdf'] } }],
  ['deleting', () => remove('Year 2'), {}],
] as const)('whichever statement of %s fails, all is as before', async (_what, work, after) => {
  await aResource(db, product.files, 'Year 2/Week 1/Slides.pdf');
  const before = await tree();
  const failing = failingDatabase(db);
  const sound = product;
  product = { ...(await createTestApp(failing.db)), files: sound.files };
  for (let statement = 1; ; statement += 1) {
    failing.failAt(statement);
    const { status } = await work();
    failing.failAt(0);
    if (status < 300) break;
    expect(status).toBe(500);
    expect(await tree()).toEqual(before);
    expect(statement).toBeLessThan(30);
  }
  expect(await tree()).toEqual(after);
});

test('every change is noted with who made it', async () => {
  await db.deleteFrom('audit_log').execute();
  await create('Year 2');
  await rename('Year 2', 'Year 3');
  await remove('Year 3');
  await remove('Year 3');
  const entries = await listAuditEntries(db, 10);
  expect(
    entries.map(({ actor, action, subject, details }) => [actor, action, subject, details]),
  ).toEqual([
    [`head-${admins}@spellingorchard.example`, 'folder created', 'Year 2', {}],
    [`head-${admins}@spellingorchard.example`, 'folder renamed', 'Year 2', { to: 'Year 3' }],
    [`head-${admins}@spellingorchard.example`, 'folder deleted', 'Year 3', { weeks: 0, files: 0 }],
  ]);
});

function create(path: string) {
  return callApi(product, createFolder, { path }, { cookie });
}

function rename(path: string, name: string) {
  return callApi(product, renameFolder, { path, name }, { cookie });
}

function remove(path: string) {
  return callApi(product, deleteFolder, { path }, { cookie });
}

function removeResource(path: string) {
  return callApi(product, deleteResource, { bucket: 'learning', path }, { cookie });
}

async function tree(): Promise<Record<string, Record<string, string[]>>> {
  const answer = await callApi(product, getTree, {}, { cookie });
  const { years } = await answerOf(getTree, answer);
  return Object.fromEntries(
    years.map(({ name, weeks }) => [
      name,
      Object.fromEntries(weeks.map((week) => [week.name, week.resources.map((each) => each.name)])),
    ]),
  );
}

function disagreements() {
  return storeFindings(db, product.files);
}

async function expectDone(answer: Promise<Response>): Promise<void> {
  expect([200, 201]).toContain((await answer).status);
}

async function expectError(answer: Promise<Response>, status: number, code: string): Promise<void> {
  const response = await answer;
  expect([response.status, await errorCodeOf(response)]).toEqual([status, code]);
}
