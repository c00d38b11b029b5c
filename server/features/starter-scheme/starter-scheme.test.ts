import { beforeEach, expect, test } from 'vitest';
import { getTree } from '#contract/library.ts';
import { SCHEME } from '#scheme/scheme.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { captureLog } from '#testing/captured-log.ts';
import { aFolder, aResource, emptyLibrary, storeFindings } from '#testing/library.ts';
import { anAdministrator } from '#testing/people.ts';
import { checkSmall, SMALL_SCHEME } from '#testing/small-scheme.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { moveObjects, setFolderTitle } from '../library/changes.queries.ts';
import { type Extent, fillStarterScheme } from './starter-scheme.ts';
import { titleOldWeeks } from './title-old-weeks.ts';

const db = await openTestDatabase();
/** Each year has a pack besides its weeks. */
const ALL_WEEKS = SCHEME.flatMap(({ weeks }) => weeks).length + SCHEME.length;
let product: TestApp;
let admins = 0;

beforeEach(async () => {
  product = await createTestApp(db);
  await emptyLibrary(db);
  await db.deleteFrom('starter_weeks').execute();
});

test('an empty library gets every week of every year, in natural order, once', async () => {
  const told = await fill();
  expect(told.at(-1)).toEqual([ALL_WEEKS, ALL_WEEKS]);
  const years = await tree();
  expect(years.map(({ name }) => name)).toEqual(['Year 2', 'Year 3', 'Year 4', 'Year 5', 'Year 6']);
  expect(years.map(({ title }) => title)).toEqual(SCHEME.map(({ title }) => title));
  for (const { weeks } of years) {
    expect(weeks.map(({ name }) => name)).toEqual([
      ...Array.from({ length: 36 }, (_, index) => `Week ${index + 1}`),
      'Year pack',
    ]);
  }
  expect(years[0]?.weeks[5]?.resources.map(({ name, bucket }) => [name, bucket])).toEqual([
    ['Slides.pdf', 'learning-readonly'],
    ['Worksheet.pdf', 'learning'],
  ]);
  expect(await fill()).toEqual([]);
  expect(await storeFindings(db, product.files)).toEqual([]);
}, 120_000);

test('an interrupted filling continues with the first missing weeks', async () => {
  const before = await fill({ stopAfter: 3 });
  expect(before.map(([done]) => done)).toEqual([1, 2, 3]);
  expect((await tree()).flatMap(({ weeks }) => weeks.map(({ name }) => name))).toEqual([
    'Week 1',
    'Week 2',
    'Week 3',
  ]);
  expect((await fill({ stopAfter: 2 })).map(([done]) => done)).toEqual([4, 5]);
});

test('a week that an administrator deleted meanwhile does not come back', async () => {
  await fill({ stopAfter: 2 });
  await db.deleteFrom('objects').where('path', 'like', 'Year 2/Week 1/%').execute();
  await fill({ stopAfter: 1 });
  const [year] = await tree();
  expect(year?.weeks.map(({ name }) => name)).toEqual(['Week 2', 'Week 3']);
});

test('a library that is not empty is left unchanged', async () => {
  await aFolder(db, 'Our own year');
  expect(await fill()).toEqual([]);
});

test('what is missing is added beside what is there, which stays as it is', async () => {
  const own = 'Year 2/Week 2/slides.pdf';
  const { blob } = await aResource(db, product.files, own, { bucket: 'learning-readonly' });
  await aResource(db, product.files, 'Our own year/Week 1/Notes.pdf');
  await fill({ extent: 'missing weeks', stopAfter: 2 });
  const years = await tree();
  expect(years.map(({ name }) => name)).toEqual(['Our own year', 'Year 2']);
  expect(years[1]?.weeks.map(({ name, resources }) => [name, resources.length])).toEqual([
    ['Week 1', 2],
    ['Week 2', 2],
  ]);
  const kept = await db.selectFrom('objects').select('blob').where('path', '=', own).execute();
  expect(kept).toEqual([{ blob }]);
  // The file that was made for a taken name is not left behind.
  expect(await storeFindings(db, product.files)).toEqual([]);
});

