import { inject } from 'vitest';

/** In the place of the function of `server/pdf/find-pdf-reader.ts`. */
export function findPdfReader(): string {
  return inject('pdfReader');
}
