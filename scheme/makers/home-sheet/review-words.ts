import { columns, rows } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { commonSize } from '../paper/fit.ts';
import { drawPracticeGrid } from '../paper/practice-grid.ts';
import { LEFT, WIDTH, writingLine } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import type { wordsByWeek } from '../words/check-words.ts';

interface Area {
  top: number;
  bottom: number;
}

const HIGHEST_GRID = 320;

/** Two tables side by side, with room to write beside each word. Answers with the height under them. */
export function drawWordsTwice(sheet: Sheet, { top, bottom }: Area, words: string[]): number {
  const half = words.length / 2;
  const area = { x: LEFT, y: top, width: WIDTH, height: Math.min(HIGHEST_GRID, bottom - top) };
  const bottoms = columns(area, 2, 12).map((box, index) =>
    drawPracticeGrid(sheet, {
      box,
      words: words
        .slice(index * half, (index + 1) * half)
        .map((notation) => ({ notation, isByHeart: false })),
      headings: ['Word', 'Write it'],
      wordWidth: 112,
      size: 13,
      lowestRow: 20,
      highestRow: 30,
    }),
  );
  return Math.max(...bottoms);
}

const PATH = { across: 5, lowest: 36, highest: 52, gap: 9 } as const;
const BACK_LINES = { across: 4, down: 2, lowest: 24, highest: 40 } as const;

/** A path that winds from the first word to the last, and lines for words to write. Answers with the height under them. */
export function drawWordPath(sheet: Sheet, { top, bottom }: Area, words: string[]): number {
  const down = Math.ceil(words.length / PATH.across);
  const gaps = (down - 1) * PATH.gap;
  const room = bottom - top - gaps - BACK_LINES.down * BACK_LINES.lowest;
  const step = Math.max(PATH.lowest, Math.min(PATH.highest, room / down));
  const height = down * step + gaps;
  const lines = rows({ x: LEFT, y: top, width: WIDTH, height }, down, PATH.gap);
  const boxes = lines.flatMap((line, index) => {
    const cells = columns(line, PATH.across, PATH.gap);
    return index % 2 === 0 ? cells : cells.toReversed();
  });
  sheet.ornament((document) => {
    const [first, ...others] = boxes.map(({ x, y, width, height: high }) => ({
      x: x + width / 2,
      y: y + high / 2,
    }));
    if (first !== undefined) document.moveTo(first.x, first.y);
    for (const { x, y } of others) document.lineTo(x, y);
    document.lineWidth(5).stroke('#bbbbbb');
    for (const { x, y, width, height: high } of boxes) {
      document.roundedRect(x, y, width, high, 8).lineWidth(0.9);
      document.fillAndStroke(COLOURS.sheet, COLOURS.ink);
    }
  });
  const text = { kind: 'print', font: 'readingBold', oneLine: true } as const;
  const size = commonSize(
    boxes.map(({ width, height: high }, index) => {
      return { ...text, content: words[index] ?? '', size: 14, width: width - 10, height: high };
    }),
  );
  for (const [index, box] of boxes.entries()) {
    const inside = { ...box, x: box.x + 5, width: box.width - 10 };
    const content = words[index] ?? '';
    const centred = { align: 'centre', valign: 'middle' } as const;
    sheet.text({ ...text, ...centred, name: `step ${index + 1}`, content, size, box: inside });
  }
  return drawBackLines(sheet, top + height + 4, bottom);
}

function drawBackLines(sheet: Sheet, top: number, bottom: number): number {
  const { across, down, lowest, highest } = BACK_LINES;
  const row = Math.min(highest, (bottom - top) / down);
  if (row < lowest - 4) sheet.complain('the lines under the path are too close.');
  const area = { x: LEFT, y: top, width: WIDTH, height: row * down };
  const cells = rows(area, down, 0).flatMap((line) => columns(line, across, 14));
  sheet.ornament((document) => {
    for (const { x, y, width } of cells) writingLine(document, y + row - 4, x, width);
  });
  return top + area.height;
}

const WEEK = { heading: 20, word: 20, lowest: 58, highest: 108 } as const;

/** What each week was about, its words in a row and a line under each. Answers with the height under them. */
export function drawWordsOfWeeks(
  sheet: Sheet,
  { top, bottom }: Area,
  weeks: ReturnType<typeof wordsByWeek>,
): number {
  const down = weeks.map(({ words }) => Math.ceil(words.length / MOST_ACROSS));
  const shares = down.reduce((sum, count) => sum + count, 0);
  const share = Math.min(WEEK.highest, (bottom - top) / shares);
  if (share < WEEK.lowest) sheet.complain(`a week has ${Math.round(share)} points.`);
  let y = top;
  for (const [index, { label, focus, words }] of weeks.entries()) {
    sheet.text({
      name: label,
      kind: 'print',
      content: [{ text: `${label}: `, font: 'readingBold' }, { text: focus }],
      size: 12.5,
      box: { x: LEFT, y, width: WIDTH, height: WEEK.heading },
      valign: 'middle',
      oneLine: true,
    });
    const count = down[index] ?? 1;
    const area = { x: LEFT, y: y + WEEK.heading, width: WIDTH, height: 0 };
    const high = (share * count - WEEK.heading - 8) / count;
    for (const [at, { word }] of words.entries()) {
      const row = Math.floor(at / MOST_ACROSS);
      const cell = columns(area, MOST_ACROSS, 0)[at % MOST_ACROSS] ?? area;
      const box = { ...cell, y: area.y + row * high, height: high };
      drawWordOfWeek(sheet, box, word);
    }
    y += share * count;
  }
  return y - 8;
}

const MOST_ACROSS = 4;

function drawWordOfWeek(
  sheet: Sheet,
  box: { x: number; y: number; width: number; height: number },
  word: string,
): void {
  sheet.ornament((document) => {
    document.rect(box.x, box.y, box.width, box.height).lineWidth(0.8).stroke(COLOURS.ink);
    writingLine(document, box.y + box.height - 7, box.x + 10, box.width - 20);
  });
  sheet.text({
    name: `word ${word}`,
    kind: 'print',
    content: word,
    font: 'readingBold',
    size: 13.5,
    box: { x: box.x + 10, y: box.y + 2, width: box.width - 16, height: WEEK.word },
    valign: 'middle',
    oneLine: true,
  });
}
