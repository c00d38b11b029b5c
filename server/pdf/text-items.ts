import type { PDFPageProxy } from 'pdfjs-dist';
import { Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from '#contract/page-pictures.ts';

/** More than fit on a page that can be read. */
const MOST_ITEMS = 2000;
/** Share of the height of a letter that is above the line, where the font does not say. */
const USUAL_ASCENT = 0.8;
/** Fonts with room for accents say more than 1, but a box as high as the letters must end below them. */
const LARGEST_ASCENT = 0.85;
/** In heights of the letters: the largest gap within a line, beyond which is another column, and the smallest space. */
const LARGEST_GAP = 1;
const SPACE = 0.15;
const SAME_LINE = 0.3;
const RIGHT_ANGLE = 90;

interface Piece {
  text: string;
  /** The start of the piece, on its baseline. */
  x: number;
  y: number;
  width: number;
  height: number;
  ascent: number;
  /** In degrees, clockwise. */
  angle: number;
  endsLine: boolean;
}

/** The text of a page, a line at a time where the PDF has it in pieces. */
export async function readTextItems(page: PDFPageProxy): Promise<TextItem[]> {
  const lines: Piece[] = [];
  let last: Piece | undefined;
  for (const piece of await readPieces(page)) {
    if (last && !last.endsLine && isContinued(last, piece)) join(last, piece);
    else if (piece.text.trim() !== '') lines.push((last = piece));
  }
  return lines.slice(0, MOST_ITEMS).map(textItemOf);
}

async function readPieces(page: PDFPageProxy): Promise<Piece[]> {
  const { transform } = page.getViewport({ scale: 1 });
  const scale = Math.hypot(transform[0] ?? 1, transform[1] ?? 0);
  const { items, styles } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0]: number[] = Util.transform(
      transform,
      item.transform,
    );
    const piece: Piece = {
      text: item.str,
      x,
      y,
      width: item.width * scale,
      height: Math.hypot(c, d),
      ascent: Math.min(styles[item.fontName]?.ascent || USUAL_ASCENT, LARGEST_ASCENT),
      angle: (Math.atan2(b, a) * 2 * RIGHT_ANGLE) / Math.PI,
      endsLine: item.hasEOL,
    };
    return [piece];
  });
}

/** Whether the piece follows on the same line, so closely that it belongs to the same text. */
function isContinued(line: Piece, piece: Piece): boolean {
  if (piece.text.trim() === '') return true;
  if (Math.abs(line.angle - piece.angle) > 1) return false;
  const { along, across } = distance(line, piece);
  const gap = along - line.width;
  return (
    Math.abs(across) < SAME_LINE * line.height &&
    gap > -line.height &&
    gap < LARGEST_GAP * line.height
  );
}

function join(line: Piece, piece: Piece): void {
  line.endsLine = piece.endsLine;
  if (piece.text.trim() === '') {
    if (!line.text.endsWith(' ')) line.text += ' ';
    return;
  }
  const { along } = distance(line, piece);
  const hasGap = along - line.width > SPACE * line.height;
  line.text += hasGap && !line.text.endsWith(' ') ? ` ${piece.text}` : piece.text;
  line.width = Math.max(line.width, along + piece.width);
}

/** From the start of the line to that of the piece, along the line and across it. */
function distance(line: Piece, piece: Piece): { along: number; across: number } {
  const turn = (line.angle * Math.PI) / (2 * RIGHT_ANGLE);
  const [dx, dy] = [piece.x - line.x, piece.y - line.y];
  return {
    along: dx * Math.cos(turn) + dy * Math.sin(turn),
    across: dy * Math.cos(turn) - dx * Math.sin(turn),
  };
}

function textItemOf({ text, x, y, width, height, ascent, angle }: Piece): TextItem {
  const turn = (angle * Math.PI) / (2 * RIGHT_ANGLE);
  const up = height * ascent;
  return {
    text: text.trimEnd(),
    x: rounded(x + up * Math.sin(turn)),
    y: rounded(y - up * Math.cos(turn)),
    width: rounded(width),
    height: rounded(height),
    ...(Math.abs(angle) > 1 && { angle: rounded(angle) }),
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
