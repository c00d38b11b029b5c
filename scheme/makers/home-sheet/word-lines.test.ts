import { expect, test } from 'vitest';
import { A4 } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import { drawWordLines } from './word-lines.ts';

test.each([
  [12, false, 3 * 23],
  [13, false, 4 * 23],
  [13, true, 4 * 28],
])('%i words have as many lines, four in a row', (count, hasMiddleLine, height) => {
  const sheet = new Sheet({ title: 'Lines', ...A4 });
  sheet.addPage();
  expect(drawWordLines(sheet, 100, count, { hasMiddleLine })).toBe(100 + height);
});
