import PDFDocument from 'pdfkit';
import { expect, test, vi } from 'vitest';
import { type Handwriting, handwritingOf } from '../paper/handwriting.ts';
import { A4, startPrintedPage } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import { drawHardWords } from './hard-words-section.ts';
import { drawLookBack } from './look-back-section.ts';
import { drawPartnerGrids } from './partner-grid.ts';

type Draw = (sheet: Sheet, top: number, handwriting: Handwriting) => void;

const WORDS = ['hedge', 'badge', 'edge'];
const IN_TURN = ['Partner A reads', 'Partner B reads'].flatMap((prompt) =>
  WORDS.map((answer) => ({ prompt, answer })),
);

const PARTS: { name: string; lines: number; draw: Draw }[] = [
  {
    name: 'Look back',
    lines: WORDS.length,
    draw: (sheet, top, handwriting) =>
      drawLookBack(sheet, top, 'E', { words: WORDS, format: 'memory', handwriting }),
  },
  {
    name: 'Partner dictation',
    lines: 2 * IN_TURN.length,
    draw: (sheet, top, handwriting) => drawPartnerGrids(sheet, top, IN_TURN, handwriting),
  },
  {
    name: 'Put right',
    lines: 4 * 3,
    draw: (sheet, top, handwriting) =>
      drawHardWords(sheet, top, { letter: 'C', count: 3, handwriting }),
  },
];

test.each(PARTS)('$name has dotted middle lines in Year 2 alone', async ({ lines, draw }) => {
  expect(await dottedLines('Year 2', draw)).toBe(lines);
  expect(await dottedLines('Year 3', draw)).toBe(0);
});

async function dottedLines(year: string, draw: Draw): Promise<number> {
  const sheet = new Sheet({ title: 'Lines', ...A4 });
  const top = startPrintedPage(sheet, { place: '', title: 'Lines', footer: '' });
  draw(sheet, top, handwritingOf(year));
  const dash = vi.spyOn(PDFDocument.prototype, 'dash');
  await sheet.bytes();
  const { length } = dash.mock.calls;
  dash.mockRestore();
  return length;
}
