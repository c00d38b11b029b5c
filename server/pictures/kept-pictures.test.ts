import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { aResource, storeFindings } from '#testing/library.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openTestStore } from '#testing/test-store.ts';
import { createBlobCache } from '../files/blob-cache.ts';
import type { FileStore } from '../files/file-store.ts';
import type { PdfDrawer } from '../pdf/pdf-drawer.ts';
import { collectPictures } from './collect-pictures.ts';
import { createPagePictures } from './page-pictures.ts';
import type { SourcePdf } from './source-pdf.ts';

const db = await openTestDatabase();
const { log } = captureLog();
const ASKED = { page: 1, width: 960 };
const TURN = { person: 'pip', isAhead: false };
const HOUR_MS = 60 * 60_000;
let files: FileStore;
let pdf: SourcePdf;
let time: Date;
let drawn: string[];

beforeEach(async () => {
  files = await openTestStore(await temporaryFolder());
  await db.deleteFrom('objects').execute();
  await db.deleteFrom('page_pictures').execute();
  await db.deleteFrom('page_facts').execute();
  pdf = await aResource(db, files, 'Year 2/Week 1/Slides.pdf');
  time = new Date();
  drawn = [];
});

test('a picture that the store has lost is drawn again', async () => {
  await aCopy().find(pdf, ASKED, TURN);
  const row = await db.selectFrom('page_pictures').select('blob').executeTakeFirstOrThrow();
  await files.delete(row.blob ?? '');
  const picture = await aCopy().find(pdf, ASKED, TURN);
  expect((await picture.read()).byteLength).toBeGreaterThan(0);
  expect(drawn).toEqual(['1 960', '1 960']);
});

test('a picture that the store takes too late is given up, and nothing is left of it', async () => {
  const { put } = files;
  let storing: ReturnType<FileStore['put']> | undefined;
  const late: FileStore['put'] = async (...given) => {
    await sleep(2500);
    return put(...given);
  };
  files = { ...files, put: (...given) => (storing = late(...given)) };
  await expect(aCopy().find(pdf, ASKED, TURN)).rejects.toMatchObject({ fault: 'late' });
  const { blob } = (await storing) ?? {};
  await eventually(async () => expect(await files.sizeOf(blob ?? '')).toBeUndefined());
  files = { ...files, put };
  await aCopy().find(pdf, ASKED, TURN);
  expect(drawn).toEqual(['1 960', '1 960']);
  expect(await storeFindings(db, files)).toEqual([]);
});

test('check-store counts pictures as used, and one that is missing as no fault', async () => {
  await aCopy().find(pdf, ASKED, TURN);
  expect(await storeFindings(db, files)).toEqual([]);
  const row = await db.selectFrom('page_pictures').select('blob').executeTakeFirstOrThrow();
  await files.delete(row.blob ?? '');
  expect(await storeFindings(db, files)).toEqual([]);
});

test('pictures and texts go with their PDF', async () => {
  const pictures = aCopy();
  await pictures.find(pdf, ASKED, TURN);
  await pictures.readFacts(pdf, TURN);
  await collectPictures({ db, files, log });
  expect(await countRows()).toEqual([1, 1]);
  await db.deleteFrom('objects').where('blob', '=', pdf.blob).execute();
  await files.delete(pdf.blob);
  await collectPictures({ db, files, log });
  expect(await countRows()).toEqual([0, 0]);
  expect(await storeFindings(db, files)).toEqual([]);
});

test('the pictures used longest ago go when there are too many', async () => {
  const pictures = aCopy();
  for (const page of [1, 2, 3]) {
    await pictures.find(pdf, { page, width: 960 }, TURN);
    time = new Date(time.getTime() + 1000);
  }
  // Looked at again a day later.
  time = new Date(time.getTime() + 25 * HOUR_MS);
  await pictures.find(pdf, { page: 1, width: 960 }, TURN);
  await collectPictures({ db, files, log }, 2 * BYTES);
  const left = await db.selectFrom('page_pictures').select('page').orderBy('page').execute();
  expect(left.map(({ page }) => page)).toEqual([1, 3]);
  expect(await storeFindings(db, files)).toEqual([]);
});

test('the facts of a document are read once', async () => {
  const copies = [aCopy(), aCopy()];
  const [one] = await Promise.all(copies.slice(0, 1).map((copy) => copy.readFacts(pdf, TURN)));
  expect(await copies[1]?.readFacts(pdf, TURN)).toEqual(one);
  expect(drawn).toEqual(['facts']);
});

const BYTES = 1000;

/** A copy of the product, whose drawing is replaced: the pixels are tested in `pdf-drawer.test.ts`. */
function aCopy({ draw, pauseMs = 5 }: { draw?: PdfDrawer['draw']; pauseMs?: number } = {}) {
  const drawer = {
    draw: draw ?? drawNumber,
    readFacts: async () => {
      drawn.push('facts');
      return [{ width: 960, height: 540, notes: '', text: [] }];
    },
  };
  const cache = createBlobCache(files, 1_000_000);
  return createPagePictures({ db, files, log, now: () => time, cache, drawer });

  async function drawNumber(_source: unknown, { page, width }: { page: number; width: number }) {
    drawn.push(`${page} ${width}`);
    await sleep(pauseMs);
    return Buffer.alloc(BYTES, `${page} ${width} `);
  }
}

async function countRows(): Promise<number[]> {
  const pictures = await db.selectFrom('page_pictures').select('page').execute();
  const facts = await db.selectFrom('page_facts').select('source').execute();
  return [pictures.length, facts.length];
}
