import { fileURLToPath } from 'node:url';

/** The program that reads PDFs: beside the built server, or its source in development. Tests bundle it instead. */
export function findPdfReader(): string {
  const file = import.meta.url.endsWith('.ts')
    ? './pdf-reader.program.ts'
    : './pdf-reader.program.js';
  return fileURLToPath(new URL(file, import.meta.url));
}
