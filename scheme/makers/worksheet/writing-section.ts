import { drawHandwritingLines, type Handwriting } from '../paper/handwriting.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import { startSection } from './section.ts';

interface Writing {
  letter: string;
  heading: string;
  instruction: string;
  handwriting: Handwriting;
  /** So many lines, or as many as end above a height, and how many are needed. */
  lines: number | { above: number; least?: number };
}

const FEWEST = 2;

/** A heading, what to do, and lines to write on. Answers with the height under them. */
export function drawWriting(
  sheet: Sheet,
  top: number,
  { letter, heading, instruction, handwriting, lines }: Writing,
): number {
  const y = startSection(sheet, top, { letter, heading, instruction });
  const count =
    typeof lines === 'number' ? lines : Math.floor((lines.above - y) / handwriting.pitch);
  const least = typeof lines === 'number' ? lines : (lines.least ?? FEWEST);
  if (count < least) sheet.complain(`${heading} has ${count} lines to write on.`);
  const place = { x: LEFT, y, width: WIDTH, lines: count };
  sheet.ornament((document) => drawHandwritingLines(document, place, handwriting));
  return y + count * handwriting.pitch;
}
