import { expect, test, vi } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { aFolder, libraryChanges } from '#testing/library.ts';
import { anAdministrator } from '#testing/people.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { slides } from '../../e2e/test-pdfs/slides.ts';
import { AppError } from '../app-error.ts';
import { createUploadDrawer } from './draw-uploads.ts';
import type { PdfBlob } from '../pdf/pdf-drawer.ts';

// Starting a process from its sources takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
const db = await openTestDatabase();
const { log } = captureLog();
const WEEK = 'Year 2/Week 1';

test('an upload has its first page drawn for boards and laptops, then the others, unasked', async () => {
  const product = await createTestApp(db, { drawsUploads: true });
  const head = await anAdministrator(product, db, 'head@spellingorchard.example');
  await aFolder(db, WEEK);
  await libraryChanges(product, head).upload(`${WEEK}/Slides.pdf`, slides(3));
  await eventually(async () => {
    const rows = await db
      .selectFrom('page_pictures')
      .select(['page', 'width'])
      .where('blob', 'is not', null)
      .orderBy('page')
      .orderBy('width')
      .execute();
    const drawn = rows.map(({ page, width }) => `${page} ${width}`);
    expect(drawn).toEqual(['1 1440', '1 1920', '2 1920', '3 1920']);
  }, 90_000);
  expect(await db.selectFrom('page_facts').select('source').execute()).toHaveLength(1);
});

test('a page that cannot be drawn does not keep the others from being drawn', async () => {
  const drawn = await drawnOf(6, (page) => page === 3);
  expect(drawn).toEqual([1, 1, 2, 4, 5, 6]);
});

test('a document with many such pages is left alone', async () => {
  const tries: number[] = [];
  await drawnOf(60, (page) => {
    tries.push(page);
    return true;
  });
  expect(tries.length).toBeLessThan(10);
});

/** The pages that were drawn of a document with so many, until the next document has its turn. */
async function drawnOf(pages: number, fails: (page: number) => boolean): Promise<number[]> {
  const drawn: number[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const draw = createUploadDrawer({ pictures: { find, readFacts }, log, isStopping: () => false });
  draw({ blob: 'document', size: 1 }, pages);
  draw({ blob: 'next', size: 1 }, 1);
  await ended;
  return drawn;

  async function find(_pdf: PdfBlob, { page }: { page: number }) {
    if (fails(page)) throw new AppError('document/too-demanding');
    drawn.push(page);
    return { hash: '', read: async () => new Uint8Array() };
  }

  async function readFacts({ blob }: PdfBlob) {
    if (blob === 'next') end();
    return [];
  }
}
