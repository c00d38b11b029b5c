import { type FontName, widthOf } from './fonts.ts';
import { type Content, type Run, runsOf } from './runs.ts';

/** A stretch of a line in one look, from x to x + width, in ems. */
export interface Piece {
  run: Run;
  text: string;
  x: number;
  width: number;
}

export interface Line {
  pieces: Piece[];
  width: number;
}

/** Breaks a text at its spaces into lines no wider than that many ems; a word is never broken. */
export function wrap(content: Content, font: FontName, width: number): Line[] {
  const lines: Line[] = [];
  for (const words of measuredWords(content, font)) {
    let line: Piece[][] = [];
    let across = 0;
    let space = widthOf(font, ' ');
    for (const { word, wordWidth, spaceAfter } of words) {
      across += space + wordWidth;
      space = spaceAfter;
      if (line.length > 0 && across > width) {
        lines.push(placed(line, font));
        line = [];
      }
      if (line.length === 0) across = wordWidth;
      line.push(word);
    }
    lines.push(placed(line, font));
  }
  return lines;
}

interface MeasuredWord {
  word: Piece[];
  wordWidth: number;
  spaceAfter: number;
}

/** Of the last text, because a text is broken at many widths before the next. */
let latest: { content: Content; font: FontName; words: MeasuredWord[][] } | undefined;

/** The words of each paragraph. */
function measuredWords(content: Content, font: FontName): MeasuredWord[][] {
  if (latest?.content !== content || latest.font !== font) {
    const words = paragraphsOf(content).map((paragraph) =>
      wordsOf(paragraph).map((word) => measured(word, font)),
    );
    latest = { content, font, words };
  }
  return latest.words;
}

function measured(word: Piece[], font: FontName): MeasuredWord {
  return {
    word,
    wordWidth: sum(word.map(({ run, text }) => widthOf(run.font ?? font, text))),
    spaceAfter: widthOf(word.at(-1)?.run.font ?? font, ' '),
  };
}

/** Lines filled from the left, but for a little less if that keeps the last word from standing alone. */
export function wrapFilled(content: Content, font: FontName, width: number): Line[] {
  const lines = wrap(content, font, width);
  if (lines.length === 1 || !isLonely(lines)) return lines;
  for (let narrower = width * 0.98; narrower > width * 0.75; narrower -= width * 0.02) {
    const attempt = wrap(content, font, narrower);
    if (attempt.length > lines.length) return lines;
    if (!isLonely(attempt)) return attempt;
  }
  return lines;
}

function isLonely(lines: Line[]): boolean {
  const last = lines.at(-1)?.pieces ?? [];
  return !last.some(({ text }) => text.trim().includes(' '));
}

/** As many lines as `wrap` makes, but of like length, so that no word is left alone on the last. */
export function wrapEvenly(content: Content, font: FontName, width: number): Line[] {
  const lines = wrap(content, font, width);
  if (lines.length === 1) return lines;
  let [tooNarrow, wideEnough] = [0, width];
  while (wideEnough - tooNarrow > 0.25) {
    const middle = (tooNarrow + wideEnough) / 2;
    const attempt = wrap(content, font, middle);
    const fits = attempt.length === lines.length && widest(attempt) <= middle;
    if (fits) wideEnough = middle;
    else tooNarrow = middle;
  }
  return wrap(content, font, wideEnough);
}

export function widest(lines: Line[]): number {
  return Math.max(...lines.map(({ width }) => width));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function paragraphsOf(content: Content): Run[][] {
  const paragraphs: Run[][] = [[]];
  for (const run of runsOf(content)) {
    const [first = '', ...rest] = run.text.split('\n');
    paragraphs.at(-1)?.push({ ...run, text: first });
    for (const text of rest) paragraphs.push([{ ...run, text }]);
  }
  return paragraphs;
}

/** Words may be made of several runs: 'bri' and 'dge' without a space between them are one word. */
function wordsOf(runs: Run[]): Piece[][] {
  const words: Piece[][] = [[]];
  for (const run of runs) {
    for (const [index, text] of run.text.split(' ').entries()) {
      if (index > 0) words.push([]);
      if (text !== '') words.at(-1)?.push({ run, text, x: 0, width: 0 });
    }
  }
  return words.filter((word) => word.length > 0);
}

function placed(words: Piece[][], font: FontName): Line {
  const pieces: Piece[] = [];
  for (const [index, word] of words.entries()) {
    for (const piece of word) {
      const last = pieces.at(-1);
      const startsWord = index > 0 && piece === word[0];
      if (last !== undefined && last.run === piece.run) {
        last.text += startsWord ? ` ${piece.text}` : piece.text;
      } else {
        if (last !== undefined && startsWord) last.text += ' ';
        pieces.push({ ...piece });
      }
    }
  }
  let x = 0;
  for (const piece of pieces) {
    piece.x = x;
    piece.width = widthOf(piece.run.font ?? font, piece.text);
    x += piece.width;
  }
  return { pieces, width: x };
}
