import { type Box, columns } from './box.ts';
import { COLOURS } from './colours.ts';
import { markedRuns } from './marked-runs.ts';
import type { Run } from './runs.ts';
import type { Sheet } from './sheet.ts';
import { drawPartMarks, partMarks } from './word-part-marks.ts';

interface PracticeGrid {
  box: Box;
  /** In the notation of marked-word.ts; words to know by heart have a star. */
  words: { notation: string; isByHeart: boolean }[];
  headings: string[];
  wordWidth: number;
  size: number;
  /** Rows lower than this cannot be written in. */
  lowestRow: number;
  highestRow: number;
  /** The words stand last, behind a dashed line along which they are folded back. */
  isFolded?: boolean;
  /** How many boxes a word has in the column behind it. */
  boxesOf?: ((notation: string) => number) | undefined;
  /** For the youngest: a dot or a dash under each sound, and guide lines in the cells. */
  isForYoungest?: boolean;
  /** Guide lines in all cells, of which the first have only a number. */
  isWritten?: boolean;
}

const HEAD = 20;
const SHARE_OF_BOXES = 1.6;
/** Sound buttons are drawn for the board, and smaller on paper. */
const BUTTON_SCALE = 0.34;
const BUTTON_DROP = 0.5;
const SMALL_LETTERS = 0.34;
const UNDER_LINE = 6;
const NUMBER = 26;

/** A word a row, and a cell for each try. Answers with the height under the grid. */
export function drawPracticeGrid(sheet: Sheet, grid: PracticeGrid): number {
  const { box, words, headings, wordWidth, size, lowestRow, highestRow } = grid;
  const row = Math.min(highestRow, (box.height - HEAD) / words.length);
  if (row < lowestRow)
    sheet.complain(`rows of the practice grid are ${row.toFixed(1)} points high.`);
  const hasHearts = words.some(({ isByHeart }) => isByHeart);
  const height = HEAD + row * words.length;
  const isFolded = grid.isFolded === true;
  const wordColumn = isFolded ? headings.length - 1 : 0;
  const shares = headings.map((_, index): number => {
    if (index === wordColumn) return 0;
    return index === 1 && grid.boxesOf !== undefined ? SHARE_OF_BOXES : 1;
  });
  const share = (box.width - wordWidth) / shares.reduce((sum, one) => sum + one, 0);
  const widths = shares.map((one) => (one === 0 ? wordWidth : one * share));
  const edges = widths.map(
    (_, index) => box.x + widths.slice(0, index).reduce((sum, width) => sum + width, 0),
  );
  const wordsAt = (isFolded ? edges.at(-1) : edges[0]) ?? box.x;
  sheet.ornament((document) => {
    document.rect(box.x, box.y, box.width, HEAD).fill('#ececec');
    for (const edge of edges.slice(1)) document.moveTo(edge, box.y).lineTo(edge, box.y + height);
    for (const index of words.keys()) {
      const y = box.y + HEAD + index * row;
      document.moveTo(box.x, y).lineTo(box.x + box.width, y);
    }
    document.rect(box.x, box.y, box.width, height).lineWidth(0.8).stroke(COLOURS.ink);
    if (isFolded) drawFold(document, wordsAt, box.y, height);
  });
  for (const [index, heading] of headings.entries()) {
    sheet.text({
      name: `column ${heading}`,
      kind: 'print',
      content: heading,
      font: 'heading',
      size: 12,
      box: {
        x: (edges[index] ?? 0) + 8,
        y: box.y,
        width: (widths[index] ?? 0) - 10,
        height: HEAD,
      },
      valign: 'middle',
      oneLine: true,
    });
  }
  for (const [index, { notation, isByHeart }] of words.entries()) {
    const y = box.y + HEAD + index * row;
    sheet.text({
      name: `word ${index + 1}`,
      kind: 'print',
      content: grid.isForYoungest === true ? boldRuns(notation) : markedRuns(notation, 'print'),
      size,
      leading: 1.1,
      box: { x: wordsAt + 8, y, width: wordWidth - (hasHearts ? 24 : 12), height: row },
      valign: 'middle',
      oneLine: true,
    });
    if (grid.isForYoungest === true) {
      sheet.ornament((document) => {
        drawSoundButtons(document, notation, { x: wordsAt + 8, y: y + row / 2, size });
        for (const [column, x] of edges.entries()) {
          const hasBoxes = column === 1 && grid.boxesOf !== undefined;
          if (column === wordColumn || hasBoxes) continue;
          drawGuideLines(document, { x, y, width: widths[column] ?? 0, height: row });
        }
      });
    }
    if (grid.isWritten === true) {
      sheet.ornament((document) => {
        for (const [column, x] of edges.entries()) {
          const from = column === wordColumn ? NUMBER : 0;
          const cell = { x: x + from, y, width: (widths[column] ?? 0) - from, height: row };
          drawGuideLines(document, cell);
        }
      });
    }
    if (isByHeart) {
      sheet.ornament((document) => drawHeart(document, wordsAt + wordWidth - 14, y + row / 2));
    }
    if (grid.boxesOf !== undefined) {
      const cell = { x: edges[1] ?? box.x, y, width: widths[1] ?? 0, height: row };
      drawBoxes(sheet, cell, grid.boxesOf(notation));
    }
  }
  return box.y + height;
}

/** The letters to watch in bold alone: the sound buttons stand where a line would. */
function boldRuns(notation: string): Run[] {
  return markedRuns(notation, 'print').map(({ text, font }) =>
    font === undefined ? { text } : { text, font },
  );
}

function drawSoundButtons(
  document: PDFKit.PDFDocument,
  notation: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const marks = partMarks(notation, 'sounds');
  document
    .save()
    .translate(x, y + size * BUTTON_DROP)
    .scale(BUTTON_SCALE);
  drawPartMarks(document, marks, { left: 0, y: 0, size: size / BUTTON_SCALE });
  document.restore();
}

/** A line to write on in a cell, and a dotted one at the height of small letters. */
export function drawGuideLines(document: PDFKit.PDFDocument, cell: Box): void {
  const base = cell.y + cell.height - UNDER_LINE;
  const middle = base - cell.height * SMALL_LETTERS;
  document
    .moveTo(cell.x + 4, base)
    .lineTo(cell.x + cell.width - 4, base)
    .lineWidth(0.6)
    .stroke('#777777');
  document.moveTo(cell.x + 4, middle).lineTo(cell.x + cell.width - 4, middle);
  document.dash(2, { space: 3 }).lineWidth(0.5).stroke('#999999').undash();
}

function drawFold(document: PDFKit.PDFDocument, x: number, y: number, height: number): void {
  document.moveTo(x, y).lineTo(x, y + height);
  document.dash(6, { space: 3 }).lineWidth(2).stroke('#444444').undash();
}

function drawBoxes(sheet: Sheet, cell: Box, count: number): void {
  const [, ...others] = columns(cell, count, 0);
  sheet.ornament((document) => {
    for (const { x } of others) document.moveTo(x, cell.y).lineTo(x, cell.y + cell.height);
    document.dash(2, { space: 2 }).lineWidth(0.8).stroke('#777777').undash();
  });
}

/** Beside a word to know by heart. */
function drawHeart(document: PDFKit.PDFDocument, x: number, y: number): void {
  document
    .path(
      `M${x} ${y + 4.5} C${x - 9} ${y - 2} ${x - 4} ${y - 7} ${x} ${y - 2.5} C${x + 4} ${y - 7} ${x + 9} ${y - 2} ${x} ${y + 4.5} Z`,
    )
    .fill(COLOURS.ink);
}
