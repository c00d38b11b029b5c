import { deflateSync } from 'node:zlib';
import { pdfFile, type PdfObject, stream } from './pdf-file.ts';

const SIDE = 30_000;
const PACKED = '/Filter /FlateDecode';

/** Files of at most a few megabytes that unpack to hundreds, each in another place of the file. */
export const PACKED_BOMBS: Record<string, () => Buffer> = {
  'a picture of 30,000 by 30,000 dots': () =>
    onePage({
      content: 'q 90 0 0 90 5 5 cm /X Do Q',
      entries: '/Resources << /XObject << /X 5 0 R >> >>',
      objects: [
        stream(
          pack(' ', 300_000_000),
          `/Type /XObject /Subtype /Image /Width ${SIDE} /Height ${SIDE} /ColorSpace /DeviceRGB /BitsPerComponent 8 ${PACKED}`,
        ),
      ],
    }),
  'a content packed ten times over': () => {
    let content = pack(' ', 400_000_000);
    for (let layer = 1; layer < 10; layer += 1) content = deflateSync(content);
    return onePage({ content, filter: `/Filter [${'/FlateDecode '.repeat(10)}]` });
  },
  'twenty million empty steps': () =>
    onePage({ content: pack('q Q ', 80_000_000), filter: PACKED }),
  'a million notes': () =>
    onePage({
      entries: `/Annots [${'5 0 R '.repeat(1_000_000)}]`,
      objects: [{ dictionary: '<< /Type /Annot /Subtype /Square /Rect [0 0 9 9] /C [1 0 0] >>' }],
    }),
};

interface Page {
  content?: string | Buffer;
  filter?: string;
  /** Entries of the page. */
  entries?: string;
  /** Numbered from 5. */
  objects?: PdfObject[];
}

function onePage({ content = '', filter = '', entries = '', objects = [] }: Page): Buffer {
  return pdfFile([
    { dictionary: '<< /Type /Catalog /Pages 2 0 R >>' },
    { dictionary: '<< /Type /Pages /Count 1 /Kids [3 0 R] >>' },
    {
      dictionary: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R ${entries} >>`,
    },
    stream(content, filter),
    ...objects,
  ]);
}

function pack(text: string, bytes: number): Buffer {
  return deflateSync(Buffer.alloc(bytes, text), { level: 1 });
}
