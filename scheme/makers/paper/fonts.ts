import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import { withoutTables } from './without-tables.ts';

/** Lexend for what the teacher steers by, Andika for what a child reads. */
export type FontName = 'heading' | 'plain' | 'reading' | 'readingBold';

const FILES: Record<FontName, string> = {
  heading: '@expo-google-fonts/lexend/600SemiBold/Lexend_600SemiBold.ttf',
  plain: '@expo-google-fonts/lexend/400Regular/Lexend_400Regular.ttf',
  reading: '@expo-google-fonts/andika/Andika_400Regular.ttf',
  readingBold: '@expo-google-fonts/andika/Andika_700Bold.ttf',
};

/**
 * GSUB joins ff and fi into one shape, and a child has to see the letters. Andika's tables are also so large
 * that reading them for each file would take most of the time; it hardly kerns.
 */
const LEFT_OUT = { lexend: ['GSUB'], andika: ['GSUB', 'GPOS', 'GDEF'] };

const { resolve } = createRequire(import.meta.url);

/** Opened once for all files, because reading the tables of a font takes longer than drawing with it. */
const FONTS = Object.entries(FILES).map(([name, file]) => {
  const tags = file.includes('andika') ? LEFT_OUT.andika : LEFT_OUT.lexend;
  const font = create(withoutTables(readFileSync(resolve(file)), tags));
  // A glyph keeps the letter it was first asked for. One that is first met as a part of another, such as the dot of i,
  // would have none, and could not be copied out of any later file.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  return { name, font };
});

export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const { name, font } of FONTS) document.registerFont(name, font);
}

/** How wide a text is, in ems. Kept, because measuring is most of the work of laying out a page. */
export function widthOf(font: FontName, text: string): number {
  const widths = WIDTHS[font];
  const known = widths.get(text);
  if (known !== undefined) return known;
  const width = ruler().font(font).fontSize(1000).widthOfString(text) / 1000;
  widths.set(text, width);
  return width;
}

const WIDTHS: Record<FontName, Map<string, number>> = {
  heading: new Map(),
  plain: new Map(),
  reading: new Map(),
  readingBold: new Map(),
};
let rulerDocument: PDFKit.PDFDocument | undefined;

function ruler(): PDFKit.PDFDocument {
  if (rulerDocument === undefined) {
    rulerDocument = new PDFDocument({ autoFirstPage: false });
    registerFonts(rulerDocument);
  }
  return rulerDocument;
}
