import { COLOURS } from '../paper/colours.ts';
import { drawApple } from '../paper/ornaments.ts';

/** How the tree stands: with apples, with falling leaves, in bud, in blossom or green. */
export type Season = 'fruit' | 'autumn' | 'bud' | 'blossom' | 'leaf';

const CROWN_COLOURS: Record<Season, string> = {
  fruit: COLOURS.leaf,
  autumn: '#c8791f',
  bud: '#8fae7a',
  blossom: '#f3c6cf',
  leaf: '#2f8a52',
};

/** An apple tree that stands on `ground`; at scale 1 it is 320 points high. */
export function drawTree(
  document: PDFKit.PDFDocument,
  x: number,
  ground: number,
  scale: number,
  season: Season = 'fruit',
): void {
  document.save().translate(x, ground).scale(scale);
  document.path('M-20 0 C-12 -60 -16 -90 -14 -140 H16 C16 -90 14 -60 24 0 Z').fill('#7a5233');
  for (const [cx, cy, radius] of CROWN) document.circle(cx, cy, radius).fill(CROWN_COLOURS[season]);
  drawOnTree(document, season);
  document.restore();
}

function drawOnTree(document: PDFKit.PDFDocument, season: Season): void {
  if (season === 'fruit') {
    for (const [ax, ay] of APPLES) drawApple(document, ax, ay, 34);
  } else if (season === 'autumn') {
    for (const [ax, ay] of APPLES) document.ellipse(ax * 1.3, ay + 175, 13, 6).fill('#a4541b');
  } else if (season !== 'leaf') {
    const petals = season === 'blossom' ? 9 : 5;
    for (const [ax, ay] of APPLES) {
      document.circle(ax + 17, ay + 17, petals + 5).fill(COLOURS.sheet);
      document.circle(ax + 17, ay + 17, petals / 2).fill(COLOURS.honey);
    }
  }
}

const CROWN = [
  [-62, -170, 62],
  [62, -172, 64],
  [0, -218, 84],
  [0, -150, 66],
] as const;
const APPLES = [
  [-84, -190],
  [-22, -268],
  [38, -226],
  [66, -168],
  [-26, -168],
] as const;
