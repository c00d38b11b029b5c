import { columns, rows } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';

const PATH = { across: 10, down: 2, step: 24, gap: 5 } as const;
export const PATH_HEIGHT = PATH.down * PATH.step + (PATH.down - 1) * PATH.gap;

/** A path that winds from the number of the first word to that of the last. Answers with the height under it. */
export function drawNumberPath(sheet: Sheet, top: number): number {
  const area = { x: LEFT, y: top, width: WIDTH, height: PATH_HEIGHT };
  const boxes = rows(area, PATH.down, PATH.gap).flatMap((line, index) => {
    const cells = columns(line, PATH.across, PATH.gap);
    return index % 2 === 0 ? cells : cells.toReversed();
  });
  sheet.ornament((document) => {
    for (const [index, { x, y, width, height }] of boxes.entries()) {
      const middle = { x: x + width / 2, y: y + height / 2 };
      if (index === 0) document.moveTo(middle.x, middle.y);
      else document.lineTo(middle.x, middle.y);
    }
    document.lineWidth(5).stroke('#bbbbbb');
    for (const { x, y, width, height } of boxes) {
      document.roundedRect(x, y, width, height, 8).lineWidth(0.9);
      document.fillAndStroke(COLOURS.sheet, COLOURS.ink);
    }
  });
  for (const [index, box] of boxes.entries()) {
    sheet.text({
      name: `step ${index + 1}`,
      kind: 'print',
      content: String(index + 1),
      font: 'heading',
      size: 14,
      box,
      align: 'centre',
      valign: 'middle',
      oneLine: true,
    });
  }
  return top + PATH_HEIGHT;
}
