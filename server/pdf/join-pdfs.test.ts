import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { encryptedSlide, jbig2Slide, oddPages } from '../../e2e/test-pdfs/odd-pages.ts';
import { colourOf, slides } from '../../e2e/test-pdfs/slides.ts';
import {
  damagedSlides,
  embeddedFontSlide,
  japaneseSlide,
  jpeg2000Slide,
  lockedSlides,
} from '../../e2e/test-pdfs/special-slides.ts';
import { makeWeek } from '../../scheme/makers/make-week.ts';
import { StoreError } from '../files/store-error.ts';
import { createPdfDrawer, type NamedSource } from './pdf-drawer.ts';

const drawer = createPdfDrawer(captureLog().log);
// Starting a process from its sources takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => drawer.stop());

test('all pages of all files are in one PDF, in their order', async () => {
  const joined = source(
    await drawer.join([source(slides(2)), source(slides(3)), source(slides(1))]),
  );
  const facts = await drawer.readFacts(joined);
  expect(facts).toHaveLength(6);
  for (const [at, page] of [1, 2, 1, 2, 3, 1].entries()) {
    const picture = await drawer.draw(joined, { page: at + 1, width: 320 });
    expect(await colourAt(picture)).toEqual(colourOf(page));
  }
});

test.each([
  ['an embedded font', embeddedFontSlide],
  ['Japanese', japaneseSlide],
  ['JPEG 2000', jpeg2000Slide],
  ['JBIG2', jbig2Slide],
  ['an owner password', encryptedSlide],
  ['turned and cropped pages', turned],
])('a page with %s looks the same in the joined PDF, first or last', async (_what, make) => {
  const alone = source(await make());
  const before = await drawer.draw(alone, { page: 1, width: 960 });
  for (const [files, page] of [
    [[alone, source(slides(1))], 1],
    [[source(slides(1)), alone], 2],
  ] as const) {
    const joined = source(await drawer.join(files));
    const after = await drawer.draw(joined, { page, width: 960 });
    expect(await difference(before, after)).toBe(0);
  }
});

test('the sheets of a week of the scheme look the same in the joined PDF', async () => {
  const names = ['Worksheet.pdf', 'Home sheet.pdf', 'Teacher guide.pdf'] as const;
  const files = (await makeWeek('Year 2', 1, names)).map(({ bytes }) => source(bytes));
  const joined = source(await drawer.join(files));
  let page = 0;
  for (const file of files) {
    const { length } = await drawer.readFacts(file);
    for (let own = 1; own <= length; own += 1) {
      page += 1;
      const before = await drawer.draw(file, { page: own, width: 960 });
      const after = await drawer.draw(joined, { page, width: 960 });
      expect(await difference(before, after)).toBe(0);
    }
  }
  expect(await drawer.readFacts(joined)).toHaveLength(page);
});

test.each([
  ['damaged', damagedSlides],
  ['locked', lockedSlides],
])('a %s file is named', async (_fault, make) => {
  const broken = { ...source(make()), name: 'Broken.pdf' };
  const refused = drawer.join([source(slides(1)), broken]);
  await expect(refused).rejects.toMatchObject({
    code: 'week/not-joined',
    details: { fields: { file: 'Broken.pdf' } },
  });
});

test('a file that cannot be read is the fault of the store, not of the file', async () => {
  const fault = new StoreError('failed', { reason: 'gone' });
  const lost = { ...source(slides(1)), read: () => Promise.reject(fault) };
  await expect(drawer.join([source(slides(1)), lost])).rejects.toBe(fault);
});

let sources = 0;

function source(content: Uint8Array): NamedSource {
  sources += 1;
  const read = async ({ start, end }: { start: number; end: number }) =>
    content.slice(start, end + 1);
  return { name: 'File.pdf', blob: `file ${sources}`, size: content.byteLength, read };
}

function turned(): Buffer {
  const box = '/MediaBox [0 0 400 600] /CropBox [100 50 300 500]';
  return oddPages([
    { entries: `${box} /Rotate 90`, content: '1 0 0 rg 100 50 90 90 re f' },
    { entries: `${box} /Rotate 180`, content: '0 1 0 rg 100 50 90 90 re f' },
  ]);
}

async function colourAt(picture: Uint8Array): Promise<number[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * 0.75) * info.width + info.width / 2) * info.channels;
  return [...data.subarray(at, at + 3)];
}

/** How many bytes of the pixels differ. */
async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((each) => sharp(each).raw().toBuffer()));
  if (!a || a.length !== b?.length) return Number.POSITIVE_INFINITY;
  return a.reduce((count, byte, at) => count + (byte === b[at] ? 0 : 1), 0);
}
