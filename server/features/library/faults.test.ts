import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { errorCodeOf } from '#testing/api-client.ts';
import { failingDatabase } from '#testing/failing-database.ts';
import { aResource, libraryChanges, storeFindings, emptyLibrary } from '#testing/library.ts';
import { anAdministrator } from '#testing/people.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { makeTestDatabase } from '#testing/test-database.ts';
import { slides } from '../../../e2e/test-pdfs/slides.ts';
import { openDatabase } from '../../db/database.ts';
import type { FileStore } from '../../files/file-store.ts';
import { createLog } from '../../log.ts';

const url = await makeTestDatabase();
const db = openDatabase(url, createLog('error'));
afterAll(() => db.destroy());
let database: ReturnType<typeof failingDatabase>;
const [OLDER, NEWER] = [slides(3), slides(4)];
const SLIDES = 'Year 2/Week 1/Slides.pdf';
const WRITE_BYTES = 512;
let product: TestApp;
let library: ReturnType<typeof libraryChanges>;
let admins = 0;
/** How many writes to the disk are left before one fails, and with what; 0 for none. */
let disk = { writesLeft: 0, failure: new Error('the disk failed') };

beforeEach(async () => {
  disk = { writesLeft: 0, failure: new Error('the disk failed') };
  database = failingDatabase(openDatabase(url, createLog('error')));
  onTestFinished(() => database.db.destroy());
  product = await createTestApp(database.db, { around: failingStore });
  await emptyLibrary(db);
  admins += 1;
  const cookie = await anAdministrator(product, db, `head-${admins}@spellingorchard.example`);
  library = libraryChanges(product, cookie);
  await aResource(db, product.files, SLIDES, { content: OLDER });
});

test.each([
  ['creating a folder', () => library.create('Year 4')],
  ['renaming a folder', () => library.rename('Year 2', 'Year 3')],
  ['deleting a folder', () => library.remove('Year 2')],
  ['uploading', () => library.upload('Year 2/Week 1/Other.pdf', NEWER)],
  ['replacing', () => library.upload(SLIDES, NEWER)],
  ['deleting a resource', () => library.removeResource(SLIDES)],
])(
  'whichever statement of %s fails, the library stays as it was',
  async (_what, work) => {
    const before = await objects();
    for (let statement = 1; ; statement += 1) {
      database.failAt(statement);
      const { status } = await work();
      database.failAt(0);
      if (status < 300) break;
      expect(status).toBe(500);
      await expectUnchanged(before);
      expect(statement).toBeLessThan(30);
    }
    expect(await objects()).not.toEqual(before);
    expect(await storeFindings(db, product.files)).toEqual([]);
  },
  60_000,
);

test.each([
  ['fails', 500, 'service/failed', new Error('the disk failed')],
  ['finds the disk full', 507, 'storage/full', Object.assign(new Error(), { code: 'ENOSPC' })],
])(
  'whichever write of an upload %s, the earlier version stays and no new blob is left',
  async (_how, status, code, failure) => {
    const before = await objects();
    for (let write = 1; ; write += 1) {
      disk = { writesLeft: write, failure };
      const response = await library.upload(SLIDES, NEWER);
      disk.writesLeft = 0;
      if (response.status === 200) break;
      expect([response.status, await errorCodeOf(response)]).toEqual([status, code]);
      await expectUnchanged(before);
      expect(write).toBeLessThan(50);
    }
    expect(await objects()).not.toEqual(before);
  },
  60_000,
);

function objects() {
  return db.selectFrom('objects').selectAll().orderBy('bucket').orderBy('path').execute();
}

async function expectUnchanged(before: Awaited<ReturnType<typeof objects>>): Promise<void> {
  expect(await objects()).toEqual(before);
  expect(await storeFindings(db, product.files)).toEqual([]);
}

/** A disk that takes a blob in small pieces, each a write that may be the one to fail. */
function failingStore(files: FileStore): FileStore {
  return { ...files, put: (content, name) => files.put(inPieces(content), name) };

  async function* inPieces(content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    for await (const chunk of content) {
      for (let at = 0; at < chunk.byteLength; at += WRITE_BYTES) {
        disk.writesLeft -= 1;
        if (disk.writesLeft === 0) throw disk.failure;
        yield chunk.subarray(at, at + WRITE_BYTES);
      }
    }
  }
}
