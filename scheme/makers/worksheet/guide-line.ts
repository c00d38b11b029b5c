import { drawHandwritingLines, type Handwriting, handwritingFoot } from '../paper/handwriting.ts';
import { writingLine } from '../paper/printed-page.ts';

/** A line like those that the year writes on, at the height of the letters' feet. */
export function guideLineFor(handwriting: Handwriting) {
  return (document: PDFKit.PDFDocument, foot: number, x: number, width: number): void => {
    if (!handwriting.hasMiddleLine) {
      writingLine(document, foot, x, width);
      return;
    }
    const y = foot - handwritingFoot(handwriting);
    drawHandwritingLines(document, { x, y, width, lines: 1 }, handwriting);
  };
}
