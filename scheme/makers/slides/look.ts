import type { WordParts } from '../paper/word-part-marks.ts';

type Document = PDFKit.PDFDocument;

interface DressedPage {
  /** Where the title ends. */
  titleBottom: number;
  /** From 1. */
  page: number;
  pages: number;
}

/** How the pages of a year are dressed. What a class reads is where it is in every look, and no ornament lies under it. */
export interface Look {
  name: 'meadow' | 'blocks' | 'band';
  /** What is marked under a word: its sounds, its syllables or its morphemes. */
  wordParts: WordParts;
  /** Children of six need a line for the tops of small letters as well. */
  hasWideLines: boolean;
  /** Words that can be drawn have their picture beside them. */
  hasPictures: boolean;
  /** A group of words has one of them at work in a sentence. */
  hasSentences: boolean;
  /** Letters and what lies behind them. */
  title: Inked;
  tab: Inked;
  footer: Inked;
  number: Inked;
  drawPage(document: Document, page: DressedPage): void;
  /** The page on which a session begins, with a place for its number. */
  drawStart(document: Document, session: number): void;
}

export interface Inked {
  ink: string;
  on: string;
}

/** Where each look has the number of a session. */
export const NUMBER_BOX = { x: 88, y: 52, width: 176, height: 176 } as const;
const DOT = { from: 20, apart: 34, radius: 10, under: 32 } as const;

/** A dot for each of the five sessions, filled up to the one that begins. */
export function drawSessionDots(document: Document, session: number, { ink, on }: Inked): void {
  const { x, y, height } = NUMBER_BOX;
  for (let dot = 1; dot <= 5; dot += 1) {
    document
      .circle(x + DOT.from + (dot - 1) * DOT.apart, y + height + DOT.under, DOT.radius)
      .lineWidth(2.5)
      .fillAndStroke(dot <= session ? ink : on, ink);
  }
}
