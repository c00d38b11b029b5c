import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

interface Point {
  x: number;
  y: number;
}

/** The lines of a mark once, turned, as the few pixels that they change. */
export interface MarkStamp {
  pixels: StampPixels;
  width: number;
  height: number;
  /** How far apart the stamps of a row are, and the rows; along the lines and across them. */
  step: Point;
}

interface StampPixels {
  /** From the middle of the stamp. */
  x: Int16Array;
  y: Int16Array;
  /** How much of the page is left there, of 255, and the grey that is added. */
  left: Uint8Array;
  added: Uint8Array;
}

/** Comes with PDF.js, because a container may have no fonts of its own. */
const FONT = createRequire(import.meta.url).resolve(
  'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
);
const FONT_NAME = 'Mark';
GlobalFonts.registerFromPath(FONT, FONT_NAME);

const TURN = -Math.PI / 9;
/** Grey with a light rim, which shows on light and on dark pages; weak enough not to be noticed while teaching. */
const INK = 'rgba(90, 90, 90, 0.22)';
const RIM = 'rgba(255, 255, 255, 0.22)';
/** In heights of the letters. */
const RIM_WIDTH = 1 / 6;
const LINE_HEIGHT = 1.3;
const GAP = 8;
const ROW_HEIGHT = 11;

export function createMarkStamp(lines: readonly string[], letters: number): MarkStamp {
  const font = `${letters}px ${FONT_NAME}`;
  const measuring = createCanvas(1, 1).getContext('2d');
  measuring.font = font;
  const longest = Math.max(...lines.map((line) => measuring.measureText(line).width));
  const [along, across] = [longest + 2 * letters, (lines.length + 1) * letters * LINE_HEIGHT];
  const [cos, sin] = [Math.cos(TURN), Math.abs(Math.sin(TURN))];
  const width = Math.ceil(along * cos + across * sin);
  const height = Math.ceil(along * sin + across * cos);
  const context = createCanvas(width, height).getContext('2d');
  context.font = font;
  context.textAlign = 'center';
  context.fillStyle = INK;
  context.strokeStyle = RIM;
  context.lineWidth = letters * RIM_WIDTH;
  context.translate(width / 2, height / 2);
  context.rotate(TURN);
  for (const [number, line] of lines.entries()) {
    const baseline = number * letters * LINE_HEIGHT;
    context.strokeText(line, 0, baseline);
    context.fillText(line, 0, baseline);
  }
  const { data } = context.getImageData(0, 0, width, height);
  const step = { x: longest + letters * GAP, y: letters * ROW_HEIGHT };
  return { pixels: changedPixels(data, width, height), width, height, step };
}

/** The middles of the stamps on a picture: rows over all of it, every second one half a step further. */
export function stampPlaces(
  stamp: MarkStamp,
  { width, height }: { width: number; height: number },
): Point[] {
  const { step } = stamp;
  const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)];
  const reach = Math.hypot(width, height) / 2;
  const [columns, rows] = [Math.ceil(reach / step.x) + 1, Math.ceil(reach / step.y) + 1];
  const places: Point[] = [];
  for (let row = -rows; row <= rows; row += 1) {
    const shift = row % 2 === 0 ? 0 : step.x / 2;
    for (let column = -columns; column <= columns; column += 1) {
      const [along, across] = [column * step.x + shift, row * step.y];
      const x = Math.round(width / 2 + along * cos - across * sin);
      const y = Math.round(height / 2 + along * sin + across * cos);
      const isWithin =
        Math.abs(x - width / 2) < (width + stamp.width) / 2 &&
        Math.abs(y - height / 2) < (height + stamp.height) / 2;
      if (isWithin) places.push({ x, y });
    }
  }
  return places;
}

const BYTES_PER_PIXEL = 4;
const ALPHA = 3;
const OPAQUE = 255;

/** Ink and rim are grey, so one of the colours tells all three. */
function changedPixels(data: Uint8ClampedArray, width: number, height: number): StampPixels {
  const changed: number[] = [];
  for (let at = ALPHA; at < data.length; at += BYTES_PER_PIXEL) {
    if (data[at] !== 0) changed.push(at - ALPHA);
  }
  const alpha = (at: number) => data[at + ALPHA] ?? 0;
  const pixel = (at: number) => at / BYTES_PER_PIXEL;
  return {
    x: Int16Array.from(changed, (at) => (pixel(at) % width) - Math.floor(width / 2)),
    y: Int16Array.from(changed, (at) => Math.floor(pixel(at) / width) - Math.floor(height / 2)),
    left: Uint8Array.from(changed, (at) => OPAQUE - alpha(at)),
    added: Uint8Array.from(changed, (at) => Math.round((alpha(at) * (data[at] ?? 0)) / OPAQUE)),
  };
}
