import PDFDocument from 'pdfkit';
import { pdfFile, type PdfObject, stream } from './pdf-file.ts';
import { slides } from './slides.ts';

/** The upper half is a black JBIG2 picture, as fax machines and scanners make them. */
export function jbig2Slide(): Buffer {
  return slides(1, {
    upperHalf: 'q 960 0 0 270 0 270 cm /Im1 Do Q',
    resources: '/XObject << /Im1 4 0 R >>',
    objects: [
      stream(
        blackJbig2(),
        '/Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /JBIG2Decode',
      ),
    ],
  });
}

interface OddPage {
  /** Entries of the page. */
  entries: string;
  content?: string;
}

/** Pages with these entries; each must have a `/MediaBox`. */
export function oddPages(pages: OddPage[], others: PdfObject[] = []): Buffer {
  const first = 3 + others.length;
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`).join(' ');
  return pdfFile([
    { dictionary: '<< /Type /Catalog /Pages 2 0 R >>' },
    { dictionary: `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>` },
    ...others,
    ...pages.flatMap(({ entries, content = '' }, index) => [
      {
        dictionary: `<< /Type /Page /Parent 2 0 R ${entries} /Contents ${first + 2 * index + 1} 0 R >>`,
      },
      stream(content),
    ]),
  ]);
}

/** Encrypted, but opens without a password: it only forbids changes. */
export function encryptedSlide(): Promise<Buffer> {
  const document = new PDFDocument({
    size: [960, 540],
    pdfVersion: '1.7',
    userPassword: '',
    ownerPassword: 'of the owner',
  });
  document.rect(0, 0, 960, 270).fill('#781470');
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.end();
  });
}

const SIDE = 8;

/** Eight by eight black pixels: the information of a page, and a region that is coded like a fax. */
function blackJbig2(): Buffer {
  const page = Buffer.concat([u32(SIDE), u32(SIDE), u32(0), u32(0), Buffer.from([0, 0, 0])]);
  const firstRow = ['001', '00110101', '000101'].join('');
  const otherRows = '11'.repeat(SIDE - 1);
  const end = '000000000001'.repeat(2);
  const region = Buffer.concat([
    u32(SIDE),
    u32(SIDE),
    u32(0),
    u32(0),
    Buffer.from([0, 1]),
    bits(firstRow + otherRows + end),
  ]);
  return Buffer.concat([segment(0, 48, page), segment(1, 38, region)]);
}

function segment(number: number, type: number, data: Buffer): Buffer {
  return Buffer.concat([u32(number), Buffer.from([type, 0, 1]), u32(data.length), data]);
}

function bits(code: string): Buffer {
  const bytes = code.match(/.{1,8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
