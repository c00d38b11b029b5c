import { columns, rows } from '../paper/box.ts';
import { drawHandwritingLines, type Handwriting } from '../paper/handwriting.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';

const ACROSS = 4;
const PITCH = { withMiddleLine: 28, plain: 23 } as const;

/** Lines for words, side by side, like those of the year. Answers with the height under them. */
export function drawWordLines(
  sheet: Sheet,
  top: number,
  count: number,
  { hasMiddleLine }: Pick<Handwriting, 'hasMiddleLine'>,
): number {
  const pitch = hasMiddleLine ? PITCH.withMiddleLine : PITCH.plain;
  const down = Math.ceil(count / ACROSS);
  const area = { x: LEFT, y: top, width: WIDTH, height: down * pitch };
  const cells = rows(area, down, 0)
    .flatMap((line) => columns(line, ACROSS, 14))
    .slice(0, count);
  sheet.ornament((document) => {
    for (const { x, y, width } of cells) {
      drawHandwritingLines(document, { x, y, width, lines: 1 }, { pitch, hasMiddleLine });
    }
  });
  return top + area.height;
}
