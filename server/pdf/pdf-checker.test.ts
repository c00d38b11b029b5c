import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { captureLog } from '#testing/captured-log.ts';
import { BOMB_KINDS } from '../../e2e/test-pdfs/bomb-kinds.ts';
import { bomb, BOMBS, PAGES } from '../../e2e/test-pdfs/bombs.ts';
import { pdfFile } from '../../e2e/test-pdfs/pdf-file.ts';
import { slides } from '../../e2e/test-pdfs/slides.ts';
import {
  damagedSlides,
  embeddedFontSlide,
  japaneseSlide,
  jpeg2000Slide,
  lockedSlides,
} from '../../e2e/test-pdfs/special-slides.ts';
import { AppError } from '../app-error.ts';
import { createLog } from '../log.ts';
import { createPdfChecker } from './pdf-checker.ts';
import type { ReadPart } from './pdf-process.ts';
import { CAPS } from './watch-work.ts';

const checker = createPdfChecker(createLog('silent'));
/** For files that are not refused for the time they take, on a machine with other work. */
const patient = createPdfChecker(createLog('silent'), { stepMs: 20_000, workMs: 20_000 });
afterAll(() => Promise.all([checker.stop(), patient.stop()]));

test('a sound PDF has its pages counted and its first page drawn', async () => {
  const { pages, picture } = await check(slides(18));
  expect(pages).toBe(18);
  expect(Buffer.from(picture.subarray(8, 12)).toString()).toBe('WEBP');
});

test('the texts of a PDF are read without a picture', async () => {
  const content = slides(3);
  const texts = await checker.readTexts(content.length, readerOf(content));
  expect(texts).toEqual(['Slide 1', 'Slide 2', 'Slide 3']);
  const damaged = damagedSlides();
  expect(await refusalOf(checker.readTexts(damaged.length, readerOf(damaged)))).toBe(
    'upload/damaged',
  );
});

test('two first pages that differ give pictures that differ', async () => {
  const [one, other] = [await check(slides(2)), await check(slides(2, { upperHalf: '' }))];
  expect(Buffer.from(one.picture).equals(other.picture)).toBe(false);
});

test.each([
  ['a font of its own', embeddedFontSlide],
  ['Japanese', japaneseSlide],
  ['JPEG 2000', jpeg2000Slide],
])('a PDF with %s is sound', async (_what, make) => {
  expect((await check(make())).pages).toBe(1);
});

test.each([
  ['that is damaged', damagedSlides(), 'upload/damaged'],
  ['that lost its end', slides(5).subarray(0, -600), 'upload/damaged'],
  ['that is another file', Buffer.from('%PDF-1.7\n<html></html>%%EOF'), 'upload/damaged'],
  ['with a password', lockedSlides(), 'upload/locked'],
  ['of 10,000 pages', slides(10_000), 'upload/too-many-pages'],
])('a PDF %s is refused', async (_what, content, code) => {
  expect(await refusalOf(check(content, patient))).toBe(code);
});

test('a PDF that unpacks to more than the memory limit in what a later page is drawn with is refused', async () => {
  const content = bomb([PAGES.plain, PAGES.drawnWithBomb]);
  expect(await refusalOf(check(content))).toBe('upload/too-demanding');
}, 60_000);

test.each([
  ['200 inches and a point wide', '0 0 14401 100'],
  ['millions of inches on each side', '0 0 99999999 99999999'],
  ['14,000 times as high as wide', '0 0 1 14000'],
])('a PDF with a page %s is refused', async (_size, box) => {
  expect(await refusalOf(check(withBoxes([box])))).toBe('upload/too-demanding');
  expect(await refusalOf(check(withBoxes(['0 0 100 100', box])))).toBe('upload/too-demanding');
});

test('a PDF whose unit makes a page too large is refused, and a poster is not', async () => {
  const unit = check(withBoxes(['0 0 1000 1000'], '/UserUnit 100'));
  expect(await refusalOf(unit)).toBe('upload/too-demanding');
  expect((await check(withBoxes(['0 0 2384 3370', '0 0 14400 14400']))).pages).toBe(2);
});

