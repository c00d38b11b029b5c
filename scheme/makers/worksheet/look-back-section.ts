import { widthOf } from '../paper/fonts.ts';
import type { Handwriting } from '../paper/handwriting.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import { LOOK_BACK_FORMATS, type LookBackFormat, lookBackRow } from './look-back-format.ts';
import { guideLineFor } from './guide-line.ts';
import { startSection } from './section.ts';

export const ROW = 27;
const HIGHEST_ROW = 38;
const HEADING = 46;
const CLUE = { size: 12.5, width: 112 } as const;
const GAP = 8;
const LINE = 119;
/** From the top of a row to its line, and from its text to the line. */
const LINE_AT = 18;
const CLUE_FOOT = 20;
/** Two lines of the smallest letters. */
const TEXT_HEIGHT = 27;

interface Row {
  clue?: string;
  text?: string;
}

interface LookBack {
  words: string[];
  format: LookBackFormat;
  handwriting: Handwriting;
  /** The rows are spread down to here. */
  bottom?: number;
  highestRow?: number;
  /** In place of the heading and instruction of the format. */
  told?: { heading: string; instruction: string };
}

export function lookBackHeight(words: string[], row: number = ROW): number {
  return words.length === 0 ? 0 : HEADING + words.length * row;
}

/** Words of earlier weeks, asked for in the format of the week. Answers with the height under them. */
export function drawLookBack(
  sheet: Sheet,
  top: number,
  letter: string,
  {
    words,
    format,
    handwriting,
    bottom = 0,
    highestRow = HIGHEST_ROW,
    told = LOOK_BACK_FORMATS[format],
  }: LookBack,
): number {
  if (words.length === 0) return top;
  const y = startSection(sheet, top, { letter, ...told });
  return drawClues(
    sheet,
    y,
    words.map((word) => lookBackRow(word, format)),
    { handwriting, height: Math.max(ROW, Math.min(highestRow, (bottom - y) / words.length)) },
  );
}

/** Rows of a clue to a word, its meaning or a sentence, and a line. Answers with the height under them. */
export function drawClues(
  sheet: Sheet,
  top: number,
  rows: Row[],
  { handwriting, height = ROW }: { handwriting: Handwriting; height?: number },
): number {
  const guideLine = guideLineFor(handwriting);
  const widths = rows.map(({ clue = '' }) => widthOf('readingBold', clue) * CLUE.size + GAP);
  const hasTexts = rows.some(({ text }) => text !== undefined);
  const clueWidth = rows.every(({ clue }) => clue === undefined)
    ? 0
    : Math.max(hasTexts ? CLUE.width : 0, ...widths);
  for (const [index, { clue, text }] of rows.entries()) {
    const y = top + index * height;
    if (clue !== undefined) {
      sheet.text({
        name: `clue ${index + 1}`,
        kind: 'print',
        content: clue,
        font: 'readingBold',
        size: CLUE.size,
        box: { x: LEFT, y: y + LINE_AT - CLUE_FOOT, width: clueWidth, height: 26 },
        valign: 'middle',
        oneLine: true,
      });
    }
    if (text !== undefined) {
      const width = WIDTH - LINE - GAP - clueWidth;
      sheet.text({
        name: `meaning ${index + 1}`,
        kind: 'print',
        content: text,
        size: CLUE.size,
        leading: 1.1,
        box: { x: LEFT + clueWidth, y: y + LINE_AT - CLUE_FOOT - 0.5, width, height: TEXT_HEIGHT },
        valign: 'middle',
        filled: true,
      });
    }
    const from = hasTexts ? WIDTH - LINE : clueWidth + GAP;
    sheet.ornament((document) => guideLine(document, y + LINE_AT, LEFT + from, WIDTH - from));
  }
  return top + rows.length * height;
}
