import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { restoreDeletion } from '#contract/deletions.ts';
import { createLink, searchLibrary } from '#contract/library.ts';
import { deleteFolder } from '#contract/library-changes.ts';
import { answerOf, callApi, expectDone, expectRefused } from '#testing/api-client.ts';
import { captureLog } from '#testing/captured-log.ts';
import { aFolder, aResource, libraryChanges, storeFindings } from '#testing/library.ts';
import { anAdministrator, aTeacherAlone } from '#testing/people.ts';
import { sweepCleanly } from '#testing/sweep-cleanly.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { slides } from '../../../e2e/test-pdfs/slides.ts';
import { collectUnused } from '../../files/collect-unused.ts';
import { listAuditEntries } from '../audit/audit.queries.ts';

const db = await openTestDatabase();
const DAY_MS = 24 * 60 * 60_000;
const SLIDES = 'Year 2/Week 1/Slides.pdf';
let product: TestApp;
let library: ReturnType<typeof libraryChanges>;
let teacher: string;
let email: string;
let afterMs: number;
const now = () => new Date(Date.now() + afterMs);

beforeEach(async () => {
  afterMs = 0;
  product = await createTestApp(db, { now });
  teacher = await aTeacherAlone(product, db);
  email = `${randomUUID()}@spellingorchard.example`;
  library = libraryChanges(product, await anAdministrator(product, db, email));
});

describe('a deleted item', () => {
  test('is listed with its place, its contents, who deleted it, when, and until when it is kept', async () => {
    await aResource(db, product.files, SLIDES);
    await aResource(db, product.files, 'Year 2/Week 2/Film.pdf', { bucket: 'learning-readonly' });
    const { deletionId } = await answerOf(deleteFolder, await library.remove('Year 2'));
    const [deletion] = await library.recentlyDeleted();
    expect(deletion).toMatchObject({ id: deletionId, path: 'Year 2', weeks: 2, files: 2 });
    expect(deletion?.deletedBy).toBe(email);
    const [deletedAt, expiresAt] = [deletion?.deletedAt, deletion?.expiresAt].map((time) =>
      new Date(time ?? 0).getTime(),
    );
    expect(Math.abs(Date.now() - (deletedAt ?? 0))).toBeLessThan(60_000);
    expect((expiresAt ?? 0) - (deletedAt ?? 0)).toBe(30 * DAY_MS);
  });

  test('has its weeks counted without a folder that is none', async () => {
    await aResource(db, product.files, SLIDES);
    await aResource(db, product.files, 'Year 2/Year pack/Overview.pdf');
    const gone = await answerOf(deleteFolder, await library.remove('Year 2'));
    expect(gone).toMatchObject({ weeks: 1, files: 2 });
    const [deletion] = await library.recentlyDeleted();
    expect(deletion).toMatchObject({ weeks: 1, others: ['Year pack'], files: 2 });
  });

  test('is gone at once for teachers: tree, search, links, signed links and pictures', async () => {
    await aFolder(db, 'Year 2/Week 1');
    await expectDone(library.upload(SLIDES, slides(2)));
    const link = { bucket: 'learning', path: SLIDES, purpose: 'download' };
    const from = { cookie: teacher };
    const { url } = await answerOf(createLink, await callApi(product, createLink, link, from));
    const picture = `/api/library/pictures/learning/${SLIDES.split('/').map(encodeURIComponent).join('/')}`;
    const open = (address: string) =>
      product.app.request(address, { headers: { Cookie: teacher } });
    expect([(await open(url)).status, (await open(picture)).status]).toEqual([200, 200]);

    await expectDone(library.removeResource(SLIDES));
    expect([(await open(url)).status, (await open(picture)).status]).toEqual([404, 404]);
    expect((await callApi(product, createLink, link, from)).status).toBe(404);
    const found = await callApi(product, searchLibrary, { term: 'Slides' }, from);
    expect((await answerOf(searchLibrary, found)).results).toEqual([]);
    expect(await library.tree()).toEqual({ 'Year 2': { 'Week 1': [] } });

    await expectDone(library.restore(await library.latestDeletion()));
    expect([(await open(url)).status, (await open(picture)).status]).toEqual([200, 200]);
  });

  test.each([
    ['Year 2', (path: string) => library.remove(path)],
    ['Year 2/Week 1', (path: string) => library.remove(path)],
    [SLIDES, (path: string) => library.removeResource(path)],
  ])('%s comes back as it was', async (path, remove) => {
    await aResource(db, product.files, SLIDES);
    await aResource(db, product.files, 'Year 2/Week 1/Film.pdf', { bucket: 'learning-readonly' });
    const before = await rows();
    await expectDone(remove(path));
    const restored = await library.restore(await library.latestDeletion());
    expect(await answerOf(restoreDeletion, restored)).toEqual({ path });
    expect(await rows()).toEqual(before);
    expect(await library.recentlyDeleted()).toEqual([]);
    expect(await storeFindings(db, product.files)).toEqual([]);
  });

  test('comes back once, however many restore it at once, in two copies of the product', async () => {
    await aResource(db, product.files, SLIDES);
    await expectDone(library.remove('Year 2'));
    const id = await library.latestDeletion();
    const other = await createTestApp(db, { around: () => product.files });
    const cookie = await anAdministrator(other, db, `${randomUUID()}@spellingorchard.example`);
    const copies = [library, libraryChanges(other, cookie)];
    const answers = await Promise.all(
      [...copies, ...copies].flatMap((copy) => [copy.restore(id), copy.deleteForGood(id)]),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 404)]);
    expect(await storeFindings(db, product.files)).toEqual([]);
  });

  test('of a folder that was renamed comes back into it', async () => {
    await aResource(db, product.files, SLIDES);
    await expectDone(library.removeResource(SLIDES));
    await expectDone(library.rename('Year 2', 'Year Two'));
    await expectDone(library.restore(await library.latestDeletion()));
    expect(await library.tree()).toEqual({ 'Year Two': { 'Week 1': ['Slides.pdf'] } });
  });
});

