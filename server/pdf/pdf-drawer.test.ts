import { spawnSync } from 'node:child_process';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import sharp from 'sharp';
import { bomb, PAGES } from '../../e2e/test-pdfs/bombs.ts';
import { encryptedSlide, jbig2Slide, oddPages } from '../../e2e/test-pdfs/odd-pages.ts';
import { colourOf, slides } from '../../e2e/test-pdfs/slides.ts';
import {
  damagedSlides,
  embeddedFontSlide,
  japaneseSlide,
  jpeg2000Slide,
  lockedSlides,
  PLUM,
} from '../../e2e/test-pdfs/special-slides.ts';
import { AppError } from '../app-error.ts';
import { captureLog } from '#testing/captured-log.ts';
import { colourAt, inkShare, pdfSource } from '#testing/drawn-pages.ts';
import { StoreError } from '../files/store-error.ts';
import { createLog } from '../log.ts';
import { findCjkFonts } from './cjk-fonts.ts';
import { findPdfReader } from './find-pdf-reader.ts';
import { createPdfDrawer, type PdfSource } from './pdf-drawer.ts';

const { log, lines } = captureLog();
const drawer = createPdfDrawer(log);
// Starting a process from its sources takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => drawer.stop());

test.each([320, 960, 1440, 1920, 3840])('a page is drawn %i pixels wide', async (width) => {
  const picture = await drawer.draw(pdfSource(slides(2)), { page: 2, width });
  const { format, width: drawn, height } = await sharp(picture).metadata();
  expect([format, drawn, height]).toEqual(['webp', width, Math.round((width * 540) / 960)]);
  expect(await colourAt(picture, 0.5, 0.75)).toEqual(colourOf(2));
});

test('many large pictures are drawn by one process', async () => {
  const lesson = pdfSource(slides(12));
  for (let page = 1; page <= 12; page += 1) {
    const picture = await drawer.draw(lesson, { page, width: 3840 });
    expect(await colourAt(picture, 0.5, 0.75)).toEqual(colourOf(page));
  }
  expect(lines).toEqual([]);
});

test('a reader that is killed at its first document is replaced, and the page is drawn', async () => {
  const fresh = createPdfDrawer(createLog('silent'));
  onTestFinished(fresh.stop);
  const document = pdfSource(slides(2));
  let reads = 0;
  const read: PdfSource['read'] = async (range) => {
    reads += 1;
    if (reads === 1) process.kill(newestReader(), 'SIGTERM');
    return document.read(range);
  };
  const picture = await fresh.draw({ ...document, read }, { page: 2, width: 320 });
  expect(await colourAt(picture, 0.5, 0.75)).toEqual(colourOf(2));
  expect(reads).toBeGreaterThan(1);
});

test('pages of two documents are drawn in turn', async () => {
  const [one, other] = [pdfSource(slides(3)), pdfSource(slides(4, { upperHalf: '' }))];
  for (const page of [1, 3, 2]) {
    for (const pdf of [one, other]) {
      const picture = await drawer.draw(pdf, { page, width: 320 });
      expect(await colourAt(picture, 0.5, 0.75)).toEqual(colourOf(page));
    }
  }
});

test('a very long page is drawn smaller instead of without end', async () => {
  const pdf = pdfSource(oddPages([{ entries: '/MediaBox [0 0 100 9000]' }]));
  const { height } = await sharp(await drawer.draw(pdf, { page: 1, width: 3840 })).metadata();
  expect(height).toBeLessThanOrEqual(8192);
});

test('flat slides lose nothing, and a photograph is packed small', async () => {
  const flat = await drawer.draw(pdfSource(slides(1)), { page: 1, width: 1440 });
  expect(flat.byteLength).toBeLessThan(20_000);
  const noise = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, at) => (at * 7919) % 251));
  const photograph = oddPages(
    [
      {
        entries: '/MediaBox [0 0 300 200] /Resources << /XObject << /Im1 3 0 R >> >>',
        content: 'q 300 0 0 200 0 0 cm /Im1 Do Q',
      },
    ],
    [
      {
        dictionary: `<< /Type /XObject /Subtype /Image /Width 300 /Height 200 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Length ${noise.length} >>`,
        stream: noise,
      },
    ],
  );
  const packed = await drawer.draw(pdfSource(photograph), { page: 1, width: 960 });
  expect(packed.byteLength).toBeLessThan(960 * 640);
});

test.each([
  ['an embedded font', embeddedFontSlide],
  ['Japanese without a font', japaneseSlide],
])('a page with %s has letters', async (_what, make) => {
  const picture = await drawer.draw(pdfSource(make()), { page: 1, width: 960 });
  // Of Japanese at least boxes, where the machine has no font for it.
  expect(await inkShare(picture)).toBeGreaterThan(0.005);
});

