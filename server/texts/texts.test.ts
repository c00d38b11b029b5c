import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { searchLibrary } from '#contract/library.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { captureLog } from '#testing/captured-log.ts';
import { aResource, emptyLibrary, libraryChanges } from '#testing/library.ts';
import { anAdministrator } from '#testing/people.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { slides } from '../../e2e/test-pdfs/slides.ts';
import { AppError } from '../app-error.ts';
import { collectTexts } from './collect-texts.ts';
import { countUnread, insertPageTexts, withReadingLock } from './page-texts.queries.ts';
import { readMissingTexts } from './read-texts.ts';

const db = await openTestDatabase();
let product: TestApp;
let cookie: string;
let library: ReturnType<typeof libraryChanges>;
let admins = 0;

beforeEach(async () => {
  product = await createTestApp(db);
  await emptyLibrary(db);
  await sql`truncate page_texts, library_words`.execute(db);
  admins += 1;
  cookie = await anAdministrator(product, db, `head-${admins}@spellingorchard.example`);
  library = libraryChanges(product, cookie);
});

test('an upload is found by its text, also after its week was renamed', async () => {
  await library.create('Year 2');
  await library.create('Year 2/Week 1');
  const upperHalf = 'BT /F1 48 Tf 80 400 Td (An orchard of apples.) Tj ET';
  const answer = await library.upload('Year 2/Week 1/A.pdf', slides(2, { upperHalf }));
  expect(answer.status).toBe(200);
  const texts = await db.selectFrom('page_texts').select(['page', 'text']).execute();
  expect(texts).toEqual([1, 2].map((page) => ({ page, text: 'An orchard of apples.' })));
  await library.rename('Year 2/Week 1', 'Week One');
  expect(await places('apple')).toEqual(['Year 2/Week One/A.pdf']);
});

test('a replacement is found by its own text alone, and the old text goes', async () => {
  const old = await aResource(db, product.files, 'Year 2/Week 1/A.pdf');
  await save(old.blob, ['an orchard of apples']);
  expect(await places('orchard')).toEqual(['Year 2/Week 1/A.pdf']);
  expect((await library.upload('Year 2/Week 1/A.pdf', slides(1))).status).toBe(200);
  expect(await places('orchard')).toEqual([]);
  const left = db.selectFrom('page_texts').select('source').where('source', '=', old.blob);
  expect(await left.execute()).toEqual([]);
});

test('what is deleted is not found, and found again as soon as it is restored', async () => {
  const { blob } = await aResource(db, product.files, 'Year 2/Week 1/A.pdf');
  await save(blob, ['an orchard of apples']);
  await library.remove('Year 2');
  expect(await places('orchard')).toEqual([]);
  await collectTexts(db);
  const [deletion] = await library.recentlyDeleted();
  await library.restore(deletion?.id ?? '');
  expect(await places('orchard')).toEqual(['Year 2/Week 1/A.pdf']);
});

test('texts of PDFs that are gone are collected, with words that nothing else has', async () => {
  const { blob } = await aResource(db, product.files, 'Year 2/Week 1/A.pdf');
  await save(blob, ['apples']);
  await save('gone', ['apples', 'pears']);
  await collectTexts(db);
  expect(await db.selectFrom('page_texts').select('source').execute()).toEqual([{ source: blob }]);
  expect(await words()).toEqual(['apples']);
});

test('a word stays while a text that has it is being added, and nobody waits', async () => {
  await save('gone', ['apples and pears']);
  let addTheRest = () => {};
  const held = new Promise<void>((resolve) => (addTheRest = resolve));
  const { blob } = await aResource(db, product.files, 'Year 2/Week 1/A.pdf');
  let isAdded = () => {};
  const added = new Promise<void>((resolve) => (isAdded = resolve));
  const adding = db.transaction().execute(async (transaction) => {
    await insertPageTexts(transaction, blob, ['pears']);
    isAdded();
    await held;
  });
  await added;
  await collectTexts(db);
  addTheRest();
  await adding;
  expect(await words()).toContain('pears');
  expect(await places('paers')).toEqual(['Year 2/Week 1/A.pdf']);
});

test('each word has the number of its pages, and loses those that go', async () => {
  const { blob } = await aResource(db, product.files, 'Year 2/Week 1/A.pdf');
  await save(blob, ['apples and apples', 'apples and pears']);
  await save('gone', ['apples', 'plums']);
  expect(await pagesOf('apples')).toBe(3);
  await collectTexts(db);
  expect(await pagesOf('apples')).toBe(2);
  expect(await pagesOf('pears')).toBe(1);
});

test('a word that is everywhere is found in the first weeks', async () => {
  for (const week of [1, 2]) {
    const { blob } = await aResource(db, product.files, `Year 2/Week ${week}/A.pdf`);
    await save(blob, ['the orchard', 'the apples']);
  }
  await db.updateTable('library_words').set({ pages: 180_000 }).execute();
  expect(await places('the')).toEqual(['Year 2/Week 1/A.pdf', 'Year 2/Week 2/A.pdf']);
  expect(await places('the apples')).toEqual(['Year 2/Week 1/A.pdf', 'Year 2/Week 2/A.pdf']);
  expect(await places('the apples y2 w2')).toEqual(['Year 2/Week 2/A.pdf']);
});

