import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { addCjkFonts } from './cjk-fonts.ts';
import { measureWork } from './measure-work.ts';
import { isAbsurd, openPdf, type ReadBytes, refusalReason } from './open-pdf.ts';
import type { CheckRequest, PdfOutcome, RefusalReason, Step } from './pdf-messages.ts';
import { readTextItems } from './text-items.ts';

/** Enough for a row of a list on a high-density screen. */
const PICTURE_WIDTH_PX = 240;
/** A page as narrow as a bookmark is cut rather than drawn a thousand pixels high. */
const PICTURE_HEIGHT_PX = 480;
const PICTURE_QUALITY = 78;
/** The most text of a page that is searched. A full page has 5,000. */
const PAGE_CHARACTERS = 20_000;
/** Pages of a book take a few on average, also on a slow machine; those of a bomb hundreds. */
const STEADY_PAGE_MS = 50;
/** The mark that ends every PDF has to be within the last bytes. */
const TAIL_BYTES = 2048;

/** Whether an upload is sound, the text of its pages, and a picture of the first one for lists. */
export async function checkPdf(
  { size, mostPages, draws, enoughMs, ...wanted }: CheckRequest,
  read: ReadBytes,
  noteStep: (step: Step) => void,
): Promise<PdfOutcome> {
  const workMs = measureWork();
  const tail = await read(Math.max(0, size - TAIL_BYTES), size);
  if (!tail || !Buffer.from(tail).includes('%%EOF')) return refuse('damaged');
  const opening = openPdf(size, read);
  try {
    const pdf = await opening.pdf;
    if (pdf.numPages > mostPages) return refuse('too-many-pages');
    noteStep('opened');
    if (isAbsurd(await pdf.getPage(1))) return refuse('too-demanding');
    const picture = draws ? await drawFirst(pdf) : new Uint8Array();
    if (draws) noteStep('drawn');
    const pagesWorkMs = measureWork();
    const isEnough = (pages: number) =>
      workMs() > enoughMs && (!draws || pagesWorkMs() <= pages * STEADY_PAGE_MS);
    const texts = await readPages(pdf, { ...wanted, noteStep, isEnough });
    if (!texts) return refuse('too-demanding');
    return { kind: 'sound', pages: pdf.numPages, picture, texts };
  } catch (error) {
    return refuse(refusalReason(error, opening));
  } finally {
    await opening.close();
  }
}

interface Reading extends Pick<CheckRequest, 'firstPage' | 'mostCharacters'> {
  noteStep: (step: Step) => void;
  /** Whether the rest may be left for later. Of an upload only while its pages are quick to read. */
  isEnough: (pages: number) => boolean;
}

/**
 * Unpacks the content of each page by asking for its text: drawing would also decode every picture, which takes
 * ten times as long. Returns the texts; undefined when a page has an absurd size.
 */
async function readPages(
  pdf: PDFDocumentProxy,
  { firstPage, mostCharacters, noteStep, isEnough }: Reading,
): Promise<string[] | undefined> {
  const texts: string[] = [];
  let charactersLeft = mostCharacters;
  for (let number = firstPage + 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    if (isAbsurd(page)) return undefined;
    const lines = await readTextItems(page);
    const text = searchableText(lines).slice(0, Math.min(PAGE_CHARACTERS, charactersLeft));
    charactersLeft -= text.length;
    texts.push(text);
    page.cleanup();
    noteStep('page');
    if (isEnough(texts.length)) break;
  }
  return texts;
}

/** Without characters that have no meaning outside of their font. */
function searchableText(lines: { text: string }[]): string {
  return lines.map(({ text }) => text.normalize('NFKC').replaceAll(/\p{C}/gu, '')).join('\n');
}

async function drawFirst(pdf: PDFDocumentProxy): Promise<Uint8Array> {
  const page = await pdf.getPage(1);
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: PICTURE_WIDTH_PX / natural.width });
  const height = Math.min(PICTURE_HEIGHT_PX, Math.max(1, Math.round(viewport.height)));
  const canvas = createCanvas(PICTURE_WIDTH_PX, height);
  const context = canvas.getContext('2d');
  addCjkFonts(context);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  return canvas.encode('webp', PICTURE_QUALITY);
}

function refuse(reason: RefusalReason): PdfOutcome {
  return { kind: 'refused', reason };
}
