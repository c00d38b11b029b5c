import { columns } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import type { Handwriting } from '../paper/handwriting.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import type { OddOneOut, Sort } from '../../week.ts';
import { shuffled } from '../words/shuffled.ts';
import { guideLineFor } from './guide-line.ts';
import { startSection } from './section.ts';
import { drawWordCards } from './word-cards.ts';

const SIZE = 13.5;
const PILE_LINE = 23;
/** From the last line to the frame, so that the two are not taken for one. */
const UNDER_LINES = 7;

/** Cards with words and a pile for each kind. Answers with the height under them. */
export function drawSort(
  sheet: Sheet,
  top: number,
  { prompt, piles }: Sort,
  handwriting: Handwriting,
): number {
  const guideLine = guideLineFor(handwriting);
  const under = startSection(sheet, top, { letter: 'A', heading: 'Sort', instruction: prompt });
  const words = shuffled(
    piles.flatMap((pile) => pile.words),
    prompt,
  );
  const tableTop = drawWordCards(sheet, under, words) + 10;
  const lines = Math.max(...piles.map((pile) => pile.words.length));
  const height = 26 + lines * PILE_LINE + UNDER_LINES;
  const table = { x: LEFT, y: tableTop, width: WIDTH, height };
  for (const [index, column] of columns(table, piles.length, 8).entries()) {
    sheet.ornament((document) => {
      document
        .roundedRect(column.x, column.y, column.width, height, 6)
        .lineWidth(0.8)
        .stroke(COLOURS.ink);
      document.rect(column.x + 1, column.y + 24, column.width - 2, 0.8).fill(COLOURS.ink);
      for (let row = 1; row <= lines; row += 1) {
        guideLine(document, column.y + 26 + row * PILE_LINE, column.x + 8, column.width - 16);
      }
    });
    sheet.text({
      name: `pile ${index + 1}`,
      kind: 'print',
      content: piles[index]?.label ?? '',
      font: 'readingBold',
      size: SIZE,
      box: { ...column, x: column.x + 3, width: column.width - 6, height: 24 },
      align: 'centre',
      valign: 'middle',
      oneLine: true,
    });
  }
  return tableTop + height;
}

/** A row of words with a line for the reason. Answers with the height under the rows. */
export function drawOddOneOut(
  sheet: Sheet,
  top: number,
  { prompt, rows }: OddOneOut,
  handwriting: Handwriting,
): number {
  const guideLine = guideLineFor(handwriting);
  let y = startSection(sheet, top, { letter: 'A', heading: 'Odd one out', instruction: prompt });
  for (const [index, { words }] of rows.entries()) {
    const row = { x: LEFT, y, width: WIDTH, height: 26 };
    const rowTop = y;
    sheet.ornament((document) => {
      document.roundedRect(row.x, rowTop, row.width, 51, 6).lineWidth(0.8).stroke(COLOURS.ink);
      guideLine(document, rowTop + 44, LEFT + 48, WIDTH - 58);
    });
    for (const [at, column] of columns(row, words.length, 4).entries()) {
      sheet.text({
        name: `row ${index + 1}, word ${at + 1}`,
        kind: 'print',
        content: words[at] ?? '',
        size: 14,
        box: column,
        align: 'centre',
        valign: 'middle',
        oneLine: true,
      });
    }
    sheet.text({
      name: `why ${index + 1}`,
      kind: 'print',
      content: 'Why?',
      size: 12,
      box: { x: LEFT + 10, y: y + 30, width: 38, height: 17 },
    });
    y += 56;
  }
  return y - 5;
}
