import type { Crossword, NumberedWord } from '../activities/crossword.ts';
import { cellsOf } from '../activities/crossword-layout.ts';
import { COLOURS } from '../paper/colours.ts';
import { fit } from '../paper/fit.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Run } from '../paper/runs.ts';
import type { Sheet } from '../paper/sheet.ts';
import { startSection } from './section.ts';

const CELL = 24;
const GAP = 16;
const CLUE = { kind: 'print', size: 12, leading: 1.16, filled: true } as const;
const HEADING_HEIGHT = 18;
const CLUE_GAP = 3;

/** The empty grid, and the clues beside it. Answers with the height under them. */
export function drawCrossword(
  sheet: Sheet,
  top: number,
  letter: string,
  crossword: Crossword,
): number {
  const y = startSection(sheet, top, {
    letter,
    heading: 'Crossword',
    instruction: 'Write the word for each clue, one letter in each square.',
  });
  drawGrid(sheet, y, crossword);
  const gridWidth = crossword.size.columns * CELL;
  const x = LEFT + gridWidth + GAP;
  const column = { x, width: WIDTH - gridWidth - GAP };
  const under = drawClues(sheet, y, column, 'Across', crossword.across);
  const cluesEnd = drawClues(sheet, under + CLUE_GAP, column, 'Down', crossword.down);
  return Math.max(y + crossword.size.rows * CELL, cluesEnd);
}

/** A number stands in the corner of its square, clear of the letter. */
function drawGrid(sheet: Sheet, top: number, { across, down }: Crossword): void {
  const words = [...across, ...down];
  sheet.ornament((document) => {
    for (const { row, column } of words.flatMap(cellsOf)) {
      document.rect(LEFT + column * CELL, top + row * CELL, CELL, CELL);
    }
    document.lineWidth(0.8).stroke(COLOURS.ink);
  });
  for (const { number, row, column } of new Map(
    words.map((word) => [word.number, word]),
  ).values()) {
    sheet.text({
      name: `number ${number}`,
      kind: 'print',
      content: String(number),
      font: 'readingBold',
      size: 12,
      leading: 1,
      box: { x: LEFT + column * CELL + 2, y: top + row * CELL, width: CELL - 3, height: 13 },
      oneLine: true,
    });
  }
}

function drawClues(
  sheet: Sheet,
  top: number,
  column: { x: number; width: number },
  heading: string,
  words: NumberedWord[],
): number {
  if (words.length === 0) return top;
  sheet.text({
    ...CLUE,
    name: heading,
    content: heading,
    font: 'readingBold',
    box: { ...column, y: top, height: HEADING_HEIGHT },
  });
  let y = top + HEADING_HEIGHT;
  for (const { number, clue } of words) {
    const content: Run[] = [{ text: `${number}  `, font: 'readingBold' }, { text: clue }];
    const { height } = fit({ ...CLUE, content, width: column.width, height: 200 });
    sheet.text({ ...CLUE, name: `clue ${number}`, content, box: { ...column, y, height } });
    y += height + CLUE_GAP;
  }
  return y;
}
