import type { PDFDataRangeTransport } from 'pdfjs-dist';
import type { Pdfjs } from './pdf-engine.ts';
import type { RangedFile } from './ranged-file.ts';

/**
 * Delivers parts of a file to pdf.js. A failed part is remembered, because pdf.js waits for it, and delivered
 * when it is requested again.
 */
export function rangeTransport(
  { PDFDataRangeTransport }: Pdfjs,
  file: RangedFile,
  onFailed: (error: unknown) => void,
): { transport: PDFDataRangeTransport; readAgain: () => void } {
  const missing = new Map<number, number>();
  const isWhole = file.head.byteLength === file.length;
  const transport = new PDFDataRangeTransport(file.length, file.head, isWhole);
  transport.requestDataRange = (begin, end) => void bring(begin, end);
  return { transport, readAgain };

  async function bring(begin: number, end: number): Promise<void> {
    try {
      transport.onDataRange(begin, await file.read(begin, end));
    } catch (error) {
      missing.set(begin, end);
      onFailed(error);
    }
  }

  function readAgain(): void {
    const parts = [...missing];
    missing.clear();
    for (const [begin, end] of parts) void bring(begin, end);
  }
}
