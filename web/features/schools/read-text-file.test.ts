import { expect, test } from 'vitest';
import { readTextFile } from './read-text-file.ts';

const TEXT = 'Name\tDomain\r\nÉcole\tecole.example\r\n';
const LITTLE_ENDIAN = Buffer.from(`\uFEFF${TEXT}`, 'utf16le');

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['Windows-1252', Buffer.from(TEXT, 'latin1')],
  ['UTF-16, as Excel saves Unicode Text', LITTLE_ENDIAN],
  ['UTF-16 of the other order', Buffer.from(LITTLE_ENDIAN).swap16()],
])('a file in %s is read', async (_form, bytes) => {
  expect(await readTextFile(new Blob([new Uint8Array(bytes)]))).toBe(TEXT);
});

test('an empty file is an empty text', async () => {
  expect(await readTextFile(new Blob([]))).toBe('');
});
