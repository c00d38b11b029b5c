import type { FileStore } from '../files/file-store.ts';
import { readRequired } from '../files/read-in-time.ts';
import type { StorePatience } from '../files/store-patience.ts';
import type { PdfSource } from '../pdf/pdf-drawer.ts';

export interface SourcePdf {
  blob: string;
  size: number;
}

/** The PDF as the drawing process reads it. */
export function sourceOf(
  files: FileStore,
  { blob, size }: SourcePdf,
  patience: StorePatience,
): PdfSource {
  return { blob, size, read: (range) => readRequired(files, blob, { range, patience }) };
}
