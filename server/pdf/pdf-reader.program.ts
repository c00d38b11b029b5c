import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type {
  CheckMessage,
  CheckOutcome,
  CheckRequest,
  ReaderMessage,
  RefusalReason,
} from './pdf-check-messages.ts';

/** Enough for a row of a list on a high-density screen. */
const PICTURE_WIDTH_PX = 240;
/** A page as narrow as a bookmark is cut rather than drawn a thousand pixels high. */
const PICTURE_HEIGHT_PX = 480;
const PICTURE_QUALITY = 78;
/** 200 inches, the largest page that the PDF standard supports. */
const LONGEST_SIDE_POINTS = 14_400;
/** A narrow page shown as wide as the screen would otherwise be millions of pixels high. */
const LARGEST_SIDES_RATIO = 100;
const PART_BYTES = 256 * 1024;
/** The mark that ends every PDF has to be within the last bytes. */
const TAIL_BYTES = 2048;

const FILES = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

const waiting = new Map<number, (bytes: Uint8Array | undefined) => void>();
let reads = 0;

// The process that started this one has ended.
process.on('disconnect', () => process.exit());
process.on('message', (message: CheckMessage) => {
  if (message.kind === 'check') void check(message).then(send);
  else waiting.get(message.read)?.(message.bytes);
});

/** PDF.js loads most of its code with its first file; that time must not count against an uploaded file. */
const loaded = pdfjs
  .getDocument({ data: new Uint8Array(1), verbosity: pdfjs.VerbosityLevel.ERRORS })
  .promise.catch(() => undefined);

async function check(request: CheckRequest): Promise<CheckOutcome> {
  await loaded;
  const tail = await read(Math.max(0, request.size - TAIL_BYTES), request.size);
  if (!tail || !Buffer.from(tail).includes('%%EOF')) return refuse('damaged');
  const transport = new pdfjs.PDFDataRangeTransport(request.size, null, false);
  let lost = false;
  transport.requestDataRange = (begin, end) =>
    void read(begin, end).then((bytes) => {
      if (bytes) return transport.onDataRange(begin, bytes);
      lost = true;
      return task.destroy();
    });
  const task = pdfjs.getDocument({
    range: transport,
    rangeChunkSize: PART_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    isEvalSupported: false,
    enableXfa: false,
    cMapUrl: join(FILES, 'cmaps/'),
    standardFontDataUrl: join(FILES, 'standard_fonts/'),
    wasmUrl: join(FILES, 'wasm/'),
    iccUrl: join(FILES, 'iccs/'),
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await task.promise;
    if (pdf.numPages > request.mostPages) return refuse('too-many-pages');
    send({ kind: 'progress', step: 'opened' });
    if (isAbsurd(await pdf.getPage(1))) return refuse('too-demanding');
    const picture = await drawFirst(pdf);
    send({ kind: 'progress', step: 'drawn' });
    if (!(await readPages(pdf))) return refuse('too-demanding');
    return { kind: 'sound', pages: pdf.numPages, picture };
  } catch (error) {
    if (lost) return refuse('unreadable');
    const locked = error instanceof Error && error.name === 'PasswordException';
    return refuse(locked ? 'locked' : 'damaged');
  } finally {
    await task.destroy();
  }
}

/**
 * Unpacks the content of each page by asking for its text: drawing would also decode every picture, which takes
 * ten times as long. False when a page has an absurd size.
 */
async function readPages(pdf: pdfjs.PDFDocumentProxy): Promise<boolean> {
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    if (isAbsurd(page)) return false;
    await page.getTextContent();
    page.cleanup();
    send({ kind: 'progress', step: 'page' });
  }
  return true;
}

function isAbsurd(page: pdfjs.PDFPageProxy): boolean {
  const { width, height } = page.getViewport({ scale: page.userUnit });
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  return !(longer <= LONGEST_SIDE_POINTS && longer <= shorter * LARGEST_SIDES_RATIO);
}

async function drawFirst(pdf: pdfjs.PDFDocumentProxy): Promise<Uint8Array> {
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

/** Asks the parent process for bytes of the file; undefined when it cannot be read. */
function read(begin: number, end: number): Promise<Uint8Array | undefined> {
  reads += 1;
  const number = reads;
  send({ kind: 'read', read: number, begin, end });
  return new Promise((resolve) => {
    waiting.set(number, (bytes) => {
      waiting.delete(number);
      resolve(bytes);
    });
  });
}

function refuse(reason: RefusalReason): CheckOutcome {
  return { kind: 'refused', reason };
}

function send(message: ReaderMessage): void {
  process.send?.(message);
}
