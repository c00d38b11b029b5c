import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { AnnotationMode } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { addCjkFonts } from './cjk-fonts.ts';
import { encodePicture } from './encode-picture.ts';

/** An upright A4 page is then at most 3,440 pixels wide; a page of another shape has as many pixels in all. */
const MOST_PIXELS = 4096 * 4096;
const LONGEST_SIDE_PX = 8192;
/** Notes for the teacher, which the class does not see. */
const NOTES = new Set(['Text', 'Popup']);

/** Draws a page as wide as asked, or smaller where the picture would become too large. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  { page, width }: { page: PDFPageProxy; width: number },
  onDrawn: () => void,
): Promise<Uint8Array> {
  const viewport = page.getViewport({ scale: scaleOf(page, width) });
  const canvas = createCanvas(wholePixels(viewport.width), wholePixels(viewport.height));
  const context = canvas.getContext('2d');
  addCjkFonts(context);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await hideNotes(pdf, page);
  const annotationMode = AnnotationMode.ENABLE_STORAGE;
  await page.render({ canvas, canvasContext: context, viewport, annotationMode }).promise;
  onDrawn();
  const picture = await encodePicture(canvas.data(), canvas);
  // `data` gives the canvas's own memory, so the canvas must not be collected before it is encoded.
  canvas.width = 0;
  canvas.height = 0;
  return picture;
}

function scaleOf(page: PDFPageProxy, width: number): number {
  const natural = page.getViewport({ scale: 1 });
  const byArea = Math.sqrt(MOST_PIXELS / (natural.width * natural.height));
  const bySide = LONGEST_SIDE_PX / natural.height;
  return Math.min(width / natural.width, byArea, bySide);
}

/** PDF.js draws all annotations but those that its storage says are hidden. */
async function hideNotes(
  { annotationStorage }: PDFDocumentProxy,
  page: PDFPageProxy,
): Promise<void> {
  const annotations: { id: string; subtype?: string }[] = await page.getAnnotations();
  for (const { id, subtype } of annotations) {
    if (NOTES.has(subtype ?? '')) annotationStorage.setValue(id, { noView: true });
  }
}

function wholePixels(length: number): number {
  return Math.max(1, Math.round(length));
}
