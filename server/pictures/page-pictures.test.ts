import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { aResource } from '#testing/library.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openTestStore } from '#testing/test-store.ts';
import { AppError } from '../app-error.ts';
import { createBlobCache } from '../files/blob-cache.ts';
import type { FileStore } from '../files/file-store.ts';
import type { PdfDrawer } from '../pdf/pdf-drawer.ts';
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

test('a picture is drawn once and then kept', async () => {
  const pictures = aCopy();
  const first = await pictures.find(pdf, ASKED, TURN);
  const again = await pictures.find(pdf, ASKED, TURN);
  expect(await again.read()).toEqual(await first.read());
  expect(again.hash).toBe(first.hash);
  await pictures.find(pdf, { page: 2, width: 960 }, TURN);
  await pictures.find(pdf, { page: 1, width: 320 }, TURN);
  expect(drawn).toEqual(['1 960', '2 960', '1 320']);
});

test('many who ask at once, of two copies, have it drawn once', async () => {
  const copies = [aCopy(), aCopy()];
  const asked = copies.flatMap((copy) => [1, 2, 3].map(() => copy.find(pdf, ASKED, TURN)));
  const hashes = (await Promise.all(asked)).map(({ hash }) => hash);
  expect(new Set(hashes).size).toBe(1);
  expect(drawn).toEqual(['1 960']);
});

test('a copy that was killed while it drew is replaced after a while', async () => {
  const killed = aCopy({ draw: () => new Promise(() => undefined) });
  void killed.find(pdf, ASKED, TURN);
  await sleep(100);
  const waiting = aCopy().find(pdf, ASKED, TURN);
  await sleep(300);
  expect(drawn).toEqual([]);
  time = new Date(time.getTime() + HOUR_MS);
  await waiting;
  expect(drawn).toEqual(['1 960']);
});

test('a page that cannot be drawn is not tried again for an hour', async () => {
  let tries = 0;
  const pictures = aCopy({
    draw: async () => {
      tries += 1;
      throw new AppError('document/too-demanding');
    },
  });
  for (const expected of [1, 1, 2]) {
    await expect(pictures.find(pdf, ASKED, TURN)).rejects.toThrow('document/too-demanding');
    expect(tries).toBe(expected);
    if (expected === 1) time = new Date(time.getTime() + HOUR_MS * 0.6);
  }
});

test('a page that is too demanding at one width is not tried at another, and other pages are', async () => {
  const tries: string[] = [];
  const pictures = aCopy({
    draw: async (_source, { page, width }) => {
      tries.push(`${page} ${width}`);
      if (page === 1) throw new AppError('document/too-demanding');
      return Buffer.alloc(BYTES);
    },
  });
  for (const width of [1920, 1440, 320]) {
    const asked = pictures.find(pdf, { page: 1, width }, TURN);
    await expect(asked).rejects.toThrow('document/too-demanding');
  }
  await pictures.find(pdf, { page: 2, width: 1920 }, TURN);
  expect(tries).toEqual(['1 1920', '2 1920']);
});

test('a failure of the store is forgotten at once', async () => {
  const failing = aCopy({ draw: () => Promise.reject(new AppError('service/unavailable')) });
  await expect(failing.find(pdf, ASKED, TURN)).rejects.toThrow('service/unavailable');
  await aCopy().find(pdf, ASKED, TURN);
  expect(drawn).toEqual(['1 960']);
});

test('a page that somebody looks at is drawn before those ahead of other readers', async () => {
  const { draw, letGo } = heldDrawing();
  const checked = countSizeChecks();
  const pictures = aCopy({ draw });
  const ahead = [2, 3, 4, 5].map((page) =>
    pictures.find(pdf, { page, width: 960 }, { person: 'russet', isAhead: true }),
  );
  await eventually(() => expect(drawn.length).toBeGreaterThan(0));
  const asked = pictures.find(pdf, ASKED, TURN);
  await eventually(() => expect(checked()).toBe(5));
  letGo();
  await asked;
  expect(drawn.indexOf('1 960')).toBeLessThanOrEqual(2);
  await Promise.all(ahead);
});

test('one person with many pages does not keep another waiting', async () => {
  const { draw, letGo } = heldDrawing();
  const checked = countSizeChecks();
  const pictures = aCopy({ draw });
  const many = Array.from({ length: 20 }, (_, at) =>
    pictures.find(pdf, { page: at + 2, width: 960 }, { person: 'russet', isAhead: false }),
  );
  await eventually(() => expect(drawn.length).toBeGreaterThan(0));
  const asked = pictures.find(pdf, ASKED, TURN);
  await eventually(() => expect(checked()).toBe(21));
  letGo();
  await asked;
  expect(drawn.indexOf('1 960')).toBeLessThanOrEqual(3);
  await Promise.all(many);
});

test('more pages of one person than anybody needs are refused', async () => {
  const pictures = aCopy({ pauseMs: 5 });
  const asked = Array.from({ length: 80 }, (_, at) =>
    pictures.find(pdf, { page: at + 1, width: 960 }, TURN),
  );
  const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(20);
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

/** Drawing that waits until it is let go. */
function heldDrawing() {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const draw: PdfDrawer['draw'] = async (_source, { page, width }) => {
    drawn.push(`${page} ${width}`);
    await held;
    return Buffer.alloc(BYTES, `${page} ${width} `);
  };
  return { draw, letGo };
}

/** How many requests have checked the size of their PDF, which each does just before it stands in line. */
function countSizeChecks(): () => number {
  let count = 0;
  const { sizeOf } = files;
  files = {
    ...files,
    async sizeOf(blob) {
      const size = await sizeOf(blob);
      count += 1;
      return size;
    },
  };
  return () => count;
}
