import { COLOURS } from './colours.ts';
import { drawAppleOutline } from './ornaments.ts';
import type { Sheet } from './sheet.ts';

/** A4, upright, with a margin that every school printer keeps. */
export const A4 = { width: 595.28, height: 841.89 } as const;
export const LEFT = 42;
export const WIDTH = A4.width - 2 * LEFT;
export const BOTTOM = 796;

interface Header {
  /** 'Year 2 · Week 1' */
  place: string;
  title: string;
  /** A name and a date are asked for on the first page alone. */
  withName?: boolean;
  footer: string;
}

/** Starts a page and answers with the height at which its content begins. */
export function startPrintedPage(sheet: Sheet, { place, title, withName, footer }: Header): number {
  sheet.addPage();
  sheet.ornament((document) => drawAppleOutline(document, LEFT, 36, 30));
  sheet.text({
    name: 'place in the scheme',
    kind: 'print',
    content: place,
    font: 'plain',
    size: 12,
    colour: COLOURS.ink,
    box: { x: LEFT + 42, y: 30, width: WIDTH - 42, height: 16 },
    oneLine: true,
  });
  sheet.text({
    name: 'title',
    kind: 'print',
    content: title,
    font: 'heading',
    size: 18,
    box: { x: LEFT + 42, y: 46, width: WIDTH - 42, height: 26 },
    valign: 'middle',
    oneLine: true,
    tag: 'H1',
  });
  drawFooter(sheet, footer);
  if (withName !== true) {
    sheet.ornament((document) => line(document, 80));
    return 94;
  }
  drawField(sheet, 'Name', LEFT, 300);
  drawField(sheet, 'Date', LEFT + 320, WIDTH - 320);
  return 126;
}

function line(document: PDFKit.PDFDocument, y: number, x = LEFT, width = WIDTH): void {
  document
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.8)
    .stroke(COLOURS.ink);
}

/** A line to write on, softer than the lines of a table. */
export function writingLine(
  document: PDFKit.PDFDocument,
  y: number,
  x = LEFT,
  width = WIDTH,
): void {
  document
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.7)
    .stroke('#777777');
}

function drawField(sheet: Sheet, label: string, x: number, width: number): void {
  sheet.text({
    name: label,
    kind: 'print',
    content: label,
    size: 13,
    box: { x, y: 90, width: 44, height: 20 },
    valign: 'bottom',
  });
  sheet.ornament((document) => writingLine(document, 108, x + 44, width - 44));
}

function drawFooter(sheet: Sheet, footer: string): void {
  sheet.text({
    name: 'footer',
    kind: 'print',
    content: footer,
    font: 'plain',
    size: 12,
    colour: '#555555',
    box: { x: LEFT, y: 804, width: WIDTH, height: 16 },
    oneLine: true,
    tag: 'Artifact',
  });
  sheet.text({
    name: 'page number',
    kind: 'print',
    content: String(sheet.pages),
    font: 'plain',
    size: 12,
    colour: '#555555',
    box: { x: LEFT, y: 804, width: WIDTH, height: 16 },
    align: 'right',
    oneLine: true,
    tag: 'Artifact',
  });
}
