import { expect, test } from 'vitest';
import { canvasRatio, type Layout, PAGE_PADDING_PX, pageScale } from './page-layout.ts';

const SLIDE = { width: 960, height: 540 };
const A4 = { width: 595, height: 842 };
const BOARD: Layout = {
  mode: 'presenting',
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

test('a canvas has every pixel of a dense screen and of a 4K board', () => {
  expect(canvasRatio({ width: 1280, height: 720 }, 2)).toBe(2);
  expect(canvasRatio({ width: 3840, height: 2160 }, 1)).toBe(1);
});

test('a canvas never grows past what browsers draw', () => {
  const page = { width: 5000, height: 7000 };
  const ratio = canvasRatio(page, 3);
  expect(page.width * page.height * ratio ** 2).toBeLessThanOrEqual(4096 * 4096 * 1.0001);
  expect(20_000 * canvasRatio({ width: 20_000, height: 10 }, 1)).toBeLessThanOrEqual(8192);
});

test('beside a page 64 px are free', () => {
  expect(PAGE_PADDING_PX).toBe(64);
});
