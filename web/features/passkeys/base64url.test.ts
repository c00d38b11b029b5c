import { expect, test } from 'vitest';
import { fromBase64url, toBase64url } from './base64url.ts';

const LENGTHS = [0, 1, 2, 3, 64, 4096];

test.each(LENGTHS)('%i bytes are written and read as Node does it', (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => 255 - (index % 256));
  const text = Buffer.from(bytes).toString('base64url');
  expect(toBase64url(bytes.buffer)).toBe(text);
  expect(fromBase64url(text)).toEqual(bytes);
});
