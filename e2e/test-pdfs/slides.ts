import { pdfFile, type PdfObject, stream } from './pdf-file.ts';

export type Colour = [red: number, green: number, blue: number];

/** In points, with the 16:9 shape of a classroom board. */
const SLIDE = { width: 960, height: 540 } as const;

interface SlidesOptions {
  /** Filler between the first page and the others, which a viewer need not load to show page 1. */
  paddingBytes?: number;
  /** The content of each page is at least this long. */
  pageBytes?: number;
  /** PDF operators that draw the upper half of every page, instead of its number. */
  upperHalf?: string;
  /** Entries of each page's resource dictionary that `upperHalf` uses. */
  resources?: string;
  /** Objects that `resources` refers to, numbered from 4. */
  objects?: PdfObject[];
  trailer?: string;
  /** A page that is larger than any that is drawn. */
  undrawable?: number;
  /** The note for the teacher on a page, as a text annotation. */
  noteOn?: (page: number) => string;
}

/** The colour of the lower half of a page; neighbouring pages differ. */
export function colourOf(page: number): Colour {
  return [(page * 67) % 256, (page * 101 + 40) % 256, (page * 151 + 90) % 256];
}

/** Slides with their number over a block of colour. Helvetica is not embedded: every viewer has to supply it. */
export function slides(count: number, options: SlidesOptions = {}): Buffer {
  const { paddingBytes = 0, objects = [], resources = '/Font << /F1 3 0 R >>' } = options;
  const firstObjectNumber = 4 + objects.length;
  const padding = paddingBytes > 0 ? [stream(Buffer.alloc(paddingBytes, 'x'))] : [];
  const pages = Array.from({ length: count }, (_, index) => {
    const objectNumber = firstObjectNumber + index * 2 + (index > 0 ? padding.length : 0);
    return { objectNumber, objects: pageObjects(index + 1, objectNumber, resources, options) };
  });
  const kids = pages.map(({ objectNumber }) => `${objectNumber} 0 R`).join(' ');
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
  objectNumber: number,
  resources: string,
  { upperHalf, pageBytes = 0, undrawable, noteOn }: SlidesOptions,
): PdfObject[] {
  const { width, height } = SLIDE;
  const box = page === undrawable ? '0 0 20000 20000' : `0 0 ${width} ${height}`;
  const colour = colourOf(page)
    .map((part) => part / 255)
    .join(' ');
  const annotations = noteOn
    ? ` /Annots [<< /Type /Annot /Subtype /Text /Rect [8 8 28 28] /F 2 /Contents (${noteOn(page)}) >>]`
    : '';
  const pageLabel = `BT /F1 120 Tf 60 340 Td (Slide ${page}) Tj ET`;
  const content = `${colour} rg 0 0 ${width} ${height / 2} re f 0 g ${upperHalf ?? pageLabel}`;
  return [
    {
      dictionary: `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Resources << ${resources} >> /Contents ${objectNumber + 1} 0 R${annotations} >>`,
    },
    stream(content.padStart(pageBytes)),
  ];
}