test('a week that was deleted is missing; a resource deleted from a week is not', async () => {
  await fill({ extent: 'missing weeks', stopAfter: 2 });
  await db.deleteFrom('objects').where('path', 'like', 'Year 2/Week 1/%').execute();
  await db.deleteFrom('objects').where('path', '=', 'Year 2/Week 2/Slides.pdf').execute();
  expect(await fill({ extent: 'missing weeks', stopAfter: 1 })).toEqual([[2, ALL_WEEKS]]);
  const [year] = await tree();
  expect(year?.weeks.map(({ name, resources }) => [name, resources.length])).toEqual([
    ['Week 1', 2],
    ['Week 2', 1],
  ]);
});

test('weeks of version 1.0 get their titles once; what an administrator removes stays removed', async () => {
  await fill({ stopAfter: 2 });
  await asVersion1();
  await setFolderTitle(db, 'Year 2/Week 2', 'our own');
  await titleOldWeeks({ db, log: captureLog().log });
  expect(await titles()).toEqual({
    'Week 1': '/j/ spelt -dge after short vowels',
    'Week 2': 'our own',
  });
  await setFolderTitle(db, 'Year 2/Week 1', null);
  await titleOldWeeks({ db, log: captureLog().log });
  await fill({ extent: 'missing weeks', stopAfter: 1 });
  expect(await titles()).toEqual({
    'Week 1': undefined,
    'Week 2': 'our own',
    'Week 3': '/j/ spelt g before e, i, y; j before a, o, u',
  });
});

test('years of version 1.0 get their titles too, but not a year that an administrator made', async () => {
  await aFolder(db, 'Year 3');
  await fill({ extent: 'missing weeks', stopAfter: 38 });
  await asVersion1();
  await titleOldWeeks({ db, log: captureLog().log });
  expect((await tree()).map(({ name, title }) => [name, title])).toEqual([
    ['Year 2', 'From sounds to spellings'],
    ['Year 3', undefined],
  ]);
});

test('loading the scheme again gives weeks of version 1.0 their titles too', async () => {
  await fill({ stopAfter: 1 });
  await asVersion1();
  await fill({ extent: 'missing weeks', stopAfter: 1 });
  expect(await titles()).toMatchObject({ 'Week 1': '/j/ spelt -dge after short vowels' });
});

test('a folder that took the name of a week of the scheme gets no title', async () => {
  await fill({ stopAfter: 3 });
  await asVersion1();
  await db.deleteFrom('objects').where('path', 'like', 'Year 2/Week 1/%').execute();
  await aResource(db, product.files, 'Year 2/Week 1/Our own.pdf');
  await db.deleteFrom('objects').where('path', 'like', 'Year 2/Week 2/%').execute();
  const renaming = { from: 'Year 2/Week 3', to: 'Year 2/Week 2', now: new Date() };
  await moveObjects(db, renaming);
  await titleOldWeeks({ db, log: captureLog().log });
  expect(await titles()).toEqual({ 'Week 1': undefined, 'Week 2': undefined });
});

/** As it was before weeks had titles. */
async function asVersion1(): Promise<void> {
  await db.updateTable('objects').set({ title: null }).execute();
  await db.updateTable('starter_weeks').set({ is_titled: false }).execute();
}

async function titles(): Promise<Record<string, string | undefined>> {
  const [year] = await tree();
  return Object.fromEntries((year?.weeks ?? []).map(({ name, title }) => [name, title]));
}

interface Filling {
  stopAfter?: number;
  extent?: Extent;
}

/** With small PDFs in place of the real ones, which have tests of their own. Gives what was told. */
async function fill({ stopAfter = Infinity, extent = 'empty library' }: Filling = {}): Promise<
  [number, number][]
> {
  const told: [number, number][] = [];
  const { log } = captureLog();
  const { files } = product;
  await fillStarterScheme({
    db,
    files,
    log,
    checkPdf: checkSmall,
    workers: SMALL_SCHEME,
    extent,
    isStopping: () => told.length >= stopAfter,
    onWeek: (done, all) => void told.push([done, all]),
  });
  return told;
}

async function tree() {
  admins += 1;
  const email = `head-${admins}@spellingorchard.example`;
  const cookie = await anAdministrator(product, db, email);
  return (await answerOf(getTree, await callApi(product, getTree, {}, { cookie }))).years;
}
