import { beforeEach, describe, expect, test } from 'vitest';
import { deleteFolder, renameFolder } from '#contract/library-changes.ts';
import { addFavourite, getFavourites } from '#contract/favourites.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import {
  aFolder,
  aResource,
  libraryChanges,
  storeFindings,
  emptyLibrary,
} from '#testing/library.ts';
import { aSchool, anAdministrator } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { slides } from '../../../e2e/test-pdfs/slides.ts';
import { listAuditEntries } from '../audit/audit.queries.ts';

const db = await openTestDatabase();
let product: TestApp;
let admins = 0;
let library: ReturnType<typeof libraryChanges>;
const disagreements = () => storeFindings(db, product.files);

beforeEach(async () => {
  product = await createTestApp(db);
  await emptyLibrary(db);
  await db.deleteFrom('schools').execute();
  await aSchool(db, 'active.example');
  admins += 1;
  const cookie = await anAdministrator(product, db, `head-${admins}@spellingorchard.example`);
  library = libraryChanges(product, cookie);
});

describe('creating', () => {
  test('a year group and a week in it show in the tree, empty', async () => {
    await expectDone(library.create('Year 2'));
    await expectDone(library.create('Year 2/Week 1'));
    expect(await library.tree()).toEqual({ 'Year 2': { 'Week 1': [] } });
    expect(await disagreements()).toEqual([]);
  });

  test('puts an empty .keep into both buckets', async () => {
    await expectDone(library.create('Year 2'));
    await expectDone(library.create('Year 2/Week 1'));
    const kept = await db
      .selectFrom('objects')
      .select(['bucket', 'path', 'size'])
      .orderBy('path')
      .orderBy('bucket')
      .execute();
    expect(kept).toEqual(
      ['Year 2/.keep', 'Year 2/Week 1/.keep'].flatMap((path) =>
        ['learning', 'learning-readonly'].map((bucket) => ({ bucket, path, size: '0' })),
      ),
    );
  });

  test.each([
    ['Year 2', 'Year 2'],
    ['Year 2', 'YEAR 2'],
    ['Year 2/Week 1', 'Year 2/week 1'],
  ])('after %s another %s is refused', async (first, second) => {
    await expectDone(library.create('Year 2'));
    if (first !== 'Year 2') await expectDone(library.create(first));
    await expectError(library.create(second), 409, 'folder/exists');
  });

  test.each(['İstanbul', 'ΣΑΣ', 'ÉCOLE', 'STRASSE ẞ'])(
    'a year group called %s is used, renamed and deleted like any other',
    async (name) => {
      await expectDone(library.create(name));
      await expectError(library.create(name), 409, 'folder/exists');
      await expectDone(library.create(`${name}/${name}`));
      await expectDone(library.rename(`${name}/${name}`, 'Week 1'));
      await expectDone(library.rename(`${name}/Week 1`, name));
      await expectDone(library.remove(name));
      expect(await library.tree()).toEqual({});
    },
  );

  test('a week needs its year group', async () => {
    await expectError(library.create('Year 9/Week 1'), 404, 'folder/not-found');
    expect(await library.tree()).toEqual({});
  });

  test.each(['', ' ', '.keep', '..', 'a/b/c', 'a\\b', 'a\u202eb', 'Year 2.', 'x'.repeat(121)])(
    'the name %j is refused',
    async (name) => {
      await expectError(library.create(name), 400, 'request/invalid');
    },
  );

  test('two administrators at once make one folder', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => library.create('Year 2')));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  });
});