test.each(Object.entries(BOMBS))(
  'a bomb %s is refused long before the time of a whole file is over, and the next PDF checked',
  async (_where, pages) => {
    await check(slides(1));
    const content = bomb(pages);
    const started = performance.now();
    expect(await refusalOf(check(content))).toBe('upload/too-demanding');
    expect(performance.now() - started).toBeLessThan(CAPS.withinMs / 3);
    expect((await check(slides(2))).pages).toBe(2);
  },
  60_000,
);

test.each(Object.entries(BOMB_KINDS))(
  '%s is refused after four seconds of work at most',
  async (_kind, make) => {
    const { log, lines } = captureLog();
    const watched = createPdfChecker(log);
    onTestFinished(() => watched.stop());
    expect(await refusalOf(check(make(), watched))).toBe('upload/too-demanding');
    const worked = lines.map((line) => z.object({ workedMs: z.number() }).parse(JSON.parse(line)));
    expect(worked).toHaveLength(1);
    // The reader is watched at intervals, which a busy machine makes longer.
    expect(worked[0]?.workedMs).toBeLessThan(4300);
  },
  60_000,
);

test('a book of 2,000 pages is sound', async () => {
  expect((await check(slides(2000, { pageBytes: 20_000 }))).pages).toBe(2000);
}, 60_000);

test('many pages are left for later, and then read in turns, ten at most', async () => {
  const hurried = createPdfChecker(createLog('silent'), { enoughMs: 1 });
  const { pages, texts } = await check(slides(500), hurried);
  expect([pages, texts]).toEqual([500, undefined]);
  for (const [count, read] of [
    [4, 4],
    [12, 10],
  ] as const) {
    const content = slides(count);
    const later = await hurried.readTexts(content.length, readerOf(content));
    expect(later).toEqual(Array.from({ length: read }, (_, index) => `Slide ${index + 1}`));
  }
  await hurried.stop();
}, 60_000);

test('a file that takes more work than all may is refused, and its texts end where they could not be read', async () => {
  const strict = createPdfChecker(createLog('silent'), { workMs: 300, enoughMs: 1 });
  expect(await refusalOf(check(bomb(BOMBS['on each of a hundred'] ?? []), strict))).toBe(
    'upload/too-demanding',
  );
  const later = bomb([PAGES.plain, PAGES.plain, ...(BOMBS['on each of a hundred'] ?? [])]);
  expect(await strict.readTexts(later.length, readerOf(later))).toEqual(['', '']);
  await strict.stop();
}, 120_000);

test('the time of a slow store does not count against a file', async () => {
  const quick = createPdfChecker(createLog('silent'), { stepMs: 2500 });
  const content = slides(2);
  const { pages } = await quick.check(content.length, async ({ start, end }) => {
    await sleep(1500);
    return new Uint8Array(content.subarray(start, end + 1));
  });
  expect(pages).toBe(2);
  await quick.stop();
}, 60_000);

test('a PDF that takes too long is refused', async () => {
  const impatient = createPdfChecker(createLog('silent'), { withinMs: 1, memoryBytes: 1e9 });
  expect(await refusalOf(check(slides(2), impatient))).toBe('upload/too-demanding');
  await impatient.stop();
});

test('many at once are checked one after another', async () => {
  const counts = [3, 1, 4, 1, 5];
  const checked = await Promise.all(counts.map((count) => check(slides(count))));
  expect(checked.map(({ pages }) => pages)).toEqual(counts);
});

function check(content: Buffer, by = checker) {
  return by.check(content.length, readerOf(content));
}

function readerOf(content: Buffer): ReadPart {
  return async ({ start, end }) => new Uint8Array(content.subarray(start, end + 1));
}

async function refusalOf(checking: Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await checking.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof AppError ? error.code : String(error);
}

/** Plain pages with these boxes. */
function withBoxes(boxes: string[], entries = ''): Buffer {
  const kids = boxes.map((_, index) => `${3 + index} 0 R`).join(' ');
  return pdfFile([
    { dictionary: '<< /Type /Catalog /Pages 2 0 R >>' },
    { dictionary: `<< /Type /Pages /Count ${boxes.length} /Kids [${kids}] >>` },
    ...boxes.map((box) => ({
      dictionary: `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] ${entries} >>`,
    })),
  ]);
}
