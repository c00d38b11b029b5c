import sharp from 'sharp';
import type { PdfSource } from '#server/pdf/pdf-drawer.ts';

let sources = 0;

/** A PDF in memory, which no drawer has seen before. */
export function pdfSource(content: Buffer): PdfSource {
  sources += 1;
  return {
    blob: `source ${sources}`,
    size: content.length,
    read: async ({ start, end }) => new Uint8Array(content.subarray(start, end + 1)),
  };
}

export async function colourAt(picture: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = 3 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
  return [...data.subarray(at, at + 3)];
}

/** How much of the upper half is dark. */
export async function inkShare(picture: Uint8Array): Promise<number> {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const half = data.subarray(0, Math.floor(info.height / 2) * info.width);
  return half.filter((grey) => grey < 128).length / half.length;
}
