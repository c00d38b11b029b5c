import { COLOURS } from '../paper/colours.ts';
import { drawSessionDots, type Look, NUMBER_BOX } from './look.ts';
import { MARGIN, SLIDE } from './slide-size.ts';

type Document = PDFKit.PDFDocument;

/** A prefix, a root and a suffix. */
const PARTS = [44, 92, 58] as const;
const PART_GAP = 8;
const START = { width: 312, height: 372 } as const;

/** A dark band, the brackets under morphemes, and a white page: grown-up, for the oldest. */
export const BAND_LOOK: Look = {
  name: 'band',
  wordParts: 'morphemes',
  hasWideLines: false,
  hasPictures: true,
  hasSentences: true,
  title: { ink: COLOURS.sheet, on: COLOURS.leafDeep },
  tab: { ink: COLOURS.ink, on: COLOURS.honey },
  footer: { ink: COLOURS.inkSoft, on: COLOURS.sheet },
  number: { ink: COLOURS.sheet, on: COLOURS.leafDeep },
  drawPage(document, { titleBottom }) {
    fillPage(document);
    // The edge lies on a whole point, so that every viewer draws it sharp.
    document.rect(0, 0, SLIDE.width, Math.round(titleBottom + 13)).fill(COLOURS.leafDeep);
    drawBrackets(document, MARGIN, titleBottom + 9, 1);
  },
  drawStart(document, session) {
    fillPage(document);
    document.rect(0, 0, START.width, START.height).fill(COLOURS.leafDeep);
    drawSessionDots(document, session, { ink: COLOURS.honey, on: COLOURS.leafDeep });
    drawBrackets(document, NUMBER_BOX.x - 18, 306, 1);
  },
};

function fillPage(document: Document): void {
  document.rect(0, 0, SLIDE.width, SLIDE.height).fill(COLOURS.sheet);
}

/** As they stand under the morphemes of a word: open upwards. */
export function drawBrackets(document: Document, x: number, y: number, scale: number): void {
  const tick = 6 * scale;
  let left = x;
  for (const part of PARTS) {
    const right = left + part * scale;
    document.moveTo(left, y - tick).lineTo(left, y);
    document.lineTo(right, y).lineTo(right, y - tick);
    left = right + PART_GAP * scale;
  }
  document.lineWidth(3 * scale).stroke(COLOURS.honey);
}
