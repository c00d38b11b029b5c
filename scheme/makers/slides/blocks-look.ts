import type { Box } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { type Look, NUMBER_BOX } from './look.ts';
import { SLIDE } from './slide-size.ts';

type Document = PDFKit.PDFDocument;

const SQUARE = 20;
/** Two squares of the paper are left free on either side. */
const PANEL = { x: 40, width: SLIDE.width - 80, bottom: 532 } as const;
const BLOCK = { x: 926, width: 28, bottom: 520 } as const;
const TALLEST_TOWER = 20;
const BLOCK_COLOURS = [COLOURS.honey, COLOURS.leafWash, COLOURS.appleWash, COLOURS.sky] as const;
/** One step of blocks for each session. */
const STAIRS = { steps: 5, width: 34, height: 24, bottom: 372 } as const;
const STUD = { width: 22, height: 6, apart: 44 } as const;

/** Squared paper, a title on a building block, and a tower that grows with the lesson. */
export const BLOCKS_LOOK: Look = {
  name: 'blocks',
  wordParts: 'syllables',
  hasWideLines: false,
  hasPictures: true,
  hasSentences: true,
  title: { ink: COLOURS.leafDeep, on: COLOURS.leafWash },
  tab: { ink: COLOURS.ink, on: COLOURS.honey },
  footer: { ink: COLOURS.inkSoft, on: COLOURS.paper },
  number: { ink: COLOURS.leafDeep, on: COLOURS.honey },
  drawPage(document, { titleBottom, page, pages }) {
    drawSquaredPaper(document);
    const bottom = titleBottom + 6;
    const title = { x: PANEL.x, y: 24, width: PANEL.width, height: bottom - 24 };
    drawPanel(document, bottom - 1);
    drawBlock(document, title, COLOURS.leafWash);
    drawTower(document, Math.max(1, Math.round((TALLEST_TOWER * page) / pages)));
  },
  drawStart(document, session) {
    drawSquaredPaper(document);
    drawPanel(document, 20);
    drawBlock(document, NUMBER_BOX, COLOURS.honey);
    drawStairs(document, session);
  },
};

export function drawSquaredPaper(document: Document): void {
  document.rect(0, 0, SLIDE.width, SLIDE.height).fill(COLOURS.sheet);
  for (let x = SQUARE; x < SLIDE.width; x += SQUARE) document.moveTo(x, 0).lineTo(x, SLIDE.height);
  for (let y = SQUARE; y < SLIDE.height; y += SQUARE) document.moveTo(0, y).lineTo(SLIDE.width, y);
  document.lineWidth(1).stroke(COLOURS.square);
}

/** What is read stands on plain paper. */
function drawPanel(document: Document, top: number): void {
  document
    .rect(PANEL.x, top, PANEL.width, PANEL.bottom - top)
    .lineWidth(1.5)
    .fillAndStroke(COLOURS.paper, COLOURS.square);
}

/** A block with studs on its top. */
export function drawBlock(document: Document, { x, y, width, height }: Box, fill: string): void {
  document.lineWidth(1.5);
  const studs = Math.max(1, Math.floor((width - 10) / STUD.apart));
  const first = x + (width - studs * STUD.apart) / 2 + (STUD.apart - STUD.width) / 2;
  for (let stud = 0; stud < studs; stud += 1) {
    document.rect(first + stud * STUD.apart, y - STUD.height, STUD.width, STUD.height + 2);
  }
  document.fillAndStroke(fill, COLOURS.leafDeep);
  document.roundedRect(x, y, width, height, 4).fillAndStroke(fill, COLOURS.leafDeep);
}

function drawTower(document: Document, blocks: number): void {
  for (let block = 0; block < blocks; block += 1) {
    const y = BLOCK.bottom - (block + 1) * SQUARE;
    const fill = BLOCK_COLOURS[block % BLOCK_COLOURS.length] ?? COLOURS.honey;
    if (block === blocks - 1) document.rect(BLOCK.x + 8, y - 5, BLOCK.width - 16, 6);
    document.rect(BLOCK.x, y, BLOCK.width, SQUARE);
    document.lineWidth(1.2).fillAndStroke(fill, COLOURS.leafDeep);
  }
}

/** As many coloured steps as sessions have begun. */
function drawStairs(document: Document, session: number): void {
  const { steps, width, height, bottom } = STAIRS;
  for (let step = 1; step <= steps; step += 1) {
    const x = NUMBER_BOX.x + 3 + (step - 1) * width;
    const fill = step <= session ? COLOURS.honey : COLOURS.sheet;
    for (let block = 1; block <= step; block += 1) {
      document.rect(x, bottom - block * height, width, height);
    }
    document.lineWidth(1.5).fillAndStroke(fill, COLOURS.leafDeep);
  }
}
