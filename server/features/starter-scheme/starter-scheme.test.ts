import { beforeEach, expect, test } from 'vitest';
import { getTree } from '#contract/library.ts';
import { SCHEME } from '#scheme/scheme.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { captureLog } from '#testing/captured-log.ts';
import { aFolder, storeFindings } from '#testing/library.ts';
import { anAdministrator } from '#testing/people.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { fillStarterScheme } from './starter-scheme.ts';

const db = await openTestDatabase();
/** Each year has a pack besides its weeks. */
const ALL_WEEKS = SCHEME.flatMap(({ weeks }) => weeks).length + SCHEME.length;
let product: TestApp;
let admins = 0;

beforeEach(async () => {
  product = await createTestApp(db);
  await db.deleteFrom('objects').execute();
  await db.deleteFrom('starter_weeks').execute();
});

test('an empty library gets every week of every year, in natural order, once', async () => {
  const told = await fill();
  expect(told.at(-1)).toEqual([ALL_WEEKS, ALL_WEEKS]);
  const years = await tree();
  expect(years.map(({ name }) => name)).toEqual(['Year 2', 'Year 3', 'Year 4', 'Year 5', 'Year 6']);
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

/** With small PDFs in place of the real ones, which have tests of their own. Gives what was told. */
async function fill({ stopAfter = Infinity } = {}): Promise<[number, number][]> {
  const told: [number, number][] = [];
  const { log } = captureLog();
  const { files } = product;
  await fillStarterScheme({
    db,
    files,
    log,
    checkPdf: async () => ({ pages: 1, picture: Buffer.from('picture') }),
    workers: {
      makeWeek: async (year, number) => [
        { name: 'Slides.pdf', readOnly: number % 6 === 0, bytes: Buffer.from(`${year} ${number}`) },
        { name: 'Worksheet.pdf', readOnly: false, bytes: Buffer.from(`${number} ${year}`) },
      ],
      makeYearPack: async (year) => [
        { name: 'Overview.pdf', readOnly: false, bytes: Buffer.from(`${year} pack`) },
      ],
    },
    isStopping: () => told.length >= stopAfter,
    onWeek: (done, all) => told.push([done, all]),
  });
  return told;
}

async function tree() {
  admins += 1;
  const email = `head-${admins}@spellingorchard.example`;
  const cookie = await anAdministrator(product, db, email);
  return (await answerOf(getTree, await callApi(product, getTree, {}, { cookie }))).years;
}
