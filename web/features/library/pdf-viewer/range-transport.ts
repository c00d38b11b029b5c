import type { PDFDataRangeTransport } from 'pdfjs-dist';
import type { Pdfjs } from './pdf-engine.ts';
import type { RangedFile } from './ranged-file.ts';

/**
 * Brings pdf.js the parts of a file. One that cannot be read is kept in mind: pdf.js waits for it, and gets
 * it when it is asked for again.
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
