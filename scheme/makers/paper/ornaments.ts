import type { Box } from './box.ts';
import { COLOURS } from './colours.ts';

type Document = PDFKit.PDFDocument;

/** The mark of the house. Drawn in a square of one unit, then scaled, like the mark on the site. */
export function drawApple(document: Document, x: number, y: number, size: number): void {
  document.save().translate(x, y).scale(size);
  document
    .path(
      'M0.5 0.3 C0.62 0.2 0.92 0.2 0.96 0.52 C0.99 0.8 0.74 1 0.62 1 C0.56 1 0.54 0.97 0.5 0.97 C0.46 0.97 0.44 1 0.38 1 C0.26 1 0.01 0.8 0.04 0.52 C0.08 0.2 0.38 0.2 0.5 0.3 Z',
    )
    .fill(COLOURS.apple);
  document
    .path('M0.5 0.32 C0.49 0.22 0.5 0.14 0.54 0.07')
    .lineWidth(0.045)
    .lineCap('round')
    .stroke(COLOURS.leafDeep);
  document
    .path('M0.55 0.17 C0.6 0.02 0.76 -0.03 0.88 0.02 C0.84 0.15 0.7 0.23 0.55 0.17 Z')
    .fill(COLOURS.leaf);
  document.restore();
}

/** An outline of the apple, which a school's printer draws as well as a screen. */
export function drawAppleOutline(document: Document, x: number, y: number, size: number): void {
  document.save().translate(x, y).scale(size).lineWidth(0.05).lineJoin('round');
  document
    .path(
      'M0.5 0.3 C0.62 0.2 0.92 0.2 0.96 0.52 C0.99 0.8 0.74 1 0.62 1 C0.56 1 0.54 0.97 0.5 0.97 C0.46 0.97 0.44 1 0.38 1 C0.26 1 0.01 0.8 0.04 0.52 C0.08 0.2 0.38 0.2 0.5 0.3 Z',
    )
    .stroke(COLOURS.ink);
  document.path('M0.5 0.32 C0.49 0.22 0.5 0.14 0.54 0.07').stroke(COLOURS.ink);
  document
    .path('M0.55 0.17 C0.6 0.02 0.76 -0.03 0.88 0.02 C0.84 0.15 0.7 0.23 0.55 0.17 Z')
    .stroke(COLOURS.ink);
  document.restore();
}

/** A line to write on. */
export function drawWritingLine(document: Document, x: number, y: number, width: number): void {
  document
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(1)
    .stroke(COLOURS.lineStrong);
}

/** Between two writing lines, for the height of small letters. */
export function drawMiddleLine(document: Document, x: number, y: number, width: number): void {
  document
    .moveTo(x, y)
    .lineTo(x + width, y)
    .dash(3, { space: 4 })
    .lineWidth(0.8)
    .stroke(COLOURS.lineStrong)
    .undash();
}

export function drawCard(
  document: Document,
  box: Box,
  { fill, edge }: { fill: string; edge: string },
): void {
  document
    .roundedRect(box.x, box.y, box.width, box.height, Math.min(18, box.height / 2))
    .lineWidth(1.5)
    .fillAndStroke(fill, edge);
}
