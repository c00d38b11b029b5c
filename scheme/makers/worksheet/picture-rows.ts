import { columns } from '../paper/box.ts';
import type { Handwriting } from '../paper/handwriting.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import type { ActivityItem } from '../activities/activity.ts';
import { putPicture } from '../pictures/draw-picture.ts';
import { guideLineFor } from './guide-line.ts';

const ACROSS = 3;
const ROW = 64;
const PICTURE = 54;

/** Pictures in rows of three, each beside a line for its word. Answers with the height under them. */
export function drawPictureRows(
  sheet: Sheet,
  top: number,
  items: ActivityItem[],
  handwriting: Handwriting,
): number {
  const guideLine = guideLineFor(handwriting);
  for (const [index, { answer, prompt }] of items.entries()) {
    const area = { x: LEFT, y: top + Math.floor(index / ACROSS) * ROW, width: WIDTH, height: ROW };
    const cell = columns(area, ACROSS, 12)[index % ACROSS] ?? area;
    putPicture(sheet, answer, { ...cell, width: PICTURE, height: PICTURE });
    const line = { x: cell.x + PICTURE + 8, width: cell.width - PICTURE - 8 };
    sheet.text({
      name: `word ${index + 1}`,
      kind: 'print',
      content: [{ text: `${index + 1}. `, font: 'readingBold' }, { text: prompt }],
      size: 14,
      box: { ...line, y: cell.y + 4, height: 20 },
      oneLine: true,
    });
    sheet.ornament((document) => guideLine(document, cell.y + 50, line.x, line.width));
  }
  return top + pictureRowsHeight(items.length);
}

export function pictureRowsHeight(count: number): number {
  return Math.ceil(count / ACROSS) * ROW;
}
