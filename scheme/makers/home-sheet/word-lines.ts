import { columns, rows } from '../paper/box.ts';
import { LEFT, WIDTH, writingLine } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';

/** Lines for words, side by side. Answers with the height under them. */
export function drawWordLines(sheet: Sheet, top: number, count: number): number {
  const { across, pitch } = WORD_LINES;
  const height = wordLinesHeight(count);
  const area = { x: LEFT, y: top, width: WIDTH, height };
  const cells = rows(area, Math.ceil(count / across), 0)
    .flatMap((line) => columns(line, across, 14))
    .slice(0, count);
  sheet.ornament((document) => {
    for (const { x, y, width } of cells) writingLine(document, y + pitch - 4, x, width);
  });
  return top + height;
}

function wordLinesHeight(count: number): number {
  return Math.ceil(count / WORD_LINES.across) * WORD_LINES.pitch;
}

const WORD_LINES = { across: 4, pitch: 23 } as const;
