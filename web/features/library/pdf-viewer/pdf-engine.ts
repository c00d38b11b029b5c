// oxlint-disable-next-line import/default -- Vite makes an address of it
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type * as pdf from 'pdfjs-dist/legacy/build/pdf.mjs';

export type Pdfjs = typeof pdf;

export interface PdfEngine {
  pdfjs: Pdfjs;
  worker: pdf.PDFWorker;
  /** Rejects when the worker did not start or broke down; never resolves. */
  breakdown: Promise<never>;
}

let engine: Promise<PdfEngine> | undefined;

/** pdf.js and its worker, loaded in parallel, once for all documents of this tab. */
export function startPdfEngine(): Promise<PdfEngine> {
  engine ??= start();
  return engine;
}

async function start(): Promise<PdfEngine> {
  const port = new Worker(workerUrl, { type: 'module' });
  const breakdown = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', () => reject(new Error('the PDF worker broke down')));
  });
  // The next document starts a new one.
  breakdown.catch(forget);
  try {
    const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
    // A file with small errors is shown as well as possible, without warnings in the console.
    const worker = pdfjs.PDFWorker.create({ port, verbosity: pdfjs.VerbosityLevel.ERRORS });
    return { pdfjs, worker, breakdown };
  } catch (error) {
    port.terminate();
    forget();
    throw error;
  }
}

function forget(): void {
  engine = undefined;
}