describe('renaming', () => {
  test('moves everything in the folder and its favourites, and nothing else', async () => {
    const teacher = await signIn(product, db, `teacher-${admins}@active.example`);
    await aResource(db, product.files, 'Year 2/Week 1/Slides.pdf');
    await aResource(db, product.files, 'Year 2/Week 1/Film.pdf', { bucket: 'learning-readonly' });
    await aResource(db, product.files, 'Year 20/Week 1/Other.pdf');
    for (const path of ['Year 20', 'Year 2', 'Year 2/Week 1', 'Year 2/Week 1/Film.pdf']) {
      await callApi(product, addFavourite, { path }, { cookie: teacher });
    }

    const answer = await library.rename('Year 2', 'Year Two_%');
    expect(await answerOf(renameFolder, answer)).toEqual({ path: 'Year Two_%' });

    expect(await library.tree()).toEqual({
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

  test('to the name of an earlier folder lists each favourite once, at its first place', async () => {
    const teacher = await signIn(product, db, `teacher-${admins}@active.example`);
    const star = (path: string) => callApi(product, addFavourite, { path }, { cookie: teacher });
    for (const year of ['B1', 'Year 3', 'Year 4']) await aFolder(db, `${year}/Week 1`);
    for (const path of ['B1', 'Year 4', 'B1/Week 1']) await star(path);
    await expectDone(library.remove('B1'));
    for (const path of ['Year 3/Week 1', 'Year 3']) await star(path);

    await expectDone(library.rename('Year 3', 'B1'));

    const favourites = await callApi(product, getFavourites, {}, { cookie: teacher });
    const { paths } = await answerOf(getFavourites, favourites);
    expect(paths).toEqual(['B1', 'Year 4', 'B1/Week 1']);
  });

  test('onto another folder is refused and moves nothing', async () => {
    await aResource(db, product.files, 'Year 2/Week 1/Slides.pdf');
    await aResource(db, product.files, 'Year 2/Week 2/Film.pdf');
    const before = await library.tree();
    await expectError(library.rename('Year 2/Week 1', 'week 2'), 409, 'folder/exists');
    expect(await library.tree()).toEqual(before);
  });

  test('to another case, or to the same name, works', async () => {
    await aResource(db, product.files, 'Year 2/week 1/Slides.pdf');
    await expectDone(library.rename('Year 2/week 1', 'Week 1'));
    await expectDone(library.rename('Year 2/Week 1', 'Week 1'));
    expect(await library.tree()).toEqual({ 'Year 2': { 'Week 1': ['Slides.pdf'] } });
  });

  test('a folder that does not exist, or has another case, is not found', async () => {
    await aResource(db, product.files, 'Year 2/Week 1/Slides.pdf');
    await expectError(library.rename('Year 3', 'Year 4'), 404, 'folder/not-found');
    await expectError(library.rename('year 2', 'Year 4'), 404, 'folder/not-found');
  });
});

describe('deleting', () => {
  test('a folder deletes everything in it, answers how much that was, and leaves no blob', async () => {
    await aResource(db, product.files, 'Year 2/Week 1/Slides.pdf');
    await aResource(db, product.files, 'Year 2/Week 2/Film.pdf', { bucket: 'learning-readonly' });
    await aResource(db, product.files, 'Year 3/Week 1/Same.pdf');
    const answer = await library.remove('Year 2');
    const deletionId: unknown = expect.any(String);
    expect(await answerOf(deleteFolder, answer)).toEqual({ weeks: 2, files: 2, deletionId });
    expect(await library.tree()).toEqual({ 'Year 3': { 'Week 1': ['Same.pdf'] } });
    expect(await disagreements()).toEqual([]);
    await expectError(library.remove('Year 2'), 404, 'folder/not-found');
  });

  test('a resource keeps its folder, and content that another resource has too', async () => {
    const content = Buffer.from('%PDF the same');
    await aResource(db, product.files, 'Year 2/Week 1/One.pdf', { content });
    await aResource(db, product.files, 'Year 2/Week 1/Two.pdf', { content });
    await expectDone(library.removeResource('Year 2/Week 1/One.pdf'));
    await expectError(library.removeResource('Year 2/Week 1/One.pdf'), 404, 'resource/not-found');
    expect(await library.tree()).toEqual({ 'Year 2': { 'Week 1': ['Two.pdf'] } });
    expect(await disagreements()).toEqual([]);
    await expectDone(library.removeResource('Year 2/Week 1/Two.pdf'));
    expect(await library.tree()).toEqual({ 'Year 2': { 'Week 1': [] } });
    expect(await disagreements()).toEqual([]);
  });

  test('the .keep file of a folder cannot be deleted by itself', async () => {
    await aResource(db, product.files, 'Year 2/Week 1/One.pdf');
    await expectError(library.removeResource('Year 2/Week 1/.keep'), 400, 'request/invalid');
    expect(await library.tree()).toEqual({ 'Year 2': { 'Week 1': ['One.pdf'] } });
  });
});

test('concurrent changes leave a consistent library', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [year, form] = [`Year ${round}`, `Form ${round}`];
    await aResource(db, product.files, `${year}/Week 1/Slides.pdf`);
    const answers = await Promise.all([
      library.upload(`${year}/Week 1/Slides.pdf`, slides(4)),
      library.rename(year, form),
      library.upload(`${form}/Week 1/Other.pdf`, slides(4)),
      library.removeResource(`${year}/Week 1/Slides.pdf`),
      library.remove(year),
      library.rename(year, `Class ${round}`),
      library.create(`${year}/Week 2`),
      library.upload(`${year}/Week 1/Slides.pdf`, slides(3)),
      library.create(form),
    ]);
    for (const { status } of answers) expect([200, 201, 404, 409]).toContain(status);
    expect(await disagreements()).toEqual([]);
    await expectAllInFolders();
  }
}, 60_000);

test('every change is in the audit log with the administrator who made it', async () => {
  await db.deleteFrom('audit_log').execute();
  await library.create('Year 2');
  await library.rename('Year 2', 'Year 3');
  await library.remove('Year 3');
  await library.remove('Year 3');
  const entries = await listAuditEntries(db, 10);
  expect(
    entries.map(({ actor, action, subject, details }) => [actor, action, subject, details]),
  ).toEqual([
    [`head-${admins}@spellingorchard.example`, 'folder created', 'Year 2', {}],
    [`head-${admins}@spellingorchard.example`, 'folder renamed', 'Year 2', { to: 'Year 3' }],
    [`head-${admins}@spellingorchard.example`, 'folder deleted', 'Year 3', { weeks: 0, files: 0 }],
  ]);
});

/** Each folder has its `.keep` in both buckets, and nothing is outside a folder. */
async function expectAllInFolders(): Promise<void> {
  const kept = await db.selectFrom('objects').select(['bucket', 'path']).execute();
  for (const { path } of kept) {
    const keepFile = `${path.slice(0, path.lastIndexOf('/'))}/.keep`;
    expect(kept.filter((each) => each.path === keepFile)).toHaveLength(2);
  }
}

async function expectDone(answer: Promise<Response>): Promise<void> {
  expect([200, 201]).toContain((await answer).status);
}

async function expectError(answer: Promise<Response>, status: number, code: string): Promise<void> {
  const response = await answer;
  expect([response.status, await errorCodeOf(response)]).toEqual([status, code]);
}
