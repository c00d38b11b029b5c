import { COLOURS } from '../paper/colours.ts';
import { drawApple, drawRuledLines } from '../paper/ornaments.ts';
import { HALF_TERMS } from '../week-place.ts';
import { drawTree, type Look, type Season } from './looks.ts';
import { SLIDE } from './slide-size.ts';

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

/** A hill with a tree, a page of an exercise book, or the cover of a reference book. */
export function drawCover(document: Document, { name }: Look, halfTerm: string): void {
  const cover = COVERS[HALF_TERMS.indexOf(halfTerm)] ?? COVERS[0];
  if (name === 'orchard') drawOrchard(document, cover);
  else if (name === 'exercise book') drawExerciseBook(document, cover);
  else drawReference(document, cover);
}

function drawOrchard(document: Document, { light, season, sun }: Cover): void {
  document.rect(0, 0, SLIDE.width, SLIDE.height).fill(light);
  document.circle(sun.x, sun.y, 44).fill(COLOURS.honey);
  document
    .path('M0 540 V498 C220 440 430 500 620 452 C760 418 860 420 960 440 V540 Z')
    .fill(light === COLOURS.leafWash ? '#cfe6d5' : COLOURS.leafWash);
  drawTree(document, 830, 452, 0.98, season);
}

function drawExerciseBook(document: Document, { light, season }: Cover): void {
  document.rect(0, 0, SLIDE.width, SLIDE.height).fill(light);
  drawRuledLines(document, { x: 0, y: 30, width: SLIDE.width, height: SLIDE.height }, 34);
  document.moveTo(80, 0).lineTo(80, SLIDE.height).lineWidth(2).stroke(COLOURS.apple);
  if (season === 'fruit') drawApple(document, 716, 150, 190);
  else drawTree(document, 820, 440, 0.86, season);
}

function drawReference(document: Document, { dark, season }: Cover): void {
  document.rect(0, 0, SLIDE.width, SLIDE.height).fill(dark);
  document.rect(64, 0, 8, SLIDE.height).fill(COLOURS.honey);
  if (season === 'fruit') drawApple(document, 742, 168, 150);
  else drawTree(document, 820, 400, 0.7, season);
}
