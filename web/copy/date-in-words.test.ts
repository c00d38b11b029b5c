import { expect, test } from 'vitest';
import { timeForSpreadsheet } from './date-in-words.ts';

test.each([
  ['2026-01-02T23:30:00Z', '2026-01-02 23:30'],
  ['2026-07-02T23:30:00Z', '2026-07-03 00:30'],
])('%s is %s in a spreadsheet, in British time', (iso, text) => {
  expect(timeForSpreadsheet(iso)).toBe(text);
});
