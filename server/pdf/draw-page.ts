import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { AnnotationMode } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { addCjkFonts } from './cjk-fonts.ts';

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

interface Size {
  width: number;
  height: number;
}

/** One picture at a time; more threads would take the processor from the site. */
sharp.concurrency(1);
sharp.cache(false);

/**
 * Flat slides are smallest without loss; scans and photographs are twenty times smaller with it. `bench/page-pictures`
 * has figures.
 */
const LOSSLESS = { lossless: true, effort: 1 };
const LOSSY = { quality: 82, effort: 2 };

const SAMPLES = 20_000;
const BYTES_PER_PIXEL = 4;
/** A slide with text in many colours has some hundreds, a scan most of the samples. */
const COLOURS_OF_SLIDE = 2000;

/** Packs the pixels of a page as WebP. */
async function encodePicture(pixels: Uint8Array, { width, height }: Size): Promise<Uint8Array> {
  const raw = { width, height, channels: BYTES_PER_PIXEL } as const;
  const settings = isPhotographic(pixels) ? LOSSY : LOSSLESS;
  return sharp(pixels, { raw }).removeAlpha().webp(settings).toBuffer();
}

function isPhotographic(pixels: Uint8Array): boolean {
  const count = pixels.length / BYTES_PER_PIXEL;
  const step = Math.max(1, Math.floor(count / SAMPLES));
  const colours = new Set<number>();
  for (let pixel = 0; pixel < count; pixel += step) {
    const at = pixel * BYTES_PER_PIXEL;
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    colours.add((red << 16) | (green << 8) | blue);
  }
  return colours.size > COLOURS_OF_SLIDE;
}
