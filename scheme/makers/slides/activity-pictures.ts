import type { Box } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';

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

/** Beside the title. */
export function drawMagnifier(document: PDFKit.PDFDocument, x: number, y: number): void {
  document.lineWidth(6).lineCap('round');
  document.circle(x - 160, y + 18, 15).fillAndStroke(COLOURS.honeyWash, COLOURS.leafDeep);
  document
    .moveTo(x - 149, y + 30)
    .lineTo(x - 136, y + 43)
    .stroke(COLOURS.leafDeep);
}