describe('after 30 days, or for good', () => {
  test('it can be restored on the last day and not a moment later; then its files are collected', async () => {
    const { blob } = await aResource(db, product.files, SLIDES);
    await expectDone(library.remove('Year 2'));
    const id = await library.latestDeletion();
    afterMs = 30 * DAY_MS - 60_000;
    library = libraryChanges(product, await anAdministrator(product, db, email));
    await sweepCleanly({ db, now });
    expect(await collect()).toBe(0);
    expect(await library.recentlyDeleted()).toHaveLength(1);

    afterMs = 30 * DAY_MS + 60_000;
    expect(await library.recentlyDeleted()).toEqual([]);
    await expectRefused(library.restore(id), 404, 'deletion/not-found');
    await expectRefused(library.deleteForGood(id), 404, 'deletion/not-found');
    await sweepCleanly({ db, now });
    expect(await collect()).toBe(1);
    expect(await product.files.sizeOf(blob)).toBeUndefined();
    expect(await storeFindings(db, product.files)).toEqual([]);
  });

  test('deleting for good removes its files at once', async () => {
    const { blob } = await aResource(db, product.files, SLIDES);
    await expectDone(library.remove('Year 2/Week 1'));
    expect(await product.files.sizeOf(blob)).toBeGreaterThan(0);
    const id = await library.latestDeletion();
    await expectDone(library.deleteForGood(id));
    expect(await product.files.sizeOf(blob)).toBeUndefined();
    await expectRefused(library.restore(id), 404, 'deletion/not-found');
    expect(await storeFindings(db, product.files)).toEqual([]);
  });

  test('a lost file of a deleted resource is named as deleted', async () => {
    const { blob } = await aResource(db, product.files, SLIDES);
    await expectDone(library.removeResource(SLIDES));
    await product.files.delete(blob);
    expect(await storeFindings(db, product.files)).toEqual([
      { kind: 'missing', blob, paths: [`learning/${SLIDES} (deleted)`] },
    ]);
  });
});

test('restoring and deleting for good are in the audit log', async () => {
  await db.deleteFrom('audit_log').execute();
  await aResource(db, product.files, SLIDES);
  await expectDone(library.remove('Year 2'));
  await expectDone(library.restore(await library.latestDeletion(), 'Year 3'));
  await expectDone(library.removeResource('Year 3/Week 1/Slides.pdf'));
  await expectDone(library.deleteForGood(await library.latestDeletion()));
  const entries = await listAuditEntries(db, 10);
  expect(
    entries.map(({ actor, action, subject, details }) => [actor, action, subject, details]),
  ).toEqual([
    [email, 'folder deleted', 'Year 2', { weeks: 1, files: 1 }],
    [email, 'folder restored', 'Year 2', { to: 'Year 3' }],
    [email, 'resource deleted', 'Year 3/Week 1/Slides.pdf', { bucket: 'learning' }],
    [email, 'resource deleted for good', 'Year 3/Week 1/Slides.pdf', {}],
  ]);
});

function rows() {
  return db.selectFrom('objects').selectAll().orderBy('path').orderBy('bucket').execute();
}

function collect(): Promise<number> {
  return collectUnused({ db, files: product.files, log: captureLog().log, now });
}
