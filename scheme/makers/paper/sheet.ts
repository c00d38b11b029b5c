import type { Box } from './box.ts';
import { COLOURS } from './colours.ts';
import { drawLine } from './draw-line.ts';
import { type FittedText, fit, type TextToFit } from './fit.ts';
import { type Page, paint } from './paint.ts';
import { textOf } from './runs.ts';

export interface TextInBox extends Omit<TextToFit, 'width' | 'height'> {
  /** Said when the text does not fit: 'rule', 'word 3'. */
  name: string;
  box: Box;
  colour?: string;
  align?: 'left' | 'centre' | 'right';
  valign?: 'top' | 'middle' | 'bottom';
  /** What it is to a screen reader: a heading, or a paragraph if not told. */
  tag?: 'H1' | 'H2' | 'P' | 'Artifact';
}

export interface PlacedText {
  page: number;
  name: string;
  kind: TextToFit['kind'];
  size: number;
  text: string;
}

interface SheetOptions {
  title: string;
  width: number;
  height: number;
}

const NOTE_SIZE = 20;
/** Flags without the one for printing. */
const NOT_PRINTED = 0;

/**
 * A PDF in the making. Every text is put into a box; one that leaves its box is kept as a problem.
 * Nothing is painted until the bytes are asked for, so that all pages of the scheme can be measured fast.
 */
export class Sheet {
  readonly title: string;
  readonly problems: string[] = [];
  readonly texts: PlacedText[] = [];
  readonly notes: { page: number; contents: string }[] = [];
  readonly figures: { page: number; alt: string }[] = [];
  readonly #size: [number, number];
  readonly #pages: Page[] = [];

  constructor({ title, width, height }: SheetOptions) {
    this.title = title;
    this.#size = [width, height];
  }

  get pages(): number {
    return this.#pages.length;
  }

  addPage(): void {
    this.#pages.push([]);
  }

  /** Lines and shapes that say nothing to a screen reader. */
  ornament(draw: (document: PDFKit.PDFDocument) => void): void {
    this.#pages.at(-1)?.push({ tag: 'Artifact', draw });
  }

  /** A picture; `alt` is what a screen reader says of it. */
  figure(alt: string, draw: (document: PDFKit.PDFDocument) => void): void {
    this.#pages.at(-1)?.push({ tag: 'Figure', alt, draw });
    this.figures.push({ page: this.pages, alt });
  }

  text(text: TextInBox): FittedText {
    const fitted = fit({ ...text, width: text.box.width, height: text.box.height });
    this.#keep(text, fitted);
    this.#pages.at(-1)?.push({
      tag: text.tag ?? 'P',
      draw: (document) => drawText(document, text, fitted),
    });
    return fitted;
  }

  /** Something other than a text that leaves its place. */
  complain(problem: string): void {
    this.problems.push(`page ${this.pages}, ${problem}`);
  }

  /** A note that belongs to the page; it shows nothing on it and is not printed. */
  note(contents: string): void {
    this.#pages.at(-1)?.push({ tag: 'Note', draw: (document) => addNote(document, contents) });
    this.notes.push({ page: this.pages, contents });
  }

  async bytes(): Promise<Buffer> {
    return paint({ title: this.title, size: this.#size, pages: this.#pages });
  }

  #keep(text: TextInBox, fitted: FittedText): void {
    const { name, kind, content } = text;
    const words = textOf(content);
    this.texts.push({ page: this.pages, name, kind, size: fitted.size, text: words });
    if (fitted.fits) return;
    const needs = `${Math.ceil(fitted.width)} x ${Math.ceil(fitted.height)}`;
    const has = `${Math.floor(text.box.width)} x ${Math.floor(text.box.height)}`;
    this.complain(`${name}: "${words}" needs ${needs} points at ${fitted.size} pt and has ${has}.`);
  }
}

function addNote(document: PDFKit.PDFDocument, contents: string): void {
  // A viewer draws an icon of its own for a note that does not say what it looks like.
  const nothing = document.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, NOTE_SIZE, NOTE_SIZE],
  });
  // Without any content it would not be written as a stream.
  nothing.end('q Q');
  const options = { Name: 'Note', F: NOT_PRINTED, AP: { N: nothing } };
  document.note(8, 8, NOTE_SIZE, NOTE_SIZE, contents, options);
}

function drawText(document: PDFKit.PDFDocument, text: TextInBox, fitted: FittedText): void {
  const { box, valign = 'top', align = 'left' } = text;
  const spare = box.height - fitted.height;
  const shift = { top: 0, middle: spare / 2, bottom: spare }[valign];
  for (const [index, line] of fitted.lines.entries()) {
    const room = box.width - line.width * fitted.size;
    const left = { left: 0, centre: room / 2, right: room }[align];
    drawLine(document, line, {
      x: box.x + left,
      y: box.y + shift + index * fitted.lineHeight,
      size: fitted.size,
      lineHeight: fitted.lineHeight,
      font: text.font ?? 'reading',
      colour: text.colour ?? COLOURS.ink,
      isLast: index === fitted.lines.length - 1,
    });
  }
}
