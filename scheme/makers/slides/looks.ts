import { COLOURS } from '../paper/colours.ts';
import type { WordParts } from '../paper/word-part-marks.ts';
import { drawApple } from '../paper/ornaments.ts';
import { SLIDE } from './slide-size.ts';

/** How the pages of a year are dressed. What a class reads is where it is in every look. */
export interface Look {
  name: 'orchard' | 'exercise book' | 'reference';
  /** What is marked under a word: its sounds, its syllables or its morphemes. */
  wordParts: WordParts;
  /** Children of six need a line for the tops of small letters as well. */
  hasWideLines: boolean;
  /** Words that can be drawn have their picture beside them. */
  hasPictures: boolean;
  /** A group of words has one of them at work in a sentence. */
  hasSentences: boolean;
  drawPage(document: PDFKit.PDFDocument): void;
}

const ORCHARD: Look = {
  name: 'orchard',
  wordParts: 'sounds',
  hasWideLines: true,
  hasPictures: true,
  hasSentences: false,
  drawPage(document) {
    fillPage(document, COLOURS.paper);
    document
      .path(`M0 ${SLIDE.height} V512 C180 488 330 522 520 508 C690 496 800 500 960 514 V540 Z`)
      .fill(COLOURS.leafWash);
    drawTree(document, 812, 531, 0.1);
    drawTree(document, 850, 533, 0.08);
  },
};

const EXERCISE_BOOK: Look = {
  name: 'exercise book',
  wordParts: 'syllables',
  hasWideLines: false,
  hasPictures: false,
  hasSentences: true,
  drawPage(document) {
    fillPage(document, COLOURS.paper);
    document.moveTo(24, 0).lineTo(24, SLIDE.height).lineWidth(1.5).stroke(COLOURS.appleWash);
    drawApple(document, 48, 506, 18);
  },
};

const REFERENCE: Look = {
  name: 'reference',
  wordParts: 'morphemes',
  hasWideLines: false,
  hasPictures: false,
  hasSentences: false,
  drawPage(document) {
    fillPage(document, COLOURS.paper);
    document.rect(0, 0, SLIDE.width, 12).fill(COLOURS.leafDeep);
    document.rect(0, 12, SLIDE.width, 3).fill(COLOURS.honey);
  },
};

/** Pictures and sound buttons at six, syllables at seven to nine, morphemes after that. */
export function lookOf(year: string): Look {
  if (year === 'Year 2') return ORCHARD;
  return year === 'Year 3' || year === 'Year 4' ? EXERCISE_BOOK : REFERENCE;
}

function fillPage(document: PDFKit.PDFDocument, colour: string): void {
  document.rect(0, 0, SLIDE.width, SLIDE.height).fill(colour);
}

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
