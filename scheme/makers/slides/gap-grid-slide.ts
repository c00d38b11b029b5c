import { type Box, below, columns, splitAcross } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import type { Sheet } from '../paper/sheet.ts';
import type { ReviewWeek, TeachingWeek } from '../../week.ts';
import { wordsByWeek } from '../words/check-words.ts';
import type { Slide } from './slide.ts';

interface ReviewedWeek {
  number: number;
  week: TeachingWeek;
}

const ADVICE =
  'Draw a grid: a row for each child, a column for each week. Count the slips, as in the example. Three or more in a column: teach that week again to those children. Half of the class or more: teach it again to all, before the next half-term begins.';

/** Made-up children, to show how the grid is filled in. */
const EXAMPLE = [
  { child: 'Amira', slips: [0, 3, 1, 0, 0, 0] },
  { child: 'Ben', slips: [1, 0, 0, 2, 0, 1] },
  { child: 'Chidi', slips: [0, 4, 0, 0, 1, 0] },
];
const MANY_SLIPS = 3;

const NAME_WIDTH = 104;
const ROW = 32;
const GAP = 10;

/** How to see, from twenty answers, what the class needs next: which words of the check came from which week. */
export function gapGridSlide(review: ReviewWeek, reviewed: ReviewedWeek[]): Slide {
  return {
    title: 'What the class needs next',
    part: 'Not for the board',
    draw(sheet, area) {
      const advice = sheet.text({
        name: 'advice',
        kind: 'notes',
        content: ADVICE,
        font: 'plain',
        size: 17,
        leading: 1.32,
        box: { ...area, height: 70 },
        filled: true,
      });
      const byWeek = wordsByWeek(review, reviewed);
      const grid = below(area, advice.height + 14);
      const rowsTop = grid.y + grid.height - EXAMPLE.length * ROW;
      const [names, rest] = splitAcross(grid, NAME_WIDTH, GAP);
      for (const [index, column] of columns(rest, byWeek.length, GAP).entries()) {
        const entry = byWeek[index];
        const height = rowsTop - column.y - 8;
        if (entry !== undefined) drawWeek(sheet, { ...column, height }, entry);
        drawSlips(sheet, column, rowsTop, index);
      }
      for (const [index, { child }] of EXAMPLE.entries()) {
        const y = rowsTop + index * ROW;
        sheet.ornament((document) => {
          document.rect(area.x, y, area.width, 1).fill(COLOURS.line);
        });
        drawNote(sheet, { ...names, y, height: ROW }, child, 'left');
      }
    },
  };
}

function drawSlips(sheet: Sheet, column: Box, top: number, at: number): void {
  for (const [index, { child, slips }] of EXAMPLE.entries()) {
    const count = slips[at] ?? 0;
    const box = { ...column, y: top + index * ROW, height: ROW };
    if (count >= MANY_SLIPS) {
      sheet.ornament((document) => {
        const [x, y] = [box.x + box.width / 2, box.y + ROW / 2];
        document.circle(x, y, 13).lineWidth(2).fillAndStroke(COLOURS.honeyWash, COLOURS.apple);
      });
    }
    drawNote(sheet, box, String(count), 'centre', `slips of ${child}`);
  }
}

function drawNote(
  sheet: Sheet,
  box: Box,
  content: string,
  align: 'left' | 'centre',
  name = content,
): void {
  const text = { kind: 'notes', content, font: 'plain', size: 16, valign: 'middle' } as const;
  sheet.text({ ...text, name, box, align });
}

function drawWeek(
  sheet: Sheet,
  column: Box,
  { label, focus, words }: ReturnType<typeof wordsByWeek>[number],
): void {
  sheet.ornament((document) => {
    document.roundedRect(column.x, column.y, column.width, column.height, 12).fill(COLOURS.sheet);
    document.roundedRect(column.x, column.y, column.width, 30, 12).fill(COLOURS.leafWash);
  });
  const inner = { ...column, x: column.x + 10, width: column.width - 16 };
  sheet.text({
    name: `heading ${label}`,
    kind: 'notes',
    content: label,
    font: 'heading',
    size: 15,
    colour: COLOURS.leafDeep,
    box: { ...inner, height: 30 },
    valign: 'middle',
    tag: 'H2',
  });
  const about = sheet.text({
    name: `focus of ${label}`,
    kind: 'notes',
    content: focus,
    font: 'plain',
    size: 13,
    leading: 1.22,
    colour: COLOURS.inkSoft,
    box: { ...below(inner, 36), height: 82 },
    filled: true,
  });
  const left = below(inner, 36 + about.height + 6);
  sheet.text({
    name: `words of ${label}`,
    kind: 'notes',
    content: words.map(({ number, word }) => `${number}\u00A0\u00A0${word}`).join('\n'),
    size: 16,
    leading: 1.24,
    box: left,
    filled: true,
  });
}
