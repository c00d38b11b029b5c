import type { Box } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import type { Sheet } from '../paper/sheet.ts';
import { plainWord } from '../../marked-word.ts';
import { pictureOf } from './pictures.ts';
import type { Picture, Shape } from './shapes.ts';

/** The square that pictures are drawn in, and the width of their lines. */
const UNITS = 100;
const LINE_WIDTH = 3.2;

/** Puts the picture of a word in the middle of a box; does nothing for a word without one. */
export function putPicture(sheet: Sheet, word: string, box: Box): void {
  const picture = pictureOf(word);
  if (picture === undefined) return;
  sheet.figure(`Picture: ${plainWord(word)}`, (document) => drawPicture(document, picture, box));
}

/** A picture in the middle of a box. */
export function drawPicture(document: PDFKit.PDFDocument, picture: Picture, box: Box): void {
  const size = Math.min(box.width, box.height);
  const x = box.x + (box.width - size) / 2;
  const y = box.y + (box.height - size) / 2;
  document
    .save()
    .translate(x, y)
    .scale(size / UNITS);
  for (const shape of picture) drawShape(document, shape);
  document.restore();
}

function drawShape(document: PDFKit.PDFDocument, { path, fill, shift }: Shape): void {
  document.save();
  if (shift !== undefined) document.translate(shift.x, shift.y).scale(shift.scale);
  document
    .lineWidth(LINE_WIDTH / (shift?.scale ?? 1))
    .lineCap('round')
    .lineJoin('round');
  document.path(path);
  if (fill === 'none') document.stroke(COLOURS.ink);
  else document.fillAndStroke(FILLS[fill], COLOURS.ink);
  document.restore();
}

const FILLS = { white: COLOURS.sheet, shade: '#d4d4d4', ink: COLOURS.ink } as const;
