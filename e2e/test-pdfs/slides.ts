import { pdfFile, type PdfObject, stream } from './pdf-file.ts';

export type Colour = [red: number, green: number, blue: number];

/** 16 : 9, like a board. */
const SLIDE = { width: 960, height: 540 } as const;

interface SlidesOptions {
  /** Put between the first page and the others; page 1 can be shown without them. */
  paddingBytes?: number;
  /** How much there is to read for each page. */
  pageBytes?: number;
  /** What is drawn on the upper half of every page instead of its number. */
  upperHalf?: string;
  /** Entries of the page's resources, for what is drawn there. */
  resources?: string;
  /** Objects those entries refer to, numbered from 4. */
  objects?: PdfObject[];
  trailer?: string;
}

/** The lower half of page n has this colour; no two pages in a row are alike. */
export function colourOf(page: number): Colour {
  return [(page * 67) % 256, (page * 101 + 40) % 256, (page * 151 + 90) % 256];
}

/** Slides with their number in Helvetica, which is not embedded, over a block of colour. */
export function slides(count: number, options: SlidesOptions = {}): Buffer {
  const { paddingBytes = 0, objects = [], resources = '/Font << /F1 3 0 R >>' } = options;
  const first = 4 + objects.length;
  const padding = paddingBytes > 0 ? [stream(Buffer.alloc(paddingBytes, 'x'))] : [];
  const pages = Array.from({ length: count }, (_, index) => {
    const own = first + index * 2 + (index > 0 ? padding.length : 0);
    return { own, objects: pageObjects(index + 1, own, resources, options) };
  });
  const kids = pages.map(({ own }) => `${own} 0 R`).join(' ');
  const [page1, ...others] = pages.map((page) => page.objects);
  return pdfFile(
    [
      { dictionary: '<< /Type /Catalog /Pages 2 0 R >>' },
      { dictionary: `<< /Type /Pages /Count ${count} /Kids [${kids}] >>` },
      {
        dictionary:
          '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      },
      ...objects,
      ...(page1 ?? []),
      ...padding,
      ...others.flat(),
    ],
    options.trailer,
  );
}

function pageObjects(
  page: number,
  own: number,
  resources: string,
  { upperHalf, pageBytes = 0 }: SlidesOptions,
): PdfObject[] {
  const { width, height } = SLIDE;
  const colour = colourOf(page)
    .map((part) => part / 255)
    .join(' ');
  const words = `BT /F1 120 Tf 60 340 Td (Slide ${page}) Tj ET`;
  const content = `${colour} rg 0 0 ${width} ${height / 2} re f 0 g ${upperHalf ?? words}`;
  return [
    {
      dictionary: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << ${resources} >> /Contents ${own + 1} 0 R >>`,
    },
    stream(content.padStart(pageBytes)),
  ];
}
