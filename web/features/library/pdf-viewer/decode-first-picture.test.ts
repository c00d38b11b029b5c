import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decodeFirstPicture } from './picture-shelf.ts';

const PICTURE = { width: 960 as const, blob: new Blob(['page 1']) };
const close = vi.fn<() => void>();

beforeEach(() => {
  // Not part of the test browser.
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close }));
  close.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('the first picture can be taken once, as soon as it is decoded', async () => {
  const first = decodeFirstPicture(1, Promise.resolve(PICTURE), new AbortController().signal);
  expect(first.find(1)).toBeUndefined();
  await vi.waitFor(() => expect(first.find(1)).toMatchObject({ width: 960 }));
  expect(first.take(1)).toMatchObject({ width: 960 });
  expect(first.take(1)).toBeUndefined();
});

test('other pages have none', async () => {
  const first = decodeFirstPicture(3, Promise.resolve(PICTURE), new AbortController().signal);
  await vi.waitFor(() => expect(first.find(3)).toBeDefined());
  expect(first.take(1)).toBeUndefined();
  expect(first.find(3)).toBeDefined();
});

test('a picture that cannot be loaded is left to the viewer', async () => {
  const first = decodeFirstPicture(
    1,
    Promise.reject(new Error('gone')),
    new AbortController().signal,
  );
  await new Promise((done) => setTimeout(done));
  expect(first.find(1)).toBeUndefined();
});

test('a picture that nobody takes is given back when its document is closed', async () => {
  const controller = new AbortController();
  decodeFirstPicture(1, Promise.resolve(PICTURE), controller.signal);
  await new Promise((done) => setTimeout(done));
  controller.abort();
  expect(close).toHaveBeenCalledTimes(1);
});
