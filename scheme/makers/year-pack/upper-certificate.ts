import { BRAND } from '#contract/brand.ts';
import { COLOURS } from '../paper/colours.ts';
import { Sheet } from '../paper/sheet.ts';
import type { SchoolYear } from '../../scheme.ts';

const PAGE = { width: 841.89, height: 595.28 } as const;
const MIDDLE = PAGE.width / 2;
const GREY = '#e8e8e8';
/** From the edge of the page: the two lines of the border and the diamonds between them. */
const BORDER = { outer: 26, inner: 50, diamond: 7, diamonds: { across: 40, down: 27 } } as const;
const SEAL = { x: MIDDLE, y: 480, radius: 42, points: 28 } as const;

/** For Years 5 and 6, to be signed like a diploma: the weeks and words to fill in, and a seal. */
export function drawUpperCertificate({ name }: SchoolYear): Sheet {
  const sheet = new Sheet({ title: `${name} · Year pack: Certificate`, ...PAGE });
  sheet.addPage();
  sheet.ornament((document) => {
    drawBorder(document);
    drawRule(document, 142);
    drawSeal(document);
    for (const [x, y, width] of LINES) document.moveTo(x, y).lineTo(x + width, y);
    document.lineWidth(0.8).stroke(COLOURS.ink);
  });
  for (const { content, x = MIDDLE, y, width = 560, size, tag = 'P' } of TEXTS) {
    const isHeading = tag === 'H1' || content === 'YEAR';
    sheet.text({
      name: content,
      kind: 'print',
      content: content.replace('YEAR', name),
      font: isHeading ? 'heading' : 'reading',
      size,
      box: { x: x - width / 2, y, width, height: size * 1.5 },
      align: 'centre',
      oneLine: true,
      tag,
    });
  }
  return sheet;
}

interface CertificateText {
  content: string;
  /** The middle of the text. */
  x?: number;
  y: number;
  width?: number;
  size: number;
  tag?: 'H1';
}

const SIGNED = { left: 212, right: PAGE.width - 212, y: 504, width: 200 } as const;
const TEXTS: CertificateText[] = [
  { content: 'Certificate of Spelling', y: 84, size: 36, tag: 'H1' },
  { content: 'Awarded to', y: 158, size: 16 },
  { content: 'for careful work in the spelling of YEAR:', y: 240, size: 16 },
  { content: 'weeks completed', x: 337, y: 284, width: 130, size: 15 },
  { content: 'words mastered', x: 596, y: 284, width: 130, size: 15 },
  { content: 'Words that were hard and are now known by heart', y: 328, size: 16 },
  { content: 'YEAR', x: SEAL.x, y: SEAL.y - 10, width: 60, size: 16 },
  { content: 'Teacher', x: SIGNED.left, y: SIGNED.y + 4, width: SIGNED.width, size: 13 },
  { content: 'Date', x: SIGNED.right, y: SIGNED.y + 4, width: SIGNED.width, size: 13 },
  { content: BRAND.name, y: 64, size: 13 },
];
const LINES = [
  [MIDDLE - 220, 226, 440],
  [191, 300, 76],
  [452, 300, 76],
  ...[386, 424].flatMap((y) =>
    [0, 1, 2].map((column) => [MIDDLE - 290 + column * 200, y, 180] as const),
  ),
  [SIGNED.left - SIGNED.width / 2, SIGNED.y, SIGNED.width],
  [SIGNED.right - SIGNED.width / 2, SIGNED.y, SIGNED.width],
] as const;

/** A heavy line and a fine one, a row of diamonds between them, and a square in each corner. */
function drawBorder(document: PDFKit.PDFDocument): void {
  const { outer, inner, diamond, diamonds } = BORDER;
  const band = (outer + inner) / 2;
  const [width, height] = [PAGE.width - 2 * inner, PAGE.height - 2 * inner];
  for (const [edge, line] of [
    [outer, 2.4],
    [inner, 0.8],
  ] as const) {
    document.rect(edge, edge, PAGE.width - 2 * edge, PAGE.height - 2 * edge);
    document.lineWidth(line).stroke(COLOURS.ink);
  }
  for (let index = 0; index < diamonds.across; index += 1) {
    const x = inner + ((index + 0.5) * width) / diamonds.across;
    for (const y of [band, PAGE.height - band]) drawDiamond(document, x, y, diamond);
  }
  for (let index = 0; index < diamonds.down; index += 1) {
    const y = inner + ((index + 0.5) * height) / diamonds.down;
    for (const x of [band, PAGE.width - band]) drawDiamond(document, x, y, diamond);
  }
  document.lineWidth(0.8).fillAndStroke(GREY, COLOURS.ink);
  const corner = inner - outer;
  for (const x of [outer, PAGE.width - inner]) {
    for (const y of [outer, PAGE.height - inner]) {
      document.rect(x, y, corner, corner).lineWidth(1.6).fillAndStroke(COLOURS.sheet, COLOURS.ink);
      drawDiamond(document, x + corner / 2, y + corner / 2, corner / 2 - 4);
      document.fill(COLOURS.ink);
    }
  }
}

function drawDiamond(document: PDFKit.PDFDocument, x: number, y: number, half: number): void {
  document
    .moveTo(x - half, y)
    .lineTo(x, y - half)
    .lineTo(x + half, y)
    .lineTo(x, y + half)
    .closePath();
}

/** A line under the title with a diamond in its middle. */
function drawRule(document: PDFKit.PDFDocument, y: number): void {
  for (const out of [-1, 1]) document.moveTo(MIDDLE + out * 14, y).lineTo(MIDDLE + out * 170, y);
  document.lineWidth(1.2).stroke(COLOURS.ink);
  drawDiamond(document, MIDDLE, y, 6);
  document.fill(COLOURS.ink);
}

/** A seal with a toothed edge and two ribbons; the year stands in it. */
function drawSeal(document: PDFKit.PDFDocument): void {
  const { x, y, radius, points } = SEAL;
  for (const out of [-1, 1]) {
    document
      .moveTo(x + out * 4, y + 20)
      .lineTo(x + out * 34, y + 20)
      .lineTo(x + out * 40, y + 50)
      .lineTo(x + out * 24, y + 44)
      .lineTo(x + out * 12, y + 50)
      .closePath();
  }
  document.lineWidth(1.2).fillAndStroke(GREY, COLOURS.ink);
  for (let index = 0; index < 2 * points; index += 1) {
    const reach = index % 2 === 0 ? radius : radius - 5;
    const angle = (index * Math.PI) / points;
    const corner = [x + reach * Math.sin(angle), y - reach * Math.cos(angle)] as const;
    if (index === 0) document.moveTo(...corner);
    else document.lineTo(...corner);
  }
  document.closePath().lineWidth(1.2).fillAndStroke(COLOURS.sheet, COLOURS.ink);
  document
    .circle(x, y, radius - 9)
    .lineWidth(1.6)
    .stroke(COLOURS.ink);
}
