import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { isAbsurd, openPdf, type ReadBytes, reasonOf } from './open-pdf.ts';
import type { CheckRequest, PdfOutcome, RefusalReason, Step } from './pdf-messages.ts';

/** Enough for a row of a list on a high-density screen. */
const PICTURE_WIDTH_PX = 240;
/** A page as narrow as a bookmark is cut rather than drawn a thousand pixels high. */
const PICTURE_HEIGHT_PX = 480;
const PICTURE_QUALITY = 78;
/** The mark that ends every PDF has to be within the last bytes. */
const TAIL_BYTES = 2048;

/** Whether an upload is sound, how many pages it has, and a picture of the first one for lists. */
export async function checkPdf(
  { size, mostPages }: CheckRequest,
  read: ReadBytes,
  noteStep: (step: Step) => void,
): Promise<PdfOutcome> {
  const tail = await read(Math.max(0, size - TAIL_BYTES), size);
  if (!tail || !Buffer.from(tail).includes('%%EOF')) return refuse('damaged');
  const opening = openPdf(size, read);
  try {
    const pdf = await opening.pdf;
    if (pdf.numPages > mostPages) return refuse('too-many-pages');
    noteStep('opened');
    if (isAbsurd(await pdf.getPage(1))) return refuse('too-demanding');
    const picture = await drawFirst(pdf);
    noteStep('drawn');
    if (!(await readPages(pdf, noteStep))) return refuse('too-demanding');
    return { kind: 'sound', pages: pdf.numPages, picture };
  } catch (error) {
    return refuse(reasonOf(error, opening));
  } finally {
    await opening.close();
  }
}

/**
 * Unpacks the content of each page by asking for its text: drawing would also decode every picture, which takes
 * ten times as long. False when a page has an absurd size.
 */
async function readPages(pdf: PDFDocumentProxy, noteStep: (step: Step) => void): Promise<boolean> {
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    if (isAbsurd(page)) return false;
    await page.getTextContent();
    page.cleanup();
    noteStep('page');
  }
  return true;
}

async function drawFirst(pdf: PDFDocumentProxy): Promise<Uint8Array> {
  const page = await pdf.getPage(1);
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: PICTURE_WIDTH_PX / natural.width });
  const height = Math.min(PICTURE_HEIGHT_PX, Math.max(1, Math.round(viewport.height)));
  const canvas = createCanvas(PICTURE_WIDTH_PX, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  return canvas.encode('webp', PICTURE_QUALITY);
}

function refuse(reason: RefusalReason): PdfOutcome {
  return { kind: 'refused', reason };
}
