import type { Handwriting } from '../paper/handwriting.ts';
import { drawPracticeGrid } from '../paper/practice-grid.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import { startSection } from './section.ts';

const ROW = 36;
const HEAD = 20;
const TOLD = 51;
const NAMES = { 3: 'three', 5: 'five' } as const;

interface HardWords {
  letter: string;
  count: keyof typeof NAMES;
  handwriting: Handwriting;
}

/** A row for each of some words that went wrong. Answers with the height under it. */
export function drawHardWords(
  sheet: Sheet,
  top: number,
  { letter, count, handwriting }: HardWords,
): number {
  const y = startSection(sheet, top, {
    letter,
    heading: 'Put right',
    instruction: `Choose ${NAMES[count]} words that were hard. Work across each row.`,
  });
  return drawPracticeGrid(sheet, {
    box: { x: LEFT, y, width: WIDTH, height: HEAD + count * ROW },
    words: Array.from({ length: count }, (_, index) => ({
      notation: `${index + 1}`,
      isByHeart: false,
    })),
    headings: ['A hard word', 'Tricky letters', 'Cover, write', 'Once more'],
    wordWidth: 152,
    size: 14,
    lowestRow: ROW,
    highestRow: ROW,
    isWritten: handwriting.hasMiddleLine,
  });
}

export function hardWordsHeight(count: HardWords['count']): number {
  return TOLD + HEAD + count * ROW;
}
