import { expect, test } from 'vitest';
import { uploadsCopy } from './uploads.ts';

test.each([
  [0, '0 kB'],
  [15, '1 kB'],
  [39_713, '40 kB'],
  [999_000, '999 kB'],
  [999_001, '1 MB'],
  [3_250_000, '3.3 MB'],
])('a file of %i bytes is shown as %s', (bytes, shown) => {
  expect(uploadsCopy.size(bytes)).toBe(shown);
});
