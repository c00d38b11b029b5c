import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { aDrawnDocument, PICTURE_BYTES } from '#testing/drawn-document.ts';
import { eventually } from '#testing/eventually.ts';
import { storeFindings } from '#testing/library.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import type { FileStore } from '../files/file-store.ts';
import { collectPictures } from './collect-pictures.ts';

const db = await openTestDatabase();
const ASKED = { page: 1, width: 960 };
const TURN = { person: 'pip', isAhead: false };
const HOUR_MS = 60 * 60_000;
let document: Awaited<ReturnType<typeof aDrawnDocument>>;

beforeEach(async () => {
  document = await aDrawnDocument(db);
});

test('a picture that the store has lost is drawn again', async () => {
  await document.aCopy().find(document.pdf, ASKED, TURN);
  const row = await db.selectFrom('page_pictures').select('blob').executeTakeFirstOrThrow();
  await document.files.delete(row.blob ?? '');
  const picture = await document.aCopy().find(document.pdf, ASKED, TURN);
  expect((await picture.read()).byteLength).toBeGreaterThan(0);
  expect(document.drawn).toEqual(['1 960', '1 960']);
});

test('a picture that the store takes too late is given up, and nothing is left of it', async () => {
  const { put } = document.files;
  let storing: ReturnType<FileStore['put']> | undefined;
  const late: FileStore['put'] = async (...given) => {
    await sleep(2500);
    return put(...given);
  };
  document.files = { ...document.files, put: (...given) => (storing = late(...given)) };
  await expect(document.aCopy().find(document.pdf, ASKED, TURN)).rejects.toMatchObject({
    fault: 'late',
  });
  const { blob } = (await storing) ?? {};
  await eventually(async () => expect(await document.files.sizeOf(blob ?? '')).toBeUndefined());
  document.files = { ...document.files, put };
  await document.aCopy().find(document.pdf, ASKED, TURN);
  expect(document.drawn).toEqual(['1 960', '1 960']);
  expect(await storeFindings(db, document.files)).toEqual([]);
});

test('check-store counts pictures as used, and one that is missing as no fault', async () => {
  await document.aCopy().find(document.pdf, ASKED, TURN);
  expect(await storeFindings(db, document.files)).toEqual([]);
  const row = await db.selectFrom('page_pictures').select('blob').executeTakeFirstOrThrow();
  await document.files.delete(row.blob ?? '');
  expect(await storeFindings(db, document.files)).toEqual([]);
});

test('pictures and texts go with their PDF', async () => {
  const pictures = document.aCopy();
  await pictures.find(document.pdf, ASKED, TURN);
  await pictures.readFacts(document.pdf, TURN);
  await collectPictures({ db, ...document });
  expect(await countRows()).toEqual([1, 1]);
  await db.deleteFrom('objects').where('blob', '=', document.pdf.blob).execute();
  await document.files.delete(document.pdf.blob);
  await collectPictures({ db, ...document });
  expect(await countRows()).toEqual([0, 0]);
  expect(await storeFindings(db, document.files)).toEqual([]);
});

test('the pictures used longest ago go when there are too many', async () => {
  const pictures = document.aCopy();
  for (const page of [1, 2, 3]) {
    await pictures.find(document.pdf, { page, width: 960 }, TURN);
    document.time = new Date(document.time.getTime() + 1000);
  }
  // Looked at again a day later.
  document.time = new Date(document.time.getTime() + 25 * HOUR_MS);
  await pictures.find(document.pdf, { page: 1, width: 960 }, TURN);
  await collectPictures({ db, ...document }, 2 * PICTURE_BYTES);
  const left = await db.selectFrom('page_pictures').select('page').orderBy('page').execute();
  expect(left.map(({ page }) => page)).toEqual([1, 3]);
  expect(await storeFindings(db, document.files)).toEqual([]);
});

test('the facts of a document are read once', async () => {
  const copies = [document.aCopy(), document.aCopy()];
  const [one] = await Promise.all(
    copies.slice(0, 1).map((copy) => copy.readFacts(document.pdf, TURN)),
  );
  expect(await copies[1]?.readFacts(document.pdf, TURN)).toEqual(one);
  expect(document.drawn).toEqual(['facts']);
});

async function countRows(): Promise<number[]> {
  const pictures = await db.selectFrom('page_pictures').select('page').execute();
  const facts = await db.selectFrom('page_facts').select('source').execute();
  return [pictures.length, facts.length];
}
