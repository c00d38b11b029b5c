import { expect, test } from 'vitest';
import { handwritingOf } from '../paper/handwriting.ts';
import { A4, startPrintedPage } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import { drawLookBack, lookBackHeight } from './look-back-section.ts';

const WORDS = ['glacial', 'descend', 'medal'];

test('rows that look back take the room that they are given, up to a height', () => {
  const heights = [0, 400, 800].map((bottom) => {
    const sheet = new Sheet({ title: 'rows', ...A4 });
    const top = startPrintedPage(sheet, { place: '', title: 'Rows', footer: '' });
    const told = { words: WORDS, format: 'memory', bottom } as const;
    return drawLookBack(sheet, top, 'E', { ...told, handwriting: handwritingOf('Year 4') }) - top;
  });
  const [least = 0, , most = 0] = heights;
  expect(Math.abs(least - lookBackHeight(WORDS))).toBeLessThan(8);
  expect(most - least).toBeGreaterThanOrEqual(6 * WORDS.length);
});
