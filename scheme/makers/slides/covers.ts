import { COLOURS } from '../paper/colours.ts';
import { drawApple } from '../paper/ornaments.ts';
import { HALF_TERMS } from '../week-place.ts';
import { drawBrackets } from './band-look.ts';
import { drawBlock, drawSquaredPaper } from './blocks-look.ts';
import type { Look } from './look.ts';
import { drawCloud, drawFriend } from './meadow-look.ts';
import { SLIDE } from './slide-size.ts';
import { drawTree, type Season } from './tree.ts';

type Document = PDFKit.PDFDocument;

interface Cover {
  /** Behind the words, where the cover of a year is dark. */
  dark: string;
  /** Behind the words, where it is a page to write on. */
  light: string;
  season: Season;
  sun: { x: number; y: number };
}

/** A cover for each half-term, so that a class sees how far the year has come. */
const COVERS: readonly [Cover, ...Cover[]] = [
  { dark: COLOURS.leafDeep, light: COLOURS.paper, season: 'fruit', sun: { x: 846, y: 84 } },
  { dark: '#4d2f14', light: COLOURS.honeyWash, season: 'autumn', sun: { x: 640, y: 74 } },
  { dark: '#1d3557', light: '#edf2f8', season: 'bud', sun: { x: 890, y: 70 } },
  { dark: '#5b1f3a', light: COLOURS.appleWash, season: 'blossom', sun: { x: 700, y: 62 } },
  { dark: '#33470f', light: COLOURS.leafWash, season: 'leaf', sun: { x: 800, y: 66 } },
  { dark: '#0f4a4f', light: '#fff6dd', season: 'fruit', sun: { x: 664, y: 92 } },
];

/** A meadow with a tree, squared paper with blocks, or the cover of a reference book. */
export function drawCover(document: Document, { name }: Look, halfTerm: string): void {
  const number = Math.max(0, HALF_TERMS.indexOf(halfTerm));
  const cover = COVERS[number] ?? COVERS[0];
  if (name === 'meadow') drawMeadowCover(document, cover, number);
  else if (name === 'blocks') drawBlocksCover(document, cover);
  else drawBandCover(document, cover);
}

function drawMeadowCover(document: Document, { season, sun }: Cover, turn: number): void {
  document.rect(0, 0, SLIDE.width, SLIDE.height).fill(COLOURS.sky);
  document.circle(sun.x, sun.y, 44).fill(COLOURS.honey);
  drawCloud(document, 120, 66, 0.9);
  drawCloud(document, 430, 52, 0.7);
  document
    .path('M0 540 V500 C220 482 430 506 620 470 C760 444 860 440 960 452 V540 Z')
    .fill(COLOURS.grass);
  drawTree(document, 830, 462, 0.94, season);
  drawFriend(document, turn * 2, { x: 700, y: 396, width: 84, height: 84 });
  drawFriend(document, turn * 2 + 5, { x: 884, y: 404, width: 66, height: 66 });
}

function drawBlocksCover(document: Document, { light, season }: Cover): void {
  drawSquaredPaper(document);
  document.rect(80, 60, 640, 440).lineWidth(1.5).fillAndStroke(light, COLOURS.lineStrong);
  if (season === 'fruit') drawApple(document, 772, 190, 120);
  else drawTree(document, 834, 380, 0.62, season);
  const tower = [
    { x: 760, y: 440, width: 160, fill: COLOURS.honey },
    { x: 780, y: 380, width: 120, fill: COLOURS.leafWash },
  ];
  for (const { fill, ...place } of tower) drawBlock(document, { ...place, height: 60 }, fill);
}

function drawBandCover(document: Document, { dark, season }: Cover): void {
  document.rect(0, 0, SLIDE.width, SLIDE.height).fill(dark);
  document.rect(64, 0, 8, SLIDE.height).fill(COLOURS.honey);
  if (season === 'fruit') drawApple(document, 752, 148, 140);
  else drawTree(document, 820, 340, 0.6, season);
  drawBrackets(document, 722, 420, 0.95);
}
