import { WORDS } from '../../words/words.ts';
import { columns, rows } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { fit } from '../paper/fit.ts';
import { drawHandwritingLines, type Handwriting } from '../paper/handwriting.ts';
import { LEFT, WIDTH, writingLine } from '../paper/printed-page.ts';
import type { Run } from '../paper/runs.ts';
import type { Sheet } from '../paper/sheet.ts';
import type { wordsByWeek } from '../words/check-words.ts';

type WeekOfWords = ReturnType<typeof wordsByWeek>[number];
type CheckWord = WeekOfWords['words'][number];

const ACROSS = 2;
const COLUMN_GAP = 14;
const CELL = (WIDTH - COLUMN_GAP) / ACROSS;
const HEAD = 19;
const SENTENCE_LABEL = 60;
const TEXT = { kind: 'print', size: 12, leading: 1.1, filled: true } as const;
/** Between two rows of words, from a full page to an airy one. */
const ROW_GAP = { least: 1, most: 7 } as const;

/** What is left is shared among the weeks, a part of it under their headings. */
const MOST_BETWEEN_WEEKS = 24;
const OVER_WORDS = 0.2;

interface WordsOfWeeks {
  weeks: WeekOfWords[];
  bottom: number;
  /** Lines for a sentence with a word of each week. */
  sentences?: Handwriting;
}

/** What each week was about, and its words with their meanings. Answers with the height under them. */
export function drawWordsOfWeeks(
  sheet: Sheet,
  top: number,
  { weeks, bottom, sentences }: WordsOfWeeks,
): number {
  const perWeek = HEAD + (sentences?.pitch ?? 0);
  const blocks = weeks.map((week) => ({ week, lines: inRows(week.words) }));
  const lines = blocks.flatMap((block) => block.lines);
  const needed = weeks.length * perWeek + lines.reduce((sum, line) => sum + rowHeight(line), 0);
  const gap = Math.min(ROW_GAP.most, (bottom - top - needed) / lines.length);
  const left = bottom - top - needed - Math.max(0, gap) * lines.length;
  const between = Math.max(0, Math.min(MOST_BETWEEN_WEEKS, left / weeks.length));
  if (gap < ROW_GAP.least) sheet.complain(`the rows of words are ${gap.toFixed(1)} points apart.`);
  let y = top;
  for (const { week, lines: ofWeek } of blocks) {
    // Beside lines to write on, one over the heading would look like another.
    if (sentences === undefined) drawRule(sheet, y);
    drawHeading(sheet, y, week);
    y += HEAD + between * OVER_WORDS;
    for (const line of ofWeek) {
      drawRow(sheet, y, line);
      y += rowHeight(line) + gap;
    }
    if (sentences !== undefined) {
      drawSentenceLine(sheet, y, week.label, sentences);
      y += sentences.pitch;
    }
    y += between * (1 - OVER_WORDS);
  }
  return y;
}

function inRows(words: CheckWord[]): CheckWord[][] {
  return words.flatMap((_, index) =>
    index % ACROSS === 0 ? [words.slice(index, index + ACROSS)] : [],
  );
}

function rowHeight(words: CheckWord[]): number {
  return Math.max(
    ...words.map(
      (word) =>
        fit({ ...TEXT, content: runsOf(word), width: CELL, height: Number.POSITIVE_INFINITY })
          .height,
    ),
  );
}

function runsOf({ number, word }: CheckWord): Run[] {
  const entry = WORDS.get(word) ?? WORDS.get(word.toLowerCase());
  return [
    { text: `${number}\u00A0 ${word}: `, font: 'readingBold' },
    { text: entry?.meaning ?? '' },
  ];
}

function drawRule(sheet: Sheet, y: number): void {
  sheet.ornament((document) =>
    document
      .moveTo(LEFT, y + 1)
      .lineTo(LEFT + WIDTH, y + 1)
      .lineWidth(0.6)
      .stroke('#777777'),
  );
}

function drawHeading(sheet: Sheet, y: number, { label, focus }: WeekOfWords): void {
  sheet.text({
    name: label,
    kind: 'print',
    content: [{ text: `${label}: `, font: 'readingBold' }, { text: focus }],
    size: 12,
    box: { x: LEFT, y: y + 3, width: WIDTH, height: HEAD - 3 },
    valign: 'middle',
    oneLine: true,
  });
}

function drawRow(sheet: Sheet, y: number, words: CheckWord[]): void {
  const cells = columns({ x: LEFT, y, width: WIDTH, height: rowHeight(words) }, ACROSS, COLUMN_GAP);
  for (const [index, word] of words.entries()) {
    const box = cells[index];
    if (box === undefined) continue;
    sheet.text({ ...TEXT, name: `meaning of ${word.word}`, content: runsOf(word), box });
  }
}

function drawSentenceLine(sheet: Sheet, y: number, week: string, handwriting: Handwriting): void {
  sheet.text({
    ...TEXT,
    name: `sentence of ${week}`,
    content: 'Sentence',
    box: { x: LEFT, y: y + handwriting.pitch - 22, width: SENTENCE_LABEL, height: 16 },
    oneLine: true,
  });
  const place = { x: LEFT + SENTENCE_LABEL, y, width: WIDTH - SENTENCE_LABEL, lines: 1 };
  sheet.ornament((document) => drawHandwritingLines(document, place, handwriting));
}

const PATH = { across: 10, down: 2, step: 28, gap: 8 } as const;
export const PATH_HEIGHT = PATH.down * PATH.step + (PATH.down - 1) * PATH.gap;

/** A path that winds from the number of the first word to that of the last. Answers with the height under it. */
export function drawNumberPath(sheet: Sheet, top: number): number {
  const area = { x: LEFT, y: top, width: WIDTH, height: PATH_HEIGHT };
  const boxes = rows(area, PATH.down, PATH.gap).flatMap((line, index) => {
    const cells = columns(line, PATH.across, PATH.gap);
    return index % 2 === 0 ? cells : cells.toReversed();
  });
  sheet.ornament((document) => {
    for (const [index, { x, y, width, height }] of boxes.entries()) {
      const middle = { x: x + width / 2, y: y + height / 2 };
      if (index === 0) document.moveTo(middle.x, middle.y);
      else document.lineTo(middle.x, middle.y);
    }
    document.lineWidth(5).stroke('#bbbbbb');
    for (const { x, y, width, height } of boxes) {
      document.roundedRect(x, y, width, height, 8).lineWidth(0.9);
      document.fillAndStroke(COLOURS.sheet, COLOURS.ink);
    }
  });
  for (const [index, box] of boxes.entries()) {
    sheet.text({
      name: `step ${index + 1}`,
      kind: 'print',
      content: String(index + 1),
      font: 'heading',
      size: 14,
      box,
      align: 'centre',
      valign: 'middle',
      oneLine: true,
    });
  }
  return top + PATH_HEIGHT;
}

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

export function wordLinesHeight(count: number): number {
  return Math.ceil(count / WORD_LINES.across) * WORD_LINES.pitch;
}

const WORD_LINES = { across: 4, pitch: 23 } as const;
