import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import type { Resource } from '../tree/resource.ts';
import type { DrawnPage } from './drawn-page.ts';
import { OpenFailure } from './open-failure.ts';
import { type Pdfjs, startPdfEngine } from './pdf-engine.ts';
import { pdfSettings } from './pdf-settings.ts';
import { rangeTransport } from './range-transport.ts';
import { openRangedFile } from './ranged-file.ts';

export interface OpenDocument {
  pdf: PDFDocumentProxy;
  pdfjs: Pdfjs;
  /** Undefined when the viewer itself opened the document. */
  firstPage?: FirstPage;
  /** Requests the failed parts again. */
  readAgain: () => void;
}

/** A page drawn before the viewer was loaded, and moved into it later. */
interface FirstPage extends DrawnPage {
  leaveWindow: () => void;
}

export interface Watch {
  /** Aborting it closes the document. */
  signal: AbortSignal;
  /** A part of the open document could not be read; pages that do not need it are not affected. */
  onInterrupted: (error: unknown) => void;
}

/** Opens a resource, by a link that the caller has already or by a new one. Its first bytes load together with pdf.js. */
export async function openDocument(
  resource: Resource,
  { signal, onInterrupted }: Watch,
  link?: string,
): Promise<OpenDocument> {
  const [{ pdfjs, worker, breakdown }, file] = await Promise.all([
    startPdfEngine(),
    openRangedFile(resource, signal, link),
  ]);
  if (signal.aborted) throw new Error('the viewer was closed');

  let report: (error: unknown) => void = () => undefined;
  const unreadable = new Promise<never>((_resolve, reject) => (report = reject));
  const { transport, readAgain } = rangeTransport(pdfjs, file, (error) => {
    if (!signal.aborted) report(error);
  });
  const task = pdfjs.getDocument({ ...pdfSettings(pdfjs), range: transport, worker });
  signal.addEventListener('abort', () => void task.destroy());

  const pdf = await Promise.race([opened(task), breakdown, unreadable]);
  report = onInterrupted;
  // Prefetched, because it is needed in a moment.
  pdf.getPage(1).catch(() => undefined);
  return { pdf, pdfjs, readAgain };
}

async function opened(task: PDFDocumentLoadingTask): Promise<PDFDocumentProxy> {
  try {
    return await task.promise;
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw new OpenFailure(locked ? 'password' : 'damaged', error);
  }
}