test.skipIf(findCjkFonts().length === 0)(
  'Japanese without a font has letters, not boxes',
  async () => {
    const picture = await drawer.draw(pdfSource(japaneseSlide()), { page: 1, width: 960 });
    const [first, second] = await Promise.all(
      [75, 185].map((left) =>
        sharp(picture)
          .extract({ left, top: 90, width: 105, height: 130 })
          .greyscale()
          .raw()
          .toBuffer(),
      ),
    );
    // Boxes are the same for every letter, up to their edges: 872 pixels differ between two boxes, 5,205 between letters.
    const unlike = first?.filter((grey, at) => Math.abs(grey - (second?.[at] ?? 0)) > 128).length;
    expect(unlike).toBeGreaterThan(2500);
  },
);

test('a JPEG 2000 picture and a JBIG2 picture are decoded', async () => {
  const jpeg2000 = await drawer.draw(pdfSource(jpeg2000Slide()), { page: 1, width: 320 });
  expect(await colourAt(jpeg2000, 0.5, 0.25)).toEqual(PLUM);
  const jbig2 = await drawer.draw(pdfSource(jbig2Slide()), { page: 1, width: 320 });
  expect(await colourAt(jbig2, 0.5, 0.25)).toEqual([0, 0, 0]);
});

test('a document that is encrypted without a password is drawn', async () => {
  const picture = await drawer.draw(pdfSource(await encryptedSlide()), { page: 1, width: 320 });
  expect(await colourAt(picture, 0.5, 0.25)).toEqual([0x78, 0x14, 0x70]);
});

test('a note with an appearance is not drawn, also beside a link; other annotations are', async () => {
  const box = 'q 0 0 0 rg 0 0 100 100 re f Q';
  const form = `<< /Type /XObject /Subtype /Form /BBox [0 0 100 100] /Length ${box.length} >>`;
  const annotation = (subtype: string, [x, y]: number[]) =>
    `<< /Type /Annot /Subtype /${subtype} /F 4 /Rect [${x} ${y} ${(x ?? 0) + 100} ${(y ?? 0) + 100}] /Contents (Wait.) /AP << /N 3 0 R >> >>`;
  const annotations = [
    annotation('Text', [0, 200]),
    annotation('Popup', [0, 100]),
    annotation('Link', [150, 0]),
    annotation('Square', [300, 200]),
  ];
  const entries = `/MediaBox [0 0 400 300] /Annots [${annotations.join(' ')}]`;
  const pdf = pdfSource(oddPages([{ entries }], [{ dictionary: form, stream: Buffer.from(box) }]));
  const picture = await drawer.draw(pdf, { page: 1, width: 320 });
  expect(await colourAt(picture, 0.125, 0.17)).toEqual([255, 255, 255]);
  expect(await colourAt(picture, 0.125, 0.5)).toEqual([255, 255, 255]);
  expect(await colourAt(picture, 0.875, 0.17)).toEqual([0, 0, 0]);
});

test.each([
  ['damaged', damagedSlides(), 'document/damaged'],
  ['locked', lockedSlides(), 'document/locked'],
  ['that ends before the page', slides(1), 'resource/not-found'],
  ['with a page of absurd size', oddPages(absurd()), 'document/too-demanding'],
])('a document %s is refused', async (_what, content, code) => {
  expect(await refusalOf(drawer.draw(pdfSource(content), { page: 2, width: 320 }))).toBe(code);
});

test('a page that unpacks without end is given up, and the next one drawn', async () => {
  const demanding = pdfSource(bomb([PAGES.plain, PAGES.bomb]));
  expect(await refusalOf(drawer.draw(demanding, { page: 2, width: 320 }))).toBe(
    'document/too-demanding',
  );
  expect((await drawer.draw(pdfSource(slides(1)), { page: 1, width: 320 })).length).toBeGreaterThan(
    0,
  );
}, 60_000);

test('a page that takes too long is given up', async () => {
  const impatient = createPdfDrawer(createLog('silent'), { withinMs: 1 });
  const drawing = impatient.draw(pdfSource(slides(1)), { page: 1, width: 3840 });
  expect(await refusalOf(drawing)).toBe('document/too-demanding');
  await impatient.stop();
});

test('a file that the store does not give is no fault of the document', async () => {
  const fault = new StoreError('failed', { reason: 'away' });
  const lost = { ...pdfSource(slides(1)), read: () => Promise.reject(fault) };
  await expect(drawer.draw(lost, { page: 1, width: 320 })).rejects.toBe(fault);
});

test('a picture is marked in a process of its own', async () => {
  const picture = await drawer.draw(pdfSource(slides(1, { upperHalf: '' })), {
    page: 1,
    width: 960,
  });
  const lines = ['Orchard School', 'pip@orchard.example'];
  const marked = await drawer.mark({ source: 'a slide', picture, lines });
  const { format, width, height } = await sharp(marked).metadata();
  expect([format, width, height]).toEqual(['jpeg', 960, 540]);
});

function newestReader(): number {
  const args = ['--newest', '--full', '--parent', String(process.pid), findPdfReader()];
  const pid = Number(spawnSync('pgrep', args, { encoding: 'utf8' }).stdout);
  expect(pid).toBeGreaterThan(0);
  return pid;
}

function absurd() {
  return ['0 0 100 100', '0 0 20000 20000'].map((box) => ({ entries: `/MediaBox [${box}]` }));
}

async function refusalOf(work: Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof AppError ? error.code : String(error);
}
