import { fit } from '../paper/fit.ts';
import { markedRuns } from '../paper/marked-runs.ts';
import { drawGuideLines } from '../paper/practice-grid.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import { putPicture } from '../pictures/draw-picture.ts';
import { pictureOf } from '../pictures/pictures.ts';
import { entryOf } from '../../words/words.ts';

export interface HomeWord {
  notation: string;
  isByHeart: boolean;
}

interface Column {
  heading: string;
  holds: 'word' | 'numbered word' | 'meaning' | 'writing';
  /** The last column takes what is left. */
  width: number;
  /** A dashed line before it, along which the page is folded. */
  isFoldedBack?: boolean;
}

const MEANING = { heading: 'What it means (* by heart)', holds: 'meaning' } as const;
const WRITE = { heading: 'Cover, write', holds: 'writing', width: 173 } as const;

export const TABLES = {
  'look and write': [
    { heading: 'Look', holds: 'word', width: 106 },
    { ...MEANING, width: 232 },
    WRITE,
  ],
  squares: [
    { heading: 'Look', holds: 'numbered word', width: 126 },
    { ...MEANING, width: 222 },
    WRITE,
  ],
  review: [
    { heading: 'Look', holds: 'numbered word', width: 122 },
    { heading: 'What it means', holds: 'meaning', width: 252 },
    { ...WRITE, width: 137 },
  ],
  'fold and test': [
    { ...MEANING, width: 182 },
    { heading: 'First try', holds: 'writing', width: 108 },
    { heading: 'Second try', holds: 'writing', width: 108 },
    { heading: 'Fold this back', holds: 'word', width: 113, isFoldedBack: true },
  ],
} satisfies Record<string, Column[]>;

const HEAD = 20;
const PICTURE = 30;
const NUMBER = 22;
/** How far the line to fold along stands out under the table. */
const TAB = 7;
const TEXT = { kind: 'print', size: 12, leading: 1.08, filled: true } as const;

interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface WordTable {
  columns: Column[];
  leastRow: number;
  /** Guide lines in the cells to write in. */
  isForYoungest: boolean;
}

/** A row for each word: what it means, the word, and room to write it. Answers with the height under the table. */
export function drawWordTable(
  sheet: Sheet,
  top: number,
  words: HomeWord[],
  { columns, leastRow, isForYoungest }: WordTable,
): number {
  const placed = columns.map((column, index) => ({
    ...column,
    x: LEFT + columns.slice(0, index).reduce((sum, { width }) => sum + width, 0),
  }));
  for (const { heading, x, width } of placed) {
    sheet.text({
      name: `column ${heading}`,
      kind: 'print',
      content: heading,
      font: 'heading',
      size: 12,
      box: { x: x + 6, y: top, width: width - 8, height: HEAD },
      valign: 'middle',
      oneLine: true,
    });
  }
  const meaningWidth = columns.find(({ holds }) => holds === 'meaning')?.width ?? WIDTH;
  const lines = [top, top + HEAD];
  for (const [index, word] of words.entries()) {
    const y = lines.at(-1) ?? top;
    const height = Math.max(leastRow, meaningHeight(word, meaningWidth) + 4);
    for (const { holds, x, width } of placed) {
      const cell = { x, y, width: Math.min(width, LEFT + WIDTH - x), height };
      if (holds === 'meaning') drawMeaning(sheet, cell, index, word);
      else if (holds !== 'writing')
        drawWord(sheet, cell, index, word, holds === 'numbered word' ? NUMBER : 0);
      else if (isForYoungest) sheet.ornament((document) => drawGuideLines(document, cell));
    }
    lines.push(y + height);
  }
  const bottom = lines.at(-1) ?? top;
  sheet.ornament((document) => {
    for (const line of lines) document.moveTo(LEFT, line).lineTo(LEFT + WIDTH, line);
    for (const { x } of [...placed, { x: LEFT + WIDTH }]) {
      document.moveTo(x, top).lineTo(x, bottom);
    }
    document.lineWidth(0.7).stroke('#444444');
    for (const { x } of placed.filter(({ isFoldedBack }) => isFoldedBack)) {
      document.moveTo(x, top).lineTo(x, bottom + TAB);
      document.dash(6, { space: 3 }).lineWidth(2).stroke('#444444').undash();
    }
  });
  return bottom;
}

function drawWord(
  sheet: Sheet,
  { x, y, width, height }: Cell,
  index: number,
  { notation, isByHeart }: HomeWord,
  indent: number,
): void {
  const text = { kind: 'print', size: 13, valign: 'middle', oneLine: true } as const;
  if (indent > 0) {
    const box = { x: x + 4, y, width: indent, height };
    sheet.text({
      ...text,
      name: `number ${index + 1}`,
      content: `${index + 1}`,
      font: 'heading',
      size: 12,
      box,
    });
  }
  sheet.text({
    ...text,
    name: `word ${index + 1}`,
    content: [...markedRuns(notation, 'print'), ...(isByHeart ? [{ text: ' *' }] : [])],
    box: { x: x + 6 + indent, y, width: width - 8 - indent, height },
  });
}

/** With a picture beside it, if there is one. */
function drawMeaning(sheet: Sheet, cell: Cell, index: number, { notation }: HomeWord): void {
  const { x, y, width, height } = cell;
  const picture = pictureWidth(notation);
  sheet.text({
    ...TEXT,
    name: `meaning ${index + 1}`,
    content: entryOf(notation).meaning,
    box: { x: x + 6, y, width: width - 12 - picture, height },
    valign: 'middle',
  });
  const right = x + width - picture - 2;
  putPicture(sheet, notation, { x: right, y: y + 1.5, width: picture, height: height - 3 });
}

function meaningHeight({ notation }: HomeWord, column: number): number {
  const content = entryOf(notation).meaning;
  const width = column - 12 - pictureWidth(notation);
  return fit({ ...TEXT, content, width, height: Number.POSITIVE_INFINITY }).height;
}

function pictureWidth(notation: string): number {
  return pictureOf(notation) === undefined ? 0 : PICTURE;
}
