import { type Canvas, createCanvas } from '@napi-rs/canvas';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Draws a page of a PDF at a width in pixels. */
export async function drawPage(bytes: Uint8Array, number: number, width: number): Promise<Canvas> {
  const task = pdfjs.getDocument({
    data: new Uint8Array(bytes),
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  const page = await (await task.promise).getPage(number);
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(width, Math.round(viewport.height));
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  await task.destroy();
  return canvas;
}

export function topOf(page: Canvas, height: number): Canvas {
  const canvas = createCanvas(page.width, height);
  canvas.getContext('2d').drawImage(page, 0, 0);
  return canvas;
}

const GAP = 10;
const BETWEEN = '#e6dcc8';

/** Pages of one size side by side, in rows. */
export function contactSheet(pages: Canvas[], perRow: number): Canvas {
  const { width = 0, height = 0 } = pages[0] ?? {};
  const rows = Math.ceil(pages.length / perRow);
  const canvas = createCanvas(GAP + perRow * (width + GAP), GAP + rows * (height + GAP));
  const context = canvas.getContext('2d');
  context.fillStyle = BETWEEN;
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const [index, page] of pages.entries()) {
    const [column, row] = [index % perRow, Math.floor(index / perRow)];
    context.drawImage(page, GAP + column * (width + GAP), GAP + row * (height + GAP));
  }
  return canvas;
}
