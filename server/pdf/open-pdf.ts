import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { RefusalReason } from './pdf-messages.ts';

export type ReadBytes = (begin: number, end: number) => Promise<Uint8Array | undefined>;

export interface OpeningPdf {
  pdf: Promise<pdfjs.PDFDocumentProxy>;
  /** Rejects when the file cannot be read, now or later. */
  lost: Promise<never>;
  /** Whether the file could not be read. */
  isLost: () => boolean;
  close: () => Promise<void>;
}

const PART_BYTES = 256 * 1024;
/** 200 inches, the largest page that the PDF standard supports. */
const LONGEST_SIDE_POINTS = 14_400;
/** A narrow page shown as wide as the screen would otherwise be millions of pixels high. */
const LARGEST_SIDES_RATIO = 100;

const FILES = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

const OPTIONS = {
  isEvalSupported: false,
  enableXfa: false,
  cMapUrl: join(FILES, 'cmaps/'),
  standardFontDataUrl: join(FILES, 'standard_fonts/'),
  wasmUrl: join(FILES, 'wasm/'),
  iccUrl: join(FILES, 'iccs/'),
  verbosity: pdfjs.VerbosityLevel.ERRORS,
};

/** PDF.js loads most of its code with its first file; that time must not count against an uploaded file. */
export const pdfjsLoaded = pdfjs
  .getDocument({ data: new Uint8Array(1), verbosity: pdfjs.VerbosityLevel.ERRORS })
  .promise.catch(() => undefined);

/** Opens a file that is read in parts. A part that cannot be read closes it. */
export function openPdf(size: number, read: ReadBytes): OpeningPdf {
  const transport = new pdfjs.PDFDataRangeTransport(size, null, false);
  let isLost = false;
  let fail = (_error: Error): void => undefined;
  // PDF.js would wait for a part that never comes.
  const lost = new Promise<never>((_resolve, reject) => (fail = reject));
  lost.catch(() => undefined);
  transport.requestDataRange = (begin, end) =>
    void read(begin, end).then((bytes) => {
      if (bytes) return transport.onDataRange(begin, bytes);
      isLost = true;
      fail(new Error('a part of the file cannot be read'));
      return task.destroy();
    });
  const task = pdfjs.getDocument({
    ...OPTIONS,
    range: transport,
    rangeChunkSize: PART_BYTES,
    disableAutoFetch: true,
    disableStream: true,
  });
  return { pdf: task.promise, lost, isLost: () => isLost, close: () => task.destroy() };
}

/** Opens a whole file that is in memory; PDF.js takes the bytes over. */
export function openBytes(data: Uint8Array): pdfjs.PDFDocumentLoadingTask {
  return pdfjs.getDocument({ ...OPTIONS, data });
}

export function isAbsurd(page: pdfjs.PDFPageProxy): boolean {
  const { width, height } = page.getViewport({ scale: page.userUnit });
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  return !(longer <= LONGEST_SIDE_POINTS && longer <= shorter * LARGEST_SIDES_RATIO);
}

/** Why a file could not be used, from the error that it led to. */
export function refusalReason(error: unknown, opening?: OpeningPdf): RefusalReason {
  if (opening?.isLost()) return 'unreadable';
  return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged';
}
