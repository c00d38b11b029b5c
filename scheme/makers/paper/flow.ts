import type { Box } from './box.ts';
import { type FontName, widthOf } from './fonts.ts';

interface Flow {
  texts: string[];
  font: FontName;
  size: number;
  padding: number;
  gap: number;
  height: number;
}

/** Cards as wide as their words, row under row, each row in the middle; boxes in the order of the texts. */
export function flow(area: Box, { texts, font, size, padding, gap, height }: Flow): Box[] {
  const widths = texts.map((text) => widthOf(font, text) * size + 2 * padding);
  return evenRows(widths, area.width, gap).flatMap((row, index) => {
    let x = area.x + (area.width - widthOfRow(row, gap)) / 2;
    return row.map((width) => {
      const box = { x, y: area.y + index * (height + gap), width, height };
      x += width + gap;
      return box;
    });
  });
}

export function bottomOf(boxes: Box[]): number {
  return Math.max(...boxes.map(({ y, height }) => y + height));
}

/** As few rows as there can be, and then of like length, so that no card is left alone in the last. */
function evenRows(widths: number[], most: number, gap: number): number[][] {
  let best = rowsWithin(widths, most, gap);
  for (let limit = most; limit > most / 3; limit -= 8) {
    const rows = rowsWithin(widths, limit, gap);
    if (rows.length > best.length) return best;
    best = rows;
  }
  return best;
}

function rowsWithin(widths: number[], limit: number, gap: number): number[][] {
  const rows: number[][] = [];
  for (const width of widths) {
    const row = rows.at(-1);
    if (row !== undefined && widthOfRow([...row, width], gap) <= limit) row.push(width);
    else rows.push([width]);
  }
  return rows;
}

function widthOfRow(row: number[], gap: number): number {
  return row.reduce((sum, width) => sum + width, 0) + gap * (row.length - 1);
}
