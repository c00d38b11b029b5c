import { oddPages } from './odd-pages.ts';

/** Upright pages of A4, each with its number: `1 of 2`. */
export function sheets(count: number): Buffer {
  return oddPages(
    Array.from({ length: count }, (_, at) => ({
      entries: '/MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >>',
      content: `BT /F1 20 Tf 50 700 Td (${at + 1} of ${count}) Tj ET`,
    })),
    [{ dictionary: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>' }],
  );
}
