import { drawPracticeGrid } from '../paper/practice-grid.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import { startSection } from './section.ts';

const WORDS = ['1', '2', '3'];
const ROW = 36;

/** A row for each of three words that went wrong. Answers with the height under them. */
export function drawHardWords(sheet: Sheet, top: number, letter: string): number {
  const y = startSection(sheet, top, {
    letter,
    heading: 'Put right',
    instruction: 'Choose three words that were hard. Work across each row.',
  });
  return drawPracticeGrid(sheet, {
    box: { x: LEFT, y, width: WIDTH, height: 20 + WORDS.length * ROW },
    words: WORDS.map((notation) => ({ notation, isByHeart: false })),
    headings: ['A hard word', 'Tricky letters', 'Cover, write', 'Once more'],
    wordWidth: 152,
    size: 14,
    lowestRow: ROW,
    highestRow: ROW,
  });
}
