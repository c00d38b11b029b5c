import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { aDrawnDocument, PICTURE_BYTES } from '#testing/drawn-document.ts';
import { eventually } from '#testing/eventually.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { AppError } from '../app-error.ts';
import type { PdfDrawer } from '../pdf/pdf-drawer.ts';

const db = await openTestDatabase();
const ASKED = { page: 1, width: 960 };
const TURN = { person: 'pip', isAhead: false };
const HOUR_MS = 60 * 60_000;
let document: Awaited<ReturnType<typeof aDrawnDocument>>;

beforeEach(async () => {
  document = await aDrawnDocument(db);
});

test('a picture is drawn once and then kept', async () => {
  const pictures = document.aCopy();
  const first = await pictures.find(document.pdf, ASKED, TURN);
  const again = await pictures.find(document.pdf, ASKED, TURN);
  expect(await again.read()).toEqual(await first.read());
  expect(again.hash).toBe(first.hash);
  await pictures.find(document.pdf, { page: 2, width: 960 }, TURN);
  await pictures.find(document.pdf, { page: 1, width: 320 }, TURN);
  expect(document.drawn).toEqual(['1 960', '2 960', '1 320']);
});

test('many who ask at once, of two copies, have it drawn once', async () => {
  const copies = [document.aCopy(), document.aCopy()];
  const asked = copies.flatMap((copy) => [1, 2, 3].map(() => copy.find(document.pdf, ASKED, TURN)));
  const hashes = (await Promise.all(asked)).map(({ hash }) => hash);
  expect(new Set(hashes).size).toBe(1);
  expect(document.drawn).toEqual(['1 960']);
});

test('a copy that was killed while it drew is replaced after a while', async () => {
  const killed = document.aCopy({ draw: () => new Promise(() => undefined) });
  void killed.find(document.pdf, ASKED, TURN);
  await sleep(100);
  const waiting = document.aCopy().find(document.pdf, ASKED, TURN);
  await sleep(300);
  expect(document.drawn).toEqual([]);
  document.time = new Date(document.time.getTime() + HOUR_MS);
  await waiting;
  expect(document.drawn).toEqual(['1 960']);
});

test('a page that cannot be drawn is not tried again for an hour', async () => {
  let tries = 0;
  const pictures = document.aCopy({
    draw: async () => {
      tries += 1;
      throw new AppError('document/too-demanding');
    },
  });
  for (const expected of [1, 1, 2]) {
    await expect(pictures.find(document.pdf, ASKED, TURN)).rejects.toThrow(
      'document/too-demanding',
    );
    expect(tries).toBe(expected);
    if (expected === 1) document.time = new Date(document.time.getTime() + HOUR_MS * 0.6);
  }
});

test('a page that is too demanding at one width is not tried at another, and other pages are', async () => {
  const tries: string[] = [];
  const pictures = document.aCopy({
    draw: async (_source, { page, width }) => {
      tries.push(`${page} ${width}`);
      if (page === 1) throw new AppError('document/too-demanding');
      return Buffer.alloc(PICTURE_BYTES);
    },
  });
  for (const width of [1920, 1440, 320]) {
    const asked = pictures.find(document.pdf, { page: 1, width }, TURN);
    await expect(asked).rejects.toThrow('document/too-demanding');
  }
  await pictures.find(document.pdf, { page: 2, width: 1920 }, TURN);
  expect(tries).toEqual(['1 1920', '2 1920']);
});

test('a failure of the store is forgotten at once', async () => {
  const failing = document.aCopy({
    draw: () => Promise.reject(new AppError('service/unavailable')),
  });
  await expect(failing.find(document.pdf, ASKED, TURN)).rejects.toThrow('service/unavailable');
  await document.aCopy().find(document.pdf, ASKED, TURN);
  expect(document.drawn).toEqual(['1 960']);
});

test('a page that somebody looks at is drawn before those ahead of other readers', async () => {
  const { draw, letGo } = heldDrawing();
  const checked = countSizeChecks();
  const pictures = document.aCopy({ draw });
  const ahead = [2, 3, 4, 5].map((page) =>
    pictures.find(document.pdf, { page, width: 960 }, { person: 'russet', isAhead: true }),
  );
  await eventually(() => expect(document.drawn.length).toBeGreaterThan(0));
  const asked = pictures.find(document.pdf, ASKED, TURN);
  await eventually(() => expect(checked()).toBe(5));
  letGo();
  await asked;
  expect(document.drawn.indexOf('1 960')).toBeLessThanOrEqual(2);
  await Promise.all(ahead);
});

test('one person with many pages does not keep another waiting', async () => {
  const { draw, letGo } = heldDrawing();
  const checked = countSizeChecks();
  const pictures = document.aCopy({ draw });
  const many = Array.from({ length: 20 }, (_, at) =>
    pictures.find(document.pdf, { page: at + 2, width: 960 }, { person: 'russet', isAhead: false }),
  );
  await eventually(() => expect(document.drawn.length).toBeGreaterThan(0));
  const asked = pictures.find(document.pdf, ASKED, TURN);
  await eventually(() => expect(checked()).toBe(21));
  letGo();
  await asked;
  expect(document.drawn.indexOf('1 960')).toBeLessThanOrEqual(3);
  await Promise.all(many);
});

test('more pages of one person than anybody needs are refused', async () => {
  const pictures = document.aCopy({ pauseMs: 5 });
  const asked = Array.from({ length: 80 }, (_, at) =>
    pictures.find(document.pdf, { page: at + 1, width: 960 }, TURN),
  );
  const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(20);
});

/** Drawing that waits until it is let go. */
function heldDrawing() {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const draw: PdfDrawer['draw'] = async (_source, { page, width }) => {
    document.drawn.push(`${page} ${width}`);
    await held;
    return Buffer.alloc(PICTURE_BYTES, `${page} ${width} `);
  };
  return { draw, letGo };
}

/** How many requests have checked the size of their PDF, which each does just before it stands in line. */
function countSizeChecks(): () => number {
  let count = 0;
  const { sizeOf } = document.files;
  document.files = {
    ...document.files,
    async sizeOf(blob) {
      const size = await sizeOf(blob);
      count += 1;
      return size;
    },
  };
  return () => count;
}
