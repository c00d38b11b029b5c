import type { Box } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import type { Inked } from './look.ts';

const MAGNIFIER = { x: 868, y: 49 } as const;

/** The rails of a ladder beside the numbers, with a rung between each two of them. */
export function drawLadder(document: PDFKit.PDFDocument, area: Box, bands: Box[]): void {
  const [left, right] = [area.x + 6, area.x + 48];
  document.lineWidth(6).lineCap('round');
  for (const x of [left, right]) {
    document
      .moveTo(x, area.y)
      .lineTo(x, area.y + area.height)
      .stroke(COLOURS.line);
  }
  for (const { y } of bands.slice(1)) {
    document
      .moveTo(left, y - 4)
      .lineTo(right, y - 4)
      .stroke(COLOURS.line);
  }
}

/** At the end of the line of the title. */
export function drawMagnifier(document: PDFKit.PDFDocument, { on }: Inked): void {
  const handle = on === COLOURS.leafDeep ? COLOURS.honey : COLOURS.leafDeep;
  const { x, y } = MAGNIFIER;
  document.lineWidth(6).lineCap('round');
  document.circle(x, y, 15).fillAndStroke(COLOURS.honeyWash, handle);
  document
    .moveTo(x + 11, y + 12)
    .lineTo(x + 24, y + 25)
    .stroke(handle);
}
