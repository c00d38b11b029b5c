import { BRAND } from '#contract/brand.ts';
import { COLOURS } from '../paper/colours.ts';
import { drawAppleOutline } from '../paper/ornaments.ts';
import { Sheet } from '../paper/sheet.ts';
import type { SchoolYear } from '../../scheme.ts';
import { drawUpperCertificate } from './upper-certificate.ts';

const PAGE = { width: 841.89, height: 595.28 } as const;
const MIDDLE = PAGE.width / 2;
const GROUND = 516;
const TREES = [126, PAGE.width - 126] as const;
/** Where the apples hang, from the middle of the crown. */
const APPLES = [
  [-46, -30],
  [0, -52],
  [40, -26],
  [-28, 18],
  [22, 26],
] as const;
const APPLE = 30;
/** Too old for apples to colour. */
const UPPER_YEARS = new Set(['Year 5', 'Year 6']);

/** To be signed and taken home at the end of a half-term or of the year. */
export function drawCertificate(year: SchoolYear): Sheet {
  return UPPER_YEARS.has(year.name) ? drawUpperCertificate(year) : drawOrchardCertificate(year);
}

/** An orchard to colour in, an apple for each word. */
function drawOrchardCertificate({ name }: SchoolYear): Sheet {
  const sheet = new Sheet({ title: `${name} · Year pack: Certificate`, ...PAGE });
  sheet.addPage();
  sheet.ornament((document) => {
    drawFrame(document);
    drawRibbon(document);
    for (const x of TREES) drawTree(document, x);
    document.lineWidth(0.8);
    for (const [x, y, width] of LINES) document.moveTo(x, y).lineTo(x + width, y);
    document.stroke(COLOURS.ink);
  });
  for (const { content, y, size, tag } of TEXTS) {
    sheet.text({
      name: content,
      kind: 'print',
      content: content.replace('YEAR', name),
      font: tag === 'H1' ? 'heading' : 'reading',
      size,
      box: { x: 190, y, width: PAGE.width - 380, height: size * 1.5 },
      align: 'centre',
      oneLine: true,
      tag,
    });
  }
  for (const [content, x] of SIGNED) {
    const box = { x, y: 486, width: 160, height: 20 };
    sheet.text({ name: content, kind: 'print', content, size: 13, box, align: 'centre' });
  }
  return sheet;
}

const TEXTS = [
  { content: 'Super speller', y: 66, size: 36, tag: 'H1' },
  { content: 'This is to say that', y: 150, size: 18, tag: 'P' },
  { content: 'has grown as a speller in YEAR,', y: 250, size: 18, tag: 'P' },
  { content: 'and is proudest of these words:', y: 276, size: 18, tag: 'P' },
  { content: 'Colour an apple for each word you are proud of.', y: 524, size: 14, tag: 'P' },
  { content: BRAND.name, y: 544, size: 12, tag: 'P' },
] as const;
const LINES = [
  [230, 234, 382],
  [230, 346, 180],
  [432, 346, 180],
  [230, 400, 180],
  [432, 400, 180],
  [240, 482, 160],
  [442, 482, 160],
] as const;
const SIGNED = [
  ['Teacher', 240],
  ['Date', 442],
] as const;

/** Two lines round the page, with an apple in each corner. */
function drawFrame(document: PDFKit.PDFDocument): void {
  document
    .rect(24, 24, PAGE.width - 48, PAGE.height - 48)
    .lineWidth(3)
    .stroke(COLOURS.ink);
  document
    .rect(31, 31, PAGE.width - 62, PAGE.height - 62)
    .lineWidth(0.8)
    .stroke(COLOURS.ink);
  for (const x of [42, PAGE.width - 72]) drawAppleOutline(document, x, 42, APPLE);
}

/** A ribbon behind the title, its ends cut to a notch. */
function drawRibbon(document: PDFKit.PDFDocument): void {
  const [left, right, top, bottom] = [MIDDLE - 190, MIDDLE + 190, 58, 124];
  for (const [x, out] of [
    [left, -1],
    [right, 1],
  ] as const) {
    document
      .moveTo(x - out * 24, top + 14)
      .lineTo(x + out * 44, top + 14)
      .lineTo(x + out * 26, (top + bottom) / 2 + 14)
      .lineTo(x + out * 44, bottom + 14)
      .lineTo(x - out * 24, bottom + 14)
      .closePath()
      .lineWidth(1.6)
      .fillAndStroke('#e8e8e8', COLOURS.ink);
  }
  document.rect(left, top, right - left, bottom - top).fillAndStroke(COLOURS.sheet, COLOURS.ink);
}

/** A trunk with roots, a crown of round clouds, apples to colour and grass under it. */
function drawTree(document: PDFKit.PDFDocument, x: number): void {
  const crown = 270;
  document
    .path(
      `M${x - 16} ${GROUND} C${x - 8} ${GROUND - 50} ${x - 10} ${crown + 90} ${x - 14} ${crown + 60} L${x + 14} ${crown + 60} C${x + 10} ${crown + 90} ${x + 8} ${GROUND - 50} ${x + 16} ${GROUND} Z`,
    )
    .lineWidth(1.6)
    .fillAndStroke(COLOURS.sheet, COLOURS.ink);
  const clouds = [
    [-38, 34, 34],
    [36, 34, 34],
    [-48, -8, 36],
    [46, -10, 36],
    [-22, -50, 36],
    [24, -50, 36],
    [0, 20, 46],
  ] as const;
  for (const [dx, dy, radius] of clouds) document.circle(x + dx, crown + dy, radius);
  document.lineWidth(3.2).stroke(COLOURS.ink);
  for (const [dx, dy, radius] of clouds) document.circle(x + dx, crown + dy, radius);
  document.fill(COLOURS.sheet);
  for (const [dx, dy] of APPLES) {
    drawAppleOutline(document, x + dx - APPLE / 2, crown + dy - APPLE / 2, APPLE);
  }
  for (const dx of [-50, -26, 24, 46]) {
    document
      .moveTo(x + dx - 6, GROUND - 12)
      .lineTo(x + dx, GROUND)
      .lineTo(x + dx + 6, GROUND - 12);
  }
  document
    .moveTo(x - 68, GROUND)
    .lineTo(x + 68, GROUND)
    .lineWidth(1.6)
    .stroke(COLOURS.ink);
}
