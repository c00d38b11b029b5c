import { randomUUID } from 'node:crypto';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { databaseLine } from '#testing/database-line.ts';
import { aFolder, libraryChanges, storeFindings, emptyLibrary } from '#testing/library.ts';
import { anAdministrator } from '#testing/people.ts';
import { createTestApp } from '#testing/test-app.ts';
import { makeTestDatabase } from '#testing/test-database.ts';
import { slides } from '../../../e2e/test-pdfs/slides.ts';
import { type Database, openDatabase } from '../../db/database.ts';
import { collectUnused } from '../../files/collect-unused.ts';
import type { FileStore } from '../../files/file-store.ts';
import { createLog } from '../../log.ts';

const url = await makeTestDatabase();
const db = openDatabase(url, createLog('silent'));
afterAll(() => db.destroy());
const SLIDES = 'Year 2/Week 1/Slides.pdf';
const TWO_DAYS_MS = 2 * 24 * 60 * 60_000;

test('an upload keeps its files when the commit succeeded but its answer was lost', async () => {
  const line = await databaseLine(url);
  const behindLine = openDatabase(line.url, createLog('silent'));
  onTestFinished(() => behindLine.destroy());
  const { library, files } = await open(behindLine);
  line.breakAtCommit();
  expect((await library.upload(SLIDES, slides(2))).status).toBe(503);
  expect(await library.tree()).toEqual({ 'Year 2': { 'Week 1': ['Slides.pdf'] } });
  expect(await storeFindings(db, files)).toEqual([]);
});

test('a file that cannot be removed does not fail the change, and is collected after a day', async () => {
  const { library, files, logLines } = await open(db, (store) => ({
    ...store,
    delete: () => Promise.reject(new Error('not permitted')),
  }));
  expect((await library.upload(SLIDES, slides(2))).status).toBe(200);
  expect((await library.upload(SLIDES, slides(3))).status).toBe(200);
  expect((await library.removeResource(SLIDES)).status).toBe(200);
  const [deletion] = await library.recentlyDeleted();
  expect((await library.deleteForGood(deletion?.id ?? '')).status).toBe(200);
  const kinds = (await storeFindings(db, files)).map(({ kind }) => kind);
  expect(kinds).toEqual(['unused', 'unused', 'unused', 'unused']);
  expect(logLines.filter((logged) => logged.includes('not permitted'))).toHaveLength(4);

  const now = () => new Date(Date.now() + TWO_DAYS_MS);
  expect(await collectUnused({ db, files, log: captureLog().log, now })).toBe(4);
  expect(await storeFindings(db, files)).toEqual([]);
});

async function open(database: Database, around = (store: FileStore) => store) {
  let files: FileStore | undefined;
  const product = await createTestApp(database, {
    around: (store) => {
      files = store;
      return around(store);
    },
  });
  await emptyLibrary(db);
  await aFolder(db, 'Year 2/Week 1');
  const cookie = await anAdministrator(product, db, `${randomUUID()}@spellingorchard.example`);
  const library = libraryChanges(product, cookie);
  return { library, files: files ?? product.files, logLines: product.logLines };
}
