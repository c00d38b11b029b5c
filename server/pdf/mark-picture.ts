import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import { LOSSY } from './encode-picture.ts';

/** Comes with PDF.js, because a container may have no fonts of its own. */
const FONT = createRequire(import.meta.url).resolve(
  'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
);
const FONT_NAME = 'Mark';
GlobalFonts.registerFromPath(FONT, FONT_NAME);

/** Parts of the width of the picture: letters that a photograph of the board shows, some five times across it. */
const LETTERS = 1 / 90;
const SMALLEST_LETTERS_PX = 9;
const TURN = -Math.PI / 9;
/** Grey with a light rim, which shows on light and on dark pages; weak enough not to be noticed while teaching. */
const INK = 'rgba(90, 90, 90, 0.22)';
const RIM = 'rgba(255, 255, 255, 0.22)';
const RIM_WIDTH = 1 / 6;

/** Repeats a text over the whole picture. */
export async function markPicture(picture: Uint8Array, text: string): Promise<Uint8Array> {
  const { width, height } = await sharp(picture).metadata();
  const tile = await markTile(text, Math.max(SMALLEST_LETTERS_PX, width * LETTERS));
  // A tile that is larger than the picture cannot be laid over it.
  const input = await sharp(tile)
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .toBuffer();
  const marked = sharp(picture).composite([{ input, tile: true }]);
  return marked.removeAlpha().webp(LOSSY).toBuffer();
}

/** The text once, turned, with space around it. */
async function markTile(text: string, letters: number): Promise<Uint8Array> {
  const font = `${letters}px ${FONT_NAME}`;
  const measuring = createCanvas(1, 1).getContext('2d');
  measuring.font = font;
  const length = measuring.measureText(text).width;
  const width = Math.ceil(length * Math.cos(TURN) + letters * 6);
  const height = Math.ceil(length * Math.abs(Math.sin(TURN)) + letters * 6);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.font = font;
  context.fillStyle = INK;
  context.textAlign = 'center';
  context.translate(width / 2, height / 2);
  context.rotate(TURN);
  context.strokeStyle = RIM;
  context.lineWidth = letters * RIM_WIDTH;
  context.strokeText(text, 0, 0);
  context.fillText(text, 0, 0);
  return canvas.encode('png');
}
