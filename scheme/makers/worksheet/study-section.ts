import type { WordFamily, WordMatrix } from '../../week.ts';
import { type Box, columns, rows } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { LEFT, WIDTH, writingLine } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import { startSection } from './section.ts';

const SIZE = 13.5;
const HEAD = 22;
const FAMILY_ROW = 27;
const PART_ROW = 20;
/** A column with more parts has them side by side. */
const MOST_PARTS = 3;
const PLUS = 22;
const BUILT_ROW = 28;
const BUILT_COLUMNS = 3;
export const FAMILY_TITLE = 'Complete the family';
export const MATRIX_TITLE = 'Build words from parts';
export const BUILT_WORDS = 9;

/** A table of relatives with gaps. Answers with the height under it. */
export function drawWordFamily(sheet: Sheet, top: number, family: WordFamily): number {
  const { prompt, columns: headings, rows: families } = family;
  const y = startSection(sheet, top, {
    letter: 'A',
    heading: FAMILY_TITLE,
    instruction: prompt,
  });
  const head = { x: LEFT, y, width: WIDTH, height: HEAD };
  const body = { ...head, y: y + HEAD, height: families.length * FAMILY_ROW };
  sheet.ornament((document) => document.rect(LEFT, y, WIDTH, HEAD).fill('#ececec'));
  drawRow(sheet, head, headings, 'heading');
  for (const [index, row] of rows(body, families.length, 0).entries()) {
    const words = (families[index] ?? []).map((word) => (word.startsWith('{') ? '' : word));
    drawRow(sheet, row, words, 'reading');
  }
  return body.y + body.height;
}

function drawRow(sheet: Sheet, row: Box, texts: string[], font: 'heading' | 'reading'): void {
  for (const [index, cell] of columns(row, texts.length, 0).entries()) {
    sheet.ornament((document) =>
      document.rect(cell.x, cell.y, cell.width, cell.height).lineWidth(0.8).stroke(COLOURS.ink),
    );
    const content = texts[index] ?? '';
    if (content === '') continue;
    const box = { ...cell, x: cell.x + 10, width: cell.width - 16 };
    sheet.text({
      name: `cell ${content}`,
      kind: 'print',
      content,
      font,
      size: font === 'heading' ? 12 : SIZE,
      box,
      valign: 'middle',
      oneLine: true,
    });
  }
}

/** Columns of parts with a plus between them, and lines for the words. Answers with the height under them. */
export function drawWordMatrix(sheet: Sheet, top: number, matrix: WordMatrix): number {
  const y = startSection(sheet, top, {
    letter: 'A',
    heading: MATRIX_TITLE,
    instruction: matrix.prompt,
  });
  const wide = matrix.columns.map((parts) => (parts.length > MOST_PARTS ? 2 : 1));
  const shares = wide.reduce<number>((sum, share) => sum + share, 0);
  const unit = (WIDTH - PLUS * (wide.length - 1)) / shares;
  const tallest = Math.max(
    ...matrix.columns.map(({ length }, index) => Math.ceil(length / (wide[index] ?? 1))),
  );
  const height = tallest * PART_ROW + 10;
  let x = LEFT;
  for (const [index, parts] of matrix.columns.entries()) {
    const width = unit * (wide[index] ?? 1);
    if (index > 0) drawPlus(sheet, { x: x - PLUS, y, width: PLUS, height });
    drawParts(sheet, { x, y, width, height }, parts, wide[index] ?? 1);
    x += width + PLUS;
  }
  return drawBuiltLines(sheet, y + height + 4);
}

function drawPlus(sheet: Sheet, box: Box): void {
  sheet.text({
    name: 'plus',
    kind: 'print',
    content: '+',
    font: 'heading',
    size: 15,
    box,
    align: 'centre',
    valign: 'middle',
  });
}

function drawParts(sheet: Sheet, box: Box, parts: string[], across: number): void {
  sheet.ornament((document) =>
    document.roundedRect(box.x, box.y, box.width, box.height, 6).lineWidth(0.8).stroke(COLOURS.ink),
  );
  const down = Math.ceil(parts.length / across);
  const spare = (box.height - down * PART_ROW) / 2;
  for (const [index, content] of parts.entries()) {
    const column = columns(box, across, 0)[Math.floor(index / down)] ?? box;
    sheet.text({
      name: `part ${content}`,
      kind: 'print',
      content,
      font: 'readingBold',
      size: SIZE,
      box: { ...column, y: box.y + spare + (index % down) * PART_ROW, height: PART_ROW },
      align: 'centre',
      valign: 'middle',
      oneLine: true,
    });
  }
}

function drawBuiltLines(sheet: Sheet, top: number): number {
  for (let index = 0; index < BUILT_WORDS; index += 1) {
    const y = top + Math.floor(index / BUILT_COLUMNS) * BUILT_ROW;
    const area = { x: LEFT, y, width: WIDTH, height: BUILT_ROW };
    const cell = columns(area, BUILT_COLUMNS, 14)[index % BUILT_COLUMNS] ?? area;
    sheet.text({
      name: `number ${index + 1}`,
      kind: 'print',
      content: `${index + 1}.`,
      font: 'readingBold',
      size: 13,
      box: { ...cell, width: 22 },
      valign: 'bottom',
    });
    const line = cell.y + BUILT_ROW - 3;
    sheet.ornament((document) => writingLine(document, line, cell.x + 22, cell.width - 22));
  }
  return top + (BUILT_WORDS / BUILT_COLUMNS) * BUILT_ROW;
}
