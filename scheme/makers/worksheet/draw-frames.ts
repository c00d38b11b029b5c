import { columns } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import type { Handwriting } from '../paper/handwriting.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import { guideLineFor } from './guide-line.ts';

const LABEL = 26;
const GAP = 16;

/** Empty boxes to draw in, each with a line under it. */
export function drawFrames(
  sheet: Sheet,
  { top, height, count }: { top: number; height: number; count: number },
  handwriting: Handwriting,
): void {
  const guideLine = guideLineFor(handwriting);
  const area = { x: LEFT, y: top, width: WIDTH, height };
  sheet.ornament((document) => {
    for (const frame of columns(area, count, GAP)) {
      document.roundedRect(frame.x, frame.y, frame.width, height - LABEL, 6);
      document.lineWidth(0.8).stroke(COLOURS.ink);
      guideLine(document, top + height - 4, frame.x, frame.width);
    }
  });
}
