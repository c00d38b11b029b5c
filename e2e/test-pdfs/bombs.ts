import { constants, deflateRawSync } from 'node:zlib';
import { pdfFile, stream } from './pdf-file.ts';

/** Entries of the pages of a bomb. */
export const PAGES = {
  plain: '',
  /** Unpacks to more than memory holds. */
  bomb: '/Contents 4 0 R',
  /** Unpacks to little enough for memory, and takes its time. */
  slow: '/Contents 3 0 R',
  drawnWithBomb: '/Contents 5 0 R /Resources << /XObject << /X 4 0 R >> >>',
} as const;

/** A small file with pages that unpack to thousands of millions of bytes. */
export function bomb(pages: string[]): Buffer {
  const kids = pages.map((_, index) => `${6 + index} 0 R`).join(' ');
  return pdfFile([
    { dictionary: '<< /Type /Catalog /Pages 2 0 R >>' },
    { dictionary: `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>` },
    stream(unpackingTo(1), '/Filter /FlateDecode'),
    stream(unpackingTo(20), '/Filter /FlateDecode /Type /XObject /Subtype /Form /BBox [0 0 9 9]'),
    stream('/X Do'),
    ...pages.map((entries) => ({
      dictionary: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] ${entries} >>`,
    })),
  ]);
}

/** Three kinds that keep a reader busy in different ways. */
export const BOMBS: Record<string, string[]> = {
  'on its first page': [PAGES.bomb],
  'on its last': [PAGES.plain, PAGES.plain, PAGES.bomb],
  'on each of a hundred': Array.from({ length: 100 }, () => PAGES.slow),
};

/** A hundred megabytes of spaces, `times` over. */
function unpackingTo(times: number): Buffer {
  const once = (packed ??= packSpaces());
  const [head, end] = [Buffer.from([0x78, 0x9c]), Buffer.from([1, 0, 0, 0xff, 0xff])];
  return Buffer.concat([head, ...Array.from({ length: times }, () => once), end]);
}

/** Kept, because packing so much takes long. */
let packed: Buffer | undefined;

function packSpaces(): Buffer {
  return deflateRawSync(Buffer.alloc(100_000_000, ' '), { finishFlush: constants.Z_FULL_FLUSH });
}
