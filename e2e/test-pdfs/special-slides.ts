import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Colour, slides } from './slides.ts';
import { stream } from './pdf-file.ts';

/** Japanese in a font that is not in the file, by a character map that is not either. */
export function japaneseSlide(): Buffer {
  const descendant =
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiKakuGo-W5 /FontDescriptor 6 0 R /DW 1000 ' +
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> >>';
  return slides(1, {
    upperHalf: 'BT /F2 120 Tf 60 340 Td <65E5672C8A9E> Tj ET',
    resources: '/Font << /F2 4 0 R >>',
    objects: [
      {
        dictionary:
          '<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiKakuGo-W5 /Encoding /UniJIS-UCS2-H /DescendantFonts [5 0 R] >>',
      },
      { dictionary: descendant },
      {
        dictionary:
          '<< /Type /FontDescriptor /FontName /HeiseiKakuGo-W5 /Flags 4 /FontBBox [-92 -250 1010 922] /ItalicAngle 0 /Ascent 752 /Descent -221 /CapHeight 737 /StemV 114 >>',
      },
    ],
  });
}

/** A font that is in the file. */
export function embeddedFontSlide(): Buffer {
  const font = readFileSync(
    createRequire(import.meta.url).resolve('pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf'),
  );
  const widths = Array.from({ length: 95 }, () => 600).join(' ');
  return slides(1, {
    upperHalf: 'BT /F2 120 Tf 60 340 Td (spelling) Tj ET',
    resources: '/Font << /F2 4 0 R >>',
    objects: [
      {
        dictionary: `<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Orchard /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 126 /Widths [${widths}] /FontDescriptor 5 0 R >>`,
      },
      {
        dictionary:
          '<< /Type /FontDescriptor /FontName /ABCDEF+Orchard /Flags 32 /FontBBox [0 -212 1000 905] /ItalicAngle 0 /Ascent 905 /Descent -212 /CapHeight 700 /StemV 80 /FontFile2 6 0 R >>',
      },
      stream(font, `/Length1 ${font.byteLength}`),
    ],
  });
}

export const PLUM: Colour = [120, 20, 110];

/** The upper half is a JPEG 2000 picture, which pdf.js decodes with WebAssembly. */
export function jpeg2000Slide(): Buffer {
  // Every pixel of the picture has the value 128, and that stands for plum.
  const palette = Array.from({ length: 256 }, (_, index) =>
    index === 128 ? PLUM : [255, 255, 255],
  );
  const hex = Buffer.from(palette.flat()).toString('hex');
  return slides(1, {
    upperHalf: 'q 960 0 0 270 0 270 cm /Im1 Do Q',
    resources: '/XObject << /Im1 4 0 R >>',
    objects: [
      stream(
        greyJpeg2000(64),
        `/Type /XObject /Subtype /Image /Width 64 /Height 64 /BitsPerComponent 8 /ColorSpace [/Indexed /DeviceRGB 255 <${hex}>] /Filter /JPXDecode`,
      ),
    ],
  });
}

/** Opens only with a password: no password, the empty one included, leads to these check values. */
export function lockedSlides(): Buffer {
  const check = (letter: string) => `<${Buffer.alloc(32, letter).toString('hex')}>`;
  return slides(1, {
    trailer: `/ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${check('o')} /U ${check('u')} >>`,
  });
}

/** Begins like a PDF and is none. */
export function damagedSlides(): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20_000, 'not a page in sight ')]);
}

/**
 * The smallest JPEG 2000: one tile, one component, no wavelet levels and one packet that says "nothing
 * changed", so that every sample is in the middle of its range.
 */
function greyJpeg2000(side: number): Buffer {
  const size = u32(side);
  const zero = u32(0);
  const siz = [0, 41, 0, 0, ...size, ...size, ...zero, ...zero, ...size, ...size, ...zero, ...zero];
  const bytes = [
    [0xff, 0x4f],
    [0xff, 0x51, ...siz, 0, 1, 7, 1, 1],
    [0xff, 0x52, 0, 12, 0, 0, 0, 1, 0, 0, 4, 4, 0, 1],
    [0xff, 0x5c, 0, 4, 0x40, 0x40],
    [0xff, 0x90, 0, 10, 0, 0, ...u32(15), 0, 1],
    [0xff, 0x93, 0],
    [0xff, 0xd9],
  ];
  return Buffer.from(bytes.flat());
}

function u32(value: number): number[] {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return [...bytes];
}
