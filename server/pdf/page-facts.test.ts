import { afterAll, expect, test, vi } from 'vitest';
import { oddPages } from '../../e2e/test-pdfs/odd-pages.ts';
import { captureLog } from '#testing/captured-log.ts';
import { colourAt, inkShare, pdfSource } from '#testing/drawn-pages.ts';
import { createPdfDrawer } from './pdf-drawer.ts';

const drawer = createPdfDrawer(captureLog().log);
// Starting a process from its sources takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => drawer.stop());

test('rotated, cropped and mixed pages are drawn as they are shown', async () => {
  const red = '1 0 0 rg 0 0 100 100 re f';
  const pdf = pdfSource(
    oddPages([
      { entries: '/MediaBox [0 0 600 300] /Rotate 90', content: red },
      { entries: '/MediaBox [0 0 600 300] /CropBox [0 0 100 100]', content: red },
      { entries: '/MediaBox [0 0 595 842]', content: red },
    ]),
  );
  const pages = await drawer.readFacts(pdf);
  expect(pages.map(({ width, height }) => [width, height])).toEqual([
    [300, 600],
    [100, 100],
    [595, 842],
  ]);
  // The lower left corner of a page turned clockwise is its upper left one.
  const rotated = await drawer.draw(pdf, { page: 1, width: 320 });
  expect(await colourAt(rotated, 0.1, 0.05)).toEqual([255, 0, 0]);
  expect(await colourAt(rotated, 0.9, 0.95)).toEqual([255, 255, 255]);
  const cropped = await drawer.draw(pdf, { page: 2, width: 320 });
  expect(await colourAt(cropped, 0.95, 0.05)).toEqual([255, 0, 0]);
});

const FONT =
  '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';

test('the text of a page has its place, and text in pieces becomes one line', async () => {
  const content =
    'BT /F1 20 Tf 50 240 Td (first ) Tj (and second) Tj 0 -100 Td (below) Tj ET BT /F1 20 Tf 0 1 -1 0 300 20 Tm (up) Tj ET';
  const pdf = pdfSource(oddPages([{ entries: `/MediaBox [0 0 400 300] ${FONT}`, content }]));
  const [page] = await drawer.readFacts(pdf);
  expect(page?.text.map(({ text }) => text)).toEqual(['first and second', 'below', 'up']);
  const [first, below, up] = page?.text ?? [];
  expect(first).toMatchObject({ x: 50, height: 20 });
  expect(first?.y).toBeGreaterThan(35);
  expect(first?.y).toBeLessThan(60);
  expect((below?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(100, 0);
  expect(first?.angle).toBeUndefined();
  expect(up?.angle).toBeCloseTo(-90, 0);
});

test('text of the next column is a line of its own, which has its own place', async () => {
  const content = 'BT /F1 20 Tf 50 40 Td (label) Tj 68 0 Td (beside it) Tj ET';
  const pdf = pdfSource(oddPages([{ entries: `/MediaBox [0 0 400 300] ${FONT}`, content }]));
  const [page] = await drawer.readFacts(pdf);
  const lines = page?.text.map(({ text, x }) => [text, x]);
  expect(Object.fromEntries(lines ?? [])).toEqual({ label: 50, 'beside it': 118 });
});

test('notes are the text annotations of a page, which the class does not see', async () => {
  const annotation = (subtype: string, text: string) =>
    `<< /Type /Annot /Subtype /${subtype} /Rect [10 10 40 40] /Contents (${text}) >>`;
  const pdf = pdfSource(
    oddPages([
      {
        entries: `/MediaBox [0 0 400 300] /Annots [${annotation('Text', 'Ask who knows.')} ${annotation('Text', 'Then wait.')}]`,
      },
      { entries: `/MediaBox [0 0 400 300] /Annots [${annotation('Link', 'no note')}]` },
    ]),
  );
  const pages = await drawer.readFacts(pdf);
  expect(pages.map(({ notes }) => notes)).toEqual(['Ask who knows.\n\nThen wait.', '']);
  expect(await inkShare(await drawer.draw(pdf, { page: 1, width: 320 }))).toBe(0);
});