test('words that are everywhere but seldom together are found where they are', async () => {
  for (let week = 1; week <= 21; week += 1) {
    const { blob } = await aResource(db, product.files, `Year 2/Week ${week}/A.pdf`);
    await save(blob, week === 21 ? ['orchard apples'] : ['orchard', 'apples']);
  }
  await db.updateTable('library_words').set({ pages: 180_000 }).execute();
  expect(await places('orchard apples')).toEqual(['Year 2/Week 21/A.pdf']);
});

test('the words of a text that was replaced go, those that another text has stay', async () => {
  const old = await aResource(db, product.files, 'Year 2/Week 1/A.pdf');
  await save(old.blob, ['apples and pears']);
  const other = await aResource(db, product.files, 'Year 2/Week 1/B.pdf');
  await save(other.blob, ['pears']);
  expect((await library.upload('Year 2/Week 1/A.pdf', slides(1))).status).toBe(200);
  const left = await words();
  expect(left).toContain('pears');
  expect(left).not.toContain('apples');
});

test('a week that is renamed while a text of it is read is found under its new name', async () => {
  await aResource(db, product.files, 'Year 2/Week 1/A.pdf');
  await readWhile(async () => {
    expect((await library.rename('Year 2/Week 1', 'Week One')).status).toBe(200);
  });
  expect(await places('orchard')).toEqual(['Year 2/Week One/A.pdf']);
});

test('a resource that is replaced while its text is read is found by the new text alone', async () => {
  await aResource(db, product.files, 'Year 2/Week 1/A.pdf');
  const upperHalf = 'BT /F1 48 Tf 80 400 Td (A basket of plums.) Tj ET';
  await readWhile(async () => {
    const sent = await library.upload('Year 2/Week 1/A.pdf', slides(1, { upperHalf }));
    expect(sent.status).toBe(200);
  });
  expect(await places('orchard')).toEqual([]);
  expect(await places('plums')).toEqual(['Year 2/Week 1/A.pdf']);
  await collectTexts(db);
  expect(await words()).not.toContain('orchard');
});

test('a resource that is deleted while its text is read is found once it is restored', async () => {
  await aResource(db, product.files, 'Year 2/Week 1/A.pdf');
  await readWhile(async () => {
    expect((await library.removeResource('Year 2/Week 1/A.pdf')).status).toBe(200);
  });
  expect(await places('orchard')).toEqual([]);
  const [deletion] = await library.recentlyDeleted();
  await library.restore(deletion?.id ?? '');
  expect(await places('orchard')).toEqual(['Year 2/Week 1/A.pdf']);
});

test('texts that are missing are read in the background, those that cannot be read once', async () => {
  const good = await aResource(db, product.files, 'Year 2/Week 1/Good.pdf');
  const bad = await aResource(db, product.files, 'Year 2/Week 1/Bad.pdf', {
    content: Buffer.from('bad'),
  });
  const { log, lines } = captureLog();
  const readTexts = async (size: number) => {
    if (size === 3) throw new AppError('upload/damaged');
    return ['an orchard'];
  };
  expect(await countUnread(db)).toBe(2);
  await readMissingTexts({ db, files: product.files, log, readTexts });
  expect(await countUnread(db)).toBe(0);
  const texts = await db.selectFrom('page_texts').select(['source', 'text']).execute();
  expect(new Map(texts.map(({ source, text }) => [source, text]))).toEqual(
    new Map([
      [good.blob, 'an orchard'],
      [bad.blob, ''],
    ]),
  );
  expect(lines.join('')).toContain('the texts of all resources are read');
});

test('only one copy reads, and a store that cannot be reached is tried again', async () => {
  await aResource(db, product.files, 'Year 2/Week 1/A.pdf');
  const { log } = captureLog();
  let reads = 0;
  const readTexts = async () => {
    reads += 1;
    throw new Error('the store cannot be reached');
  };
  const needs = { db, files: product.files, log, readTexts };
  await withReadingLock(db, () => readMissingTexts(needs));
  expect(reads).toBe(0);
  await readMissingTexts(needs);
  expect([reads, await countUnread(db)]).toEqual([1, 1]);
});

async function readsOrchard() {
  return ['an orchard'];
}

/** Reads the missing texts, and does something else before the first of them is saved. */
async function readWhile(work: () => Promise<void>): Promise<void> {
  let isDone = false;
  const readTexts = async () => {
    if (!isDone) await work();
    isDone = true;
    return readsOrchard();
  };
  await readMissingTexts({ db, files: product.files, log: captureLog().log, readTexts });
  expect(isDone).toBe(true);
}

async function words(): Promise<string[]> {
  const rows = await db.selectFrom('library_words').select('word').execute();
  return rows.map(({ word }) => word);
}

async function pagesOf(word: string): Promise<number | undefined> {
  const rows = db.selectFrom('library_words').select('pages').where('word', '=', word);
  return (await rows.executeTakeFirst())?.pages;
}

async function save(source: string, texts: string[]): Promise<void> {
  await db.transaction().execute((transaction) => insertPageTexts(transaction, source, texts));
}

async function places(term: string): Promise<string[]> {
  const answer = await callApi(product, searchLibrary, { term }, { cookie });
  const { results } = await answerOf(searchLibrary, answer);
  return results.flatMap((result) =>
    result.type === 'resource' ? [`${result.year}/${result.week}/${result.name}`] : [],
  );
}
