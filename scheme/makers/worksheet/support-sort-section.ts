import { entryOf } from '../../words/words.ts';
import { type Box, columns, rows } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import type { Handwriting } from '../paper/handwriting.ts';
import { BOTTOM, LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import { shuffled } from '../words/shuffled.ts';
import { guideLineFor } from './guide-line.ts';
import type { SortBox } from './support-sort.ts';

const TRACED = { size: 26, grey: '#9a9a9a', width: 220, leastRow: 46, highestRow: 74 } as const;
const COLUMN_GAP = 10;
const GAP = 10;
const LABEL = 40;
const LINE = 42;
const UNDER_LINES = 10;

/** Each word to trace with its meaning beside it, and under them a box for each kind, down to the foot of the page. */
export function drawTraceAndSort(
  sheet: Sheet,
  top: number,
  boxes: SortBox[],
  handwriting: Handwriting,
): void {
  const guideLine = guideLineFor(handwriting);
  const words = shuffled(
    boxes.flatMap((box) => box.words),
    boxes.map(({ label }) => label).join(),
  );
  const lines = Math.max(...boxes.map((box) => box.words.length));
  const boxHeight = LABEL + lines * LINE + UNDER_LINES;
  const room = (BOTTOM - top - GAP - boxHeight) / words.length;
  if (room < TRACED.leastRow) sheet.complain(`a word to trace has ${Math.round(room)} points.`);
  const rowHeight = Math.min(TRACED.highestRow, room);
  const area = { x: LEFT, y: top, width: WIDTH, height: words.length * rowHeight };
  for (const [index, row] of rows(area, words.length, 0).entries()) {
    const word = words[index] ?? '';
    const foot = row.y + rowHeight - 12;
    sheet.ornament((document) => guideLine(document, foot, LEFT, TRACED.width));
    sheet.text({
      name: `word ${index + 1}`,
      kind: 'print',
      content: word,
      size: TRACED.size,
      colour: TRACED.grey,
      box: { x: LEFT + 2, y: foot - 28, width: TRACED.width - 4, height: 34 },
      valign: 'middle',
      oneLine: true,
    });
    const x = LEFT + TRACED.width + 16;
    sheet.text({
      name: `meaning ${index + 1}`,
      kind: 'print',
      content: entryOf(word).meaning,
      size: 12.5,
      leading: 1.15,
      box: { x, y: foot - 24, width: LEFT + WIDTH - x, height: 32 },
      valign: 'middle',
    });
  }
  const under = { x: LEFT, y: top + area.height + GAP, width: WIDTH, height: boxHeight };
  drawBoxes(sheet, under, boxes, guideLine);
}

function drawBoxes(
  sheet: Sheet,
  area: Box,
  boxes: SortBox[],
  guideLine: ReturnType<typeof guideLineFor>,
): void {
  for (const [index, box] of columns(area, boxes.length, COLUMN_GAP).entries()) {
    sheet.ornament((document) => {
      document.roundedRect(box.x, box.y, box.width, box.height, 6);
      document.lineWidth(0.8).stroke(COLOURS.ink);
      for (let y = area.y + LABEL + LINE; y < area.y + area.height; y += LINE) {
        guideLine(document, y, box.x + 10, box.width - 20);
      }
    });
    sheet.text({
      name: `box ${index + 1}`,
      kind: 'print',
      content: boxes[index]?.label ?? '',
      font: 'readingBold',
      size: 13,
      leading: 1.15,
      box: { x: box.x + 6, y: area.y + 3, width: box.width - 12, height: LABEL - 6 },
      align: 'centre',
      valign: 'middle',
    });
  }
}
