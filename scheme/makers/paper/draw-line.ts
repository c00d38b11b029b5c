import { COLOURS } from './colours.ts';
import type { FontName } from './fonts.ts';
import type { Line, Piece } from './wrap.ts';

interface LinePlace {
  x: number;
  y: number;
  size: number;
  lineHeight: number;
  font: FontName;
  colour: string;
  isLast: boolean;
}

/** From the middle of a line down to its baseline, in ems: half the height of a small letter and a little more. */
const MIDDLE_TO_BASELINE = 0.29;

export function baselineOf(y: number, lineHeight: number, size: number): number {
  return y + lineHeight / 2 + size * MIDDLE_TO_BASELINE;
}

export function drawLine(document: PDFKit.PDFDocument, line: Line, place: LinePlace): void {
  const { x, y, size, lineHeight, isLast } = place;
  const baseline = baselineOf(y, lineHeight, size);
  for (const piece of line.pieces) {
    const left = x + piece.x * size;
    if (piece.run.mark === 'pattern') drawHighlight(document, piece, left, baseline, size);
  }
  for (const [index, piece] of line.pieces.entries()) {
    // The space at the end of a line is kept, so that text taken from the page keeps its words apart.
    const endsLine = !isLast && index === line.pieces.length - 1;
    document
      .font(piece.run.font ?? place.font)
      .fontSize(size)
      .fillColor(piece.run.colour ?? place.colour)
      .text(endsLine ? `${piece.text} ` : piece.text, x + piece.x * size, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
    drawMark(document, piece, x + piece.x * size, baseline, size);
  }
}

function drawHighlight(
  document: PDFKit.PDFDocument,
  { width }: Piece,
  left: number,
  baseline: number,
  size: number,
): void {
  document
    .roundedRect(left - size * 0.03, baseline - size * 0.84, (width + 0.06) * size, size * 1.14, 5)
    .fill(COLOURS.honeyWash);
}

function drawMark(
  document: PDFKit.PDFDocument,
  { run, width, text }: Piece,
  left: number,
  baseline: number,
  size: number,
): void {
  if (run.mark === undefined) return;
  const across = width * size * (text.trimEnd().length / text.length);
  const { y, thickness } = MARKS[run.mark];
  document
    .rect(left, baseline + y * size, across, thickness * size)
    .fill(run.mark === 'underlined' ? COLOURS.ink : COLOURS.apple);
}

const MARKS = {
  pattern: { y: 0.27, thickness: 0.065 },
  underlined: { y: 0.25, thickness: 0.07 },
  struck: { y: -0.29, thickness: 0.07 },
} as const;
