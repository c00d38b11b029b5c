import { COLOURS } from '../paper/colours.ts';

/** A step of learning a word, with its picture. */
export interface Step {
  word: string;
  draw(this: void, document: PDFKit.PDFDocument, x: number, y: number): void;
}

export const LOOK: Step = { word: 'Look', draw: drawEye };
export const SAY: Step = { word: 'Say', draw: drawSpeech };
export const COVER: Step = { word: 'Cover', draw: drawCover };
export const WRITE: Step = { word: 'Write', draw: drawPencil };
export const CHECK: Step = { word: 'Check', draw: drawTick };

/** The radius for which the pictures are drawn. */
const FULL_RADIUS = 62;

/** The picture in a disc, which is honey where the word is hidden. */
export function drawStep(
  document: PDFKit.PDFDocument,
  { draw }: Step,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  const isHidden = draw === drawCover || draw === drawFold;
  document
    .save()
    .translate(x, y)
    .scale(radius / FULL_RADIUS);
  document.circle(0, 0, FULL_RADIUS).fill(isHidden ? COLOURS.honey : COLOURS.leafWash);
  document.lineWidth(6).lineCap('round').lineJoin('round');
  draw(document, 0, 0);
  document.restore();
}

export function drawEye(document: PDFKit.PDFDocument, x: number, y: number): void {
  document
    .path(`M${x - 38} ${y} Q${x} ${y - 42} ${x + 38} ${y} Q${x} ${y + 42} ${x - 38} ${y} Z`)
    .stroke(COLOURS.leafDeep);
  document.circle(x, y, 11).fill(COLOURS.leafDeep);
}

export function drawSpeech(document: PDFKit.PDFDocument, x: number, y: number): void {
  document.roundedRect(x - 36, y - 32, 72, 48, 16).stroke(COLOURS.leafDeep);
  document
    .path(`M${x - 16} ${y + 16} L${x - 20} ${y + 36} L${x + 4} ${y + 16}`)
    .stroke(COLOURS.leafDeep);
}

function drawCover(document: PDFKit.PDFDocument, x: number, y: number): void {
  document.rect(x - 30, y - 36, 60, 72).stroke(COLOURS.ink);
  document.rect(x - 30, y - 6, 60, 42).fill(COLOURS.ink);
}

/** A page whose right side is folded back. */
export function drawFold(document: PDFKit.PDFDocument, x: number, y: number): void {
  document.rect(x - 32, y - 36, 40, 72).stroke(COLOURS.ink);
  document
    .path(`M${x + 8} ${y - 36} L${x + 32} ${y - 22} V${y + 22} L${x + 8} ${y + 36} Z`)
    .fill(COLOURS.ink);
}

/** A word in three pieces. */
export function drawCut(document: PDFKit.PDFDocument, x: number, y: number): void {
  for (const left of [-39, -12, 15]) {
    document.rect(x + left, y - 16, 22, 32).stroke(COLOURS.leafDeep);
  }
}

function drawPencil(document: PDFKit.PDFDocument, x: number, y: number): void {
  document
    .path(
      `M${x - 30} ${y + 30} L${x - 22} ${y + 4} L${x + 16} ${y - 34} L${x + 34} ${y - 16} L${x - 4} ${y + 22} Z`,
    )
    .stroke(COLOURS.leafDeep);
}

export function drawTick(document: PDFKit.PDFDocument, x: number, y: number): void {
  document
    .path(`M${x - 30} ${y + 4} L${x - 8} ${y + 26} L${x + 32} ${y - 24}`)
    .lineWidth(9)
    .stroke(COLOURS.leafDeep);
}
