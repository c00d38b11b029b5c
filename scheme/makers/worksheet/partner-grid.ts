import type { ActivityItem } from '../activities/activity.ts';
import { type Box, columns } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import type { Handwriting } from '../paper/handwriting.ts';
import { drawGuideLines } from '../paper/practice-grid.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';

const GAP = 16;
const TITLE = 20;
const HEAD = 18;
const ROW = 26;
const NUMBER = 24;
const TICK = 36;
const HEADINGS = ['', 'Word', 'Try again', 'Tick'];
/** The columns to write words in. */
const WRITTEN = [1, 2];

/** Side by side, what one partner reads out and what the other does. Answers with the height under them. */
export function drawPartnerGrids(
  sheet: Sheet,
  top: number,
  items: ActivityItem[],
  handwriting: Handwriting,
): number {
  const readers = [...new Set(items.map(({ prompt }) => prompt))];
  const rows = items.length / readers.length;
  const area = { x: LEFT, y: top, width: WIDTH, height: TITLE + HEAD + rows * ROW };
  for (const [index, box] of columns(area, readers.length, GAP).entries()) {
    sheet.text({
      name: `grid ${index + 1}`,
      kind: 'print',
      content: readers[index] ?? '',
      font: 'readingBold',
      size: 13,
      box: { ...box, height: TITLE },
      oneLine: true,
    });
    const grid = { ...box, y: top + TITLE, height: HEAD + rows * ROW };
    drawGrid(sheet, grid, index * rows + 1, handwriting);
  }
  return top + area.height;
}

function drawGrid(
  sheet: Sheet,
  box: Box,
  firstNumber: number,
  { hasMiddleLine }: Handwriting,
): void {
  const half = (box.width - NUMBER - TICK) / 2;
  const widths = [NUMBER, half, half, TICK];
  const edges = widths.map(
    (_, index) => box.x + widths.slice(0, index).reduce((sum, width) => sum + width, 0),
  );
  const rows = (box.height - HEAD) / ROW;
  sheet.ornament((document) => {
    document.rect(box.x, box.y, box.width, HEAD).fill('#ececec');
    for (const edge of edges) document.moveTo(edge, box.y).lineTo(edge, box.y + box.height);
    for (let row = 0; row < rows; row += 1) {
      const y = box.y + HEAD + row * ROW;
      document.moveTo(box.x, y).lineTo(box.x + box.width, y);
    }
    document.rect(box.x, box.y, box.width, box.height).lineWidth(0.8).stroke(COLOURS.ink);
    if (!hasMiddleLine) return;
    for (let row = 0; row < rows; row += 1) {
      const y = box.y + HEAD + row * ROW;
      for (const column of WRITTEN) {
        const cell = { x: edges[column] ?? 0, width: widths[column] ?? 0 };
        drawGuideLines(document, { ...cell, y, height: ROW });
      }
    }
  });
  for (const [index, content] of HEADINGS.entries()) {
    if (content === '') continue;
    const place = { x: (edges[index] ?? 0) + 6, y: box.y, width: (widths[index] ?? 0) - 7 };
    sheet.text({
      name: `column ${content}`,
      kind: 'print',
      content,
      font: 'heading',
      size: 12,
      box: { ...place, height: HEAD },
      valign: 'middle',
      oneLine: true,
    });
  }
  for (let row = 0; row < rows; row += 1) {
    sheet.text({
      name: `number ${firstNumber + row}`,
      kind: 'print',
      content: `${firstNumber + row}.`,
      font: 'readingBold',
      size: 13,
      box: { x: box.x + 5, y: box.y + HEAD + row * ROW, width: NUMBER - 5, height: ROW },
      valign: 'middle',
      oneLine: true,
    });
  }
}
