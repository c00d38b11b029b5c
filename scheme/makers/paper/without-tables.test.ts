import { expect, test } from 'vitest';
import { withoutTables } from './without-tables.ts';

test('a table that is left out is no longer in the directory, and the others are', () => {
  const font = aFont(['GPOS', 'GSUB', 'glyf']);
  const stripped = withoutTables(font, ['GSUB']);
  expect(stripped.readUInt16BE(4)).toBe(2);
  expect(stripped.toString('latin1', 12, 16)).toBe('GPOS');
  expect(stripped.toString('latin1', 28, 32)).toBe('glyf');
});

function aFont(tags: string[]): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(tags.length, 4);
  return Buffer.concat([head, ...tags.map((tag) => Buffer.from(tag.padEnd(16, '\0'), 'latin1'))]);
}
