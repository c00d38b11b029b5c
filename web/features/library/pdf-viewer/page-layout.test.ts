import { expect, test } from 'vitest';
import { type Layout, PAGE_PADDING_PX, pageScale, pictureWidth, widthFor } from './page-layout.ts';

const SLIDE = { width: 960, height: 540 };
const A4 = { width: 595, height: 842 };
const BOARD: Layout = {
  mode: 'presenting',
  fit: 'width',
  zoom: 100,
  room: { width: 1920, height: 1080 },
  pixelRatio: 1,
};

test('while reading, a page at 100 percent is as wide as the room less 64 px', () => {
  expect(A4.width * pageScale(A4, { ...BOARD, mode: 'reading' })).toBeCloseTo(1920 - 64);
});

test.each([50, 300])('at %i percent it is that much of it', (zoom) => {
  const scale = pageScale(A4, { ...BOARD, mode: 'reading', zoom });
  expect(A4.width * scale).toBeCloseTo(((1920 - 64) * zoom) / 100);
});

test('while presenting, the whole page fits, whatever its shape', () => {
  expect(pageScale(SLIDE, BOARD)).toBeCloseTo(2);
  expect(A4.height * pageScale(A4, BOARD)).toBeCloseTo(1080);
});

test('a window smaller than the padding still shows a page', () => {
  const room = { width: 40, height: 40 };
  expect(pageScale(A4, { ...BOARD, mode: 'reading', room })).toBeGreaterThan(0);
});

test('while reading, the whole page fits when asked to', () => {
  const layout: Layout = { ...BOARD, mode: 'reading', fit: 'page' };
  expect(A4.height * pageScale(A4, layout)).toBeLessThanOrEqual(1080);
  expect(SLIDE.width * pageScale(SLIDE, layout)).toBeLessThanOrEqual(1920 - 64);
});

test.each([
  [1, 320],
  [900, 960],
  [1000, 960],
  [1100, 1440],
  [1920, 1920],
  [2560, 3840],
  [9000, 3840],
])('%i pixels of the screen are filled by a picture of %i', (pixels, width) => {
  expect(widthFor(pixels)).toBe(width);
});

test('a picture has every pixel of a dense screen and of a 4K board', () => {
  expect(pictureWidth(SLIDE, BOARD)).toBe(1920);
  expect(pictureWidth(SLIDE, { ...BOARD, pixelRatio: 2 })).toBe(3840);
  expect(pictureWidth(A4, BOARD)).toBe(960);
  expect(pictureWidth(A4, { ...BOARD, zoom: 300 })).toBe(3840);
});

test('beside a page 64 px are free', () => {
  expect(PAGE_PADDING_PX).toBe(64);
});
