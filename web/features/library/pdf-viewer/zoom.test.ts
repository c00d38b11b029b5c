import fc from '#testing/property.ts';
import { expect, test } from 'vitest';
import { clampZoom, digitsOf, ZOOM, zoomFrom, zoomIn, zoomOut } from './zoom.ts';

test.each([
  [0, 50],
  [49, 50],
  [50, 50],
  [137, 137],
  [300, 300],
  [301, 300],
])('a zoom of %i percent becomes %i', (asked, given) => {
  expect(clampZoom(asked)).toBe(given);
});

test('a step is 20 percentage points and stops at 50 and 300', () => {
  expect([zoomIn(100), zoomOut(100)]).toEqual([120, 80]);
  expect([zoomIn(290), zoomOut(60)]).toEqual([300, 50]);
  expect([zoomIn(300), zoomOut(50)]).toEqual([300, 50]);
});

test.each([
  ['1a5%0', '150'],
  ['-20', '20'],
  ['1.5e3', '153'],
  ['percent', ''],
])('of "%s" the digits %s are kept', (typed, kept) => {
  expect(digitsOf(typed)).toBe(kept);
});

test('an empty field sets no zoom', () => {
  expect(zoomFrom('')).toBeUndefined();
});

test('whatever is typed, the zoom is between 50 and 300', () => {
  const stays = fc.property(fc.string(), (typed) => {
    const zoom = zoomFrom(digitsOf(typed)) ?? 100;
    return zoom >= 50 && zoom <= 300;
  });
  expect(() => fc.assert(stays)).not.toThrow();
});

test('the zoom goes from 50 to 300 in steps of 20 and starts at 100', () => {
  expect(ZOOM).toEqual({ minimum: 50, maximum: 300, step: 20, start: 100 });
});
