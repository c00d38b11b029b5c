import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { getSchoolFigures, notePresented } from '#contract/figures.ts';
import { createLink } from '#contract/library.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { captureLog } from '#testing/captured-log.ts';
import { aResource, emptyLibrary, libraryChanges } from '#testing/library.ts';
import { aSchool, anAdministrator, aTeacherAlone } from '#testing/people.ts';
import { sweepCleanly } from '#testing/sweep-cleanly.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { findSchoolByDomain } from '../schools/schools.queries.ts';
import { readFigures } from './figures.service.ts';
import { createUsage } from './usage.ts';

const SLIDES = 'Year 2/Week 1/Slides.pdf';
const SHEET = 'Year 2/Week 10/Sheet.pdf';
const DAY_MS = 24 * 60 * 60_000;
const db = await openTestDatabase();
let product: TestApp;
let cookie: string;
let time: Date;
let librarians = 0;

beforeEach(async () => {
  time = new Date('2026-11-16T23:30:00Z');
  product = await createTestApp(db, { now: () => time });
  await db.deleteFrom('usage_counts').execute();
  await db.deleteFrom('school_snapshots').execute();
  await db.deleteFrom('renamed_resources').execute();
  await emptyLibrary(db);
  cookie = await aTeacherAlone(product, db);
  await aResource(db, product.files, SLIDES);
  await aResource(db, product.files, SHEET);
});

test('sign-ins, lessons, downloads and prints are counted by school, resource and day', async () => {
  await present(SLIDES);
  await present(SLIDES);
  await follow(SLIDES, 'download');
  await follow(SLIDES, 'download', { Range: 'bytes=0-3' });
  await follow(SLIDES, 'download', { Range: 'bytes=4-' });
  await follow(SHEET, 'print');
  await product.usage.stop();

  const id = await schoolId();
  const columns = ['kind', 'resource', 'uses', 'school_id'] as const;
  const rows = await db.selectFrom('usage_counts').select(columns).orderBy('kind').execute();
  expect(rows).toEqual([
    { kind: 'download', resource: SLIDES, uses: 2, school_id: id },
    { kind: 'presented', resource: SLIDES, uses: 2, school_id: id },
    { kind: 'print', resource: SHEET, uses: 1, school_id: id },
    { kind: 'sign-in', resource: '', uses: 1, school_id: id },
  ]);
});

test('one session has sixty lessons counted in an hour, and those of another session go on being counted', async () => {
  for (let n = 0; n < 70; n += 1) await present(SLIDES);
  expect(await countLessons()).toBe(60);
  cookie = await signIn(product, db, `colleague-${Math.random()}@active.example`);
  await present(SLIDES);
  expect(await countLessons()).toBe(61);
});

test('the figures add up weeks, and name the most and the least used resources', async () => {
  await present(SHEET);
  time = new Date('2026-11-23T09:00:00Z');
  await present(SHEET);
  await present(SLIDES);
  await product.usage.stop();

  const figures = await read();
  expect(figures.weeks).toHaveLength(52);
  expect(figures.weeks.slice(-2)).toEqual([
    { start: '2026-11-16', signIns: 1, presented: 1, downloads: 0, prints: 0 },
    { start: '2026-11-23', signIns: 0, presented: 2, downloads: 0, prints: 0 },
  ]);
  expect(figures.heat).toEqual([
    { year: 'Year 2', week: 'Week 1', uses: 1 },
    { year: 'Year 2', week: 'Week 10', uses: 2 },
  ]);
  expect(figures.mostUsed[0]).toEqual({ path: SHEET, uses: 2 });
  expect(figures.leastUsed[0]).toEqual({ path: SLIDES, uses: 1 });
  const administrator = await anAdministrator(product, db);
  const path = `/api/schools/${await schoolId()}/figures` as const;
  const own = await callApi(product, { ...getSchoolFigures, path }, {}, { cookie: administrator });
  expect((await answerOf(getSchoolFigures, own)).weeks).toEqual(figures.weeks);
});

