import { pdfFile, type PdfObject, stream } from './pdf-file.ts';

const SIDE = 30_000;

/** Files of a few hundred bytes whose one page takes for ever to draw, each in another way. */
export const BOMB_KINDS: Record<string, () => Buffer> = {
  'a JPEG of 30,000 by 30,000 dots': () =>
    onePage('q 90 0 0 90 5 5 cm /X Do Q', '/XObject << /X 5 0 R >>', [
      stream(
        jpegHead(),
        `/Type /XObject /Subtype /Image /Width ${SIDE} /Height ${SIDE} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      ),
    ]),
  'a page of forms that draw ten forms each': () => manyForms(9),
  'a pattern of tiles as small as dust': () =>
    onePage('/Pattern cs /P scn 0 0 100 100 re f', '/Pattern << /P 5 0 R >>', [
      stream(
        '0 0 1 1 re f',
        '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.00001 /YStep 0.00001 /Resources << >>',
      ),
    ]),
};

/** The objects are numbered from 5. */
function onePage(content: string, resources: string, objects: PdfObject[]): Buffer {
  return pdfFile([
    { dictionary: '<< /Type /Catalog /Pages 2 0 R >>' },
    { dictionary: '<< /Type /Pages /Count 1 /Kids [3 0 R] >>' },
    {
      dictionary: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R /Resources << ${resources} >> >>`,
    },
    stream(content),
    ...objects,
  ]);
}

/** Each form draws the next one ten times. */
function manyForms(depth: number): Buffer {
  const inner = Array.from({ length: depth }, (_, n) => form('/X Do '.repeat(10), formAt(6 + n)));
  return onePage('/X Do', formAt(5), [...inner, form('0 0 9 9 re f', '')]);
}

function formAt(object: number): string {
  return `/XObject << /X ${object} 0 R >>`;
}

function form(content: string, resources: string): PdfObject {
  const kind = '/Type /XObject /Subtype /Form /BBox [0 0 100 100]';
  return stream(content, `${kind} /Resources << ${resources} >>`);
}

/** A head that promises many dots, and hardly any data. */
function jpegHead(): Buffer {
  const [high, low] = [SIDE >> 8, SIDE & 255];
  const table = Array.from({ length: 64 }, () => 1);
  const huffman = [1, ...Array.from({ length: 15 }, () => 0), 0];
  const components = [1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0];
  return Buffer.from(
    [
      [0xff, 0xd8],
      [0xff, 0xdb, 0, 67, 0, ...table],
      [0xff, 0xc0, 0, 17, 8, high, low, high, low, 3, ...components],
      [0xff, 0xc4, 0, 20, 0, ...huffman],
      [0xff, 0xc4, 0, 20, 0x10, ...huffman],
      [0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0],
      Array.from({ length: 1000 }, () => 0),
      [0xff, 0xd9],
    ].flat(),
  );
}
