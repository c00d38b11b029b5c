import { type Box, columns, rows } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { commonSize } from '../paper/fit.ts';
import { drawMiddleLine, drawWritingLine } from '../paper/ornaments.ts';
import type { Sheet } from '../paper/sheet.ts';
import type { Session } from '../sessions.ts';
import type { Look } from './look.ts';
import type { Slide } from './slide.ts';

interface NumberedWord {
  word: string;
  /** A remark beside the line: where the word was taught. */
  remark?: string;
}

interface NumberedWords {
  title: string;
  session: Session;
  notes: string;
  look: Look;
  words: NumberedWord[];
  /** Lines to write on first, the words on the page after. */
  shown: boolean;
  firstNumber?: number;
}

const NUMBER_WIDTH = 72;
const REMARK_HEIGHT = 26;
const FEW_WORDS = 8;
const SIZES = { few: 52, many: 48 } as const;

/** Numbered lines in two columns, to be read down; the words stand on them once the class has written. */
export function numberedWordsSlide({
  title,
  session,
  notes,
  look,
  words,
  shown,
  firstNumber = 1,
}: NumberedWords): Slide {
  return {
    title,
    session,
    notes,
    draw(sheet, area) {
      const perColumn = Math.ceil(words.length / 2);
      const cells = columns(area, 2, 40).flatMap((column) => rows(column, perColumn, 8));
      const placed = words.map((item, index) => ({ item, cell: cells[index] ?? area }));
      const boxes = placed.map(({ item, cell }) => wordBox(cell, item));
      const largest = words.length > FEW_WORDS ? SIZES.many : SIZES.few;
      const texts = placed.map(({ item }, index) => wordText(item, boxes[index] ?? area, largest));
      const size = commonSize(texts.map(({ box, ...text }) => ({ ...text, ...box })));
      for (const [index, { item, cell }] of placed.entries()) {
        const box = boxes[index] ?? area;
        drawNumber(sheet, { ...cell, height: box.height }, index + firstNumber);
        const bottom = box.y + box.height / 2 + 30;
        sheet.ornament((document) => {
          const width = cell.x + cell.width - box.x;
          drawWritingLine(document, box.x, bottom, width);
          if (look.hasWideLines && !shown) drawMiddleLine(document, box.x, bottom - 24, width);
        });
        const text = texts[index];
        if (shown && text !== undefined) sheet.text({ ...text, name: `word ${index + 1}`, size });
        if (item.remark !== undefined) drawRemark(sheet, { ...box, y: bottom + 4 }, item.remark);
      }
    },
  };
}

function wordBox(cell: Box, { remark }: NumberedWord): Box {
  const under = remark === undefined ? 0 : REMARK_HEIGHT;
  return {
    ...cell,
    x: cell.x + NUMBER_WIDTH,
    width: cell.width - NUMBER_WIDTH,
    height: cell.height - under,
  };
}

function wordText({ word }: NumberedWord, box: Box, size: number) {
  return {
    kind: 'board',
    content: word,
    font: 'readingBold',
    size,
    box,
    valign: 'middle',
    oneLine: true,
  } as const;
}

function drawNumber(sheet: Sheet, cell: Box, number: number): void {
  const middle = cell.y + cell.height / 2;
  sheet.ornament((document) => document.circle(cell.x + 29, middle, 29).fill(COLOURS.leaf));
  sheet.text({
    name: `number ${number}`,
    kind: 'board',
    content: String(number),
    font: 'readingBold',
    size: 40,
    colour: COLOURS.sheet,
    box: { x: cell.x, y: middle - 29, width: 58, height: 58 },
    align: 'centre',
    valign: 'middle',
  });
}

function drawRemark(sheet: Sheet, box: Box, remark: string): void {
  sheet.text({
    name: `from ${remark}`,
    kind: 'remark',
    content: remark,
    font: 'plain',
    size: 17,
    colour: COLOURS.inkSoft,
    box: { ...box, height: REMARK_HEIGHT },
    align: 'right',
    oneLine: true,
  });
}