describe('a renamed folder', () => {
  test('keeps its figures, also beside those of an earlier folder with that name', async () => {
    await present(SLIDES);
    await present(SLIDES);
    await follow(SHEET, 'print');
    await product.usage.stop();
    const library = await aLibrarian();
    await count('Year Two/Week 1/Slides.pdf', 5);
    await count('Year 20/Week 1/Slides.pdf', 5);

    expect((await library.rename('Year 2', 'Year Two')).status).toBe(200);
    expect((await library.rename('Year Two/Week 10', 'Week 11 %_')).status).toBe(200);

    expect((await read()).mostUsed).toEqual([
      { path: 'Year Two/Week 1/Slides.pdf', uses: 7 },
      { path: 'Year Two/Week 11 %_/Sheet.pdf', uses: 1 },
    ]);
    await count('Year Two/Week 1/Slides.pdf', 1);
    await count('Year Two/Week 11 %_/Sheet.pdf', 1);
    expect((await library.rename('Year Two', 'Year 2')).status).toBe(200);
    expect((await library.rename('Year 2/Week 11 %_', 'Week 10')).status).toBe(200);
    expect((await read()).mostUsed).toEqual([
      { path: SLIDES, uses: 8 },
      { path: SHEET, uses: 2 },
    ]);
  });

  test('leaves nothing to a new folder of its old name', async () => {
    await count(SLIDES, 3);
    const library = await aLibrarian();
    expect((await library.rename('Year 2', 'Year Two')).status).toBe(200);
    await aResource(db, product.files, SLIDES);
    expect((await read()).mostUsed).toEqual([{ path: 'Year Two/Week 1/Slides.pdf', uses: 3 }]);
    await count(SLIDES, 1);
    await count(SLIDES, 1);
    expect((await read()).mostUsed).toEqual([
      { path: 'Year Two/Week 1/Slides.pdf', uses: 3 },
      { path: SLIDES, uses: 2 },
    ]);
    expect((await library.rename('Year 2', 'Year II')).status).toBe(200);
    expect((await read()).mostUsed.map(({ path, uses }) => [path, uses])).toEqual([
      ['Year Two/Week 1/Slides.pdf', 3],
      ['Year II/Week 1/Slides.pdf', 2],
    ]);
  });

  test('gives a resource that was deleted before its figures back when it is restored', async () => {
    await count(SLIDES, 3);
    const library = await aLibrarian();
    expect((await library.removeResource(SLIDES)).status).toBe(200);
    expect((await library.rename('Year 2', 'Year Two')).status).toBe(200);
    expect((await read()).mostUsed).toEqual([]);
    const [deleted] = await library.recentlyDeleted();
    expect((await library.restore(deleted?.id ?? '')).status).toBe(200);
    expect((await read()).mostUsed).toEqual([{ path: 'Year Two/Week 1/Slides.pdf', uses: 3 }]);
  });

  test('keeps any number of counts, and changes none of them', async () => {
    const library = await aLibrarian();
    await sql`
      insert into usage_counts (day, school_id, kind, resource, uses)
      select '2026-11-16', gen_random_uuid(), 'print', ${SLIDES}, 1
      from generate_series(1, 100001)`.execute(db);
    const before = await lastWrite();
    expect((await library.rename('Year 2', 'Year Two')).status).toBe(200);
    expect(await lastWrite()).toBe(before);
    expect((await read()).mostUsed).toEqual([{ path: 'Year Two/Week 1/Slides.pdf', uses: 100001 }]);
    await db.deleteFrom('usage_counts').execute();
  });
});

test('schools are counted each day by status, today at the moment', async () => {
  await sweepCleanly({ db, now: () => time });
  time = new Date(time.getTime() + DAY_MS);
  await aSchool(db, 'trial.example', 'trial');
  expect((await read()).schools).toEqual([
    { day: '2026-11-16', active: 1, trial: 0, pending: 0, inactive: 0 },
    { day: '2026-11-17', active: 1, trial: 1, pending: 0, inactive: 0 },
  ]);
});

test('figures are deleted after two years', async () => {
  await present(SLIDES);
  await product.usage.stop();
  await sweepCleanly({ db, now: () => new Date(time.getTime() + 729 * DAY_MS) });
  expect(await db.selectFrom('usage_counts').select('uses').execute()).not.toEqual([]);
  await sweepCleanly({ db, now: () => new Date(time.getTime() + 732 * DAY_MS) });
  expect(await db.selectFrom('usage_counts').select('uses').execute()).toEqual([]);
});

async function countLessons(): Promise<number> {
  await product.usage.stop();
  const { uses } = await db
    .selectFrom('usage_counts')
    .select('uses')
    .where('kind', '=', 'presented')
    .executeTakeFirstOrThrow();
  return uses;
}

async function present(path: string): Promise<void> {
  const answer = await callApi(product, notePresented, { bucket: 'learning', path }, { cookie });
  expect(answer.status).toBe(200);
}

async function follow(
  path: string,
  purpose: 'download' | 'print',
  headers: Record<string, string> = {},
): Promise<void> {
  const input = { bucket: 'learning', path, purpose };
  const { url } = await answerOf(createLink, await callApi(product, createLink, input, { cookie }));
  const answer = await product.app.request(url, { headers: { Cookie: cookie, ...headers } });
  expect(answer.ok).toBe(true);
}

async function aLibrarian() {
  librarians += 1;
  const email = `librarian-${librarians}@office.example`;
  return libraryChanges(product, await anAdministrator(product, db, email));
}

/** Uses of today, as a copy writes them. */
async function count(path: string, uses: number): Promise<void> {
  const { log } = captureLog();
  const usage = createUsage({ db, now: () => time, log });
  const school = { id: await schoolId() };
  for (let n = 0; n < uses; n += 1) usage.count(school, 'print', path);
  await usage.stop();
}

/** The transaction that last wrote a count of a resource. */
async function lastWrite(): Promise<string | undefined> {
  const { rows } = await sql<{ by: string }>`
    select max(xmin::text::bigint) as by from usage_counts where resource <> ''`.execute(db);
  return rows[0]?.by;
}

function read() {
  return readFigures({ db, now: () => time });
}

async function schoolId(): Promise<string> {
  return (await findSchoolByDomain(db, 'active.example'))?.id ?? '';
}
