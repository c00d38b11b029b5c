import type { Word } from '../../words/word.ts';
import { WORDS } from '../../words/words.ts';
import { columns } from '../paper/box.ts';
import { fit } from '../paper/fit.ts';
import { widthOf } from '../paper/fonts.ts';
import { drawHandwritingLines, type Handwriting, handwritingFoot } from '../paper/handwriting.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Run } from '../paper/runs.ts';
import type { Sheet } from '../paper/sheet.ts';
import type { wordsByWeek } from '../words/check-words.ts';

export type WeekOfWords = ReturnType<typeof wordsByWeek>[number];
type CheckWord = WeekOfWords['words'][number];

interface Area {
  bottom: number;
  handwriting: Handwriting;
}

const ACROSS = 2;
const COLUMN_GAP = 18;
const CELL = (WIDTH - COLUMN_GAP) / ACROSS;
const MEANING = { kind: 'print', size: 12, leading: 1.08, filled: true } as const;
const WORD = { kind: 'print', size: 13, font: 'readingBold', oneLine: true } as const;
const GAP_AFTER_WORD = 8;
/** Between the line to write on and the meaning under it. */
const OVER_MEANING = 1;
const LEAST_BETWEEN = 3;
const MOST_BETWEEN = 20;

/** The entry of a word of the check, which may stand at the start of its sentence there. */
export function checkedEntry(word: string): Word {
  const entry = WORDS.get(word) ?? WORDS.get(word.toLowerCase());
  if (entry === undefined) throw new Error(`The word "${word}" of a check has no entry.`);
  return entry;
}

/** Two columns of words, each with a line to write it on and its meaning. Answers with the height under them. */
export function drawWordColumns(
  sheet: Sheet,
  top: number,
  weeks: WeekOfWords[],
  { bottom, handwriting }: Area,
): number {
  const words = weeks.flatMap((week) => week.words).toSorted((a, b) => a.number - b.number);
  const down = Math.ceil(words.length / ACROSS);
  const lines = Array.from({ length: down }, (_, row) =>
    words.filter((_word, index) => index % down === row),
  );
  const heights = lines.map(
    (line) => handwriting.pitch + OVER_MEANING + Math.max(...line.map(meaningHeight)),
  );
  const needed = heights.reduce((sum, height) => sum + height, 0);
  const between = (bottom - top - needed) / (down - 1);
  if (between < LEAST_BETWEEN) sheet.complain(`words are ${between.toFixed(1)} points apart.`);
  let y = top;
  for (const [row, line] of lines.entries()) {
    const height = heights[row] ?? 0;
    for (const [index, cell] of columns(
      { x: LEFT, y, width: WIDTH, height },
      ACROSS,
      COLUMN_GAP,
    ).entries()) {
      const word = line[index];
      if (word === undefined) continue;
      drawWordToWrite(sheet, cell, word, handwriting);
      const under = y + handwriting.pitch + OVER_MEANING;
      sheet.text({
        ...MEANING,
        name: `meaning of ${word.word}`,
        content: checkedEntry(word.word).meaning,
        box: { ...cell, y: under, height: meaningHeight(word) },
      });
    }
    y += height + Math.min(MOST_BETWEEN, between);
  }
  return y - Math.min(MOST_BETWEEN, between);
}

function meaningHeight({ word }: CheckWord): number {
  const content = checkedEntry(word).meaning;
  return fit({ ...MEANING, content, width: CELL, height: Number.POSITIVE_INFINITY }).height;
}

/** '3 bridge' and behind it a line to write it on. */
function drawWordToWrite(
  sheet: Sheet,
  { x, y, width }: { x: number; y: number; width: number },
  { number, word }: CheckWord,
  handwriting: Handwriting,
): void {
  const content: Run[] = [{ text: `${number}\u00A0 ${word}` }];
  const wide = widthOf('readingBold', `${number}\u00A0 ${word}`) * WORD.size + GAP_AFTER_WORD;
  const from = Math.max(LEAST_WORD, wide);
  sheet.text({
    ...WORD,
    name: `word ${number}`,
    content,
    box: { x, y: y + handwritingFoot(handwriting) - WORD_OVER_LINE, width: from, height: 20 },
  });
  const place = { x: x + from, y, width: width - from, lines: 1 };
  sheet.ornament((document) => drawHandwritingLines(document, place, handwriting));
}

/** So that the lines under one another begin at one place, unless a word is long. */
const LEAST_WORD = 104;
/** From the top of a word's box to the foot of its letters. */
const WORD_OVER_LINE = 14;

const HEADING = 20;
const SENTENCE_LABEL = 62;

/** On the other day the others. */
export function weeksOnFirstDay(weeks: number): number {
  return Math.ceil(weeks / 2);
}

/** For the sentence of a day. */
const SENTENCE_LINES = 2;

/** What each week was about, its words with lines, and lines for a sentence a day. Answers with the height under them. */
export function drawWordsOfWeeks(
  sheet: Sheet,
  top: number,
  weeks: WeekOfWords[],
  { bottom, handwriting }: Area,
): number {
  const { pitch } = handwriting;
  const rowsOf = ({ words }: WeekOfWords) => Math.ceil(words.length / ACROSS);
  const endsDay = new Set([weeksOnFirstDay(weeks.length), weeks.length]);
  const linesOf = (index: number) => (endsDay.has(index + 1) ? SENTENCE_LINES : 0);
  const needed = weeks.reduce(
    (sum, week, index) => sum + HEADING + (rowsOf(week) + linesOf(index)) * pitch,
    0,
  );
  const between = (bottom - top - needed) / (weeks.length - 1);
  if (between < LEAST_BETWEEN) sheet.complain(`weeks are ${between.toFixed(1)} points apart.`);
  let y = top;
  for (const [at, week] of weeks.entries()) {
    drawHeading(sheet, y, week);
    y += HEADING;
    for (let row = 0; row < rowsOf(week); row += 1) {
      const cells = columns({ x: LEFT, y, width: WIDTH, height: pitch }, ACROSS, COLUMN_GAP);
      for (const [index, cell] of cells.entries()) {
        const word = week.words[row * ACROSS + index];
        if (word !== undefined) drawWordToWrite(sheet, cell, word, handwriting);
      }
      y += pitch;
    }
    if (endsDay.has(at + 1)) drawSentenceLines(sheet, y, week.label, handwriting);
    y += linesOf(at) * pitch + Math.min(MOST_BETWEEN, between);
  }
  return y - Math.min(MOST_BETWEEN, between);
}

function drawHeading(sheet: Sheet, y: number, { label, focus }: WeekOfWords): void {
  sheet.ornament((document) => document.rect(LEFT, y, WIDTH, HEADING).fill('#ececec'));
  sheet.text({
    name: label,
    kind: 'print',
    content: [{ text: `${label}: `, font: 'readingBold' }, { text: focus }],
    size: 12.5,
    box: { x: LEFT + 6, y, width: WIDTH - 12, height: HEADING },
    valign: 'middle',
    oneLine: true,
  });
}

function drawSentenceLines(sheet: Sheet, y: number, week: string, handwriting: Handwriting): void {
  sheet.text({
    ...WORD,
    font: 'reading',
    name: `sentence of ${week}`,
    content: 'Sentence',
    box: {
      x: LEFT,
      y: y + handwritingFoot(handwriting) - WORD_OVER_LINE,
      width: SENTENCE_LABEL,
      height: 20,
    },
  });
  const place = {
    x: LEFT + SENTENCE_LABEL,
    y,
    width: WIDTH - SENTENCE_LABEL,
    lines: SENTENCE_LINES,
  };
  sheet.ornament((document) => drawHandwritingLines(document, place, handwriting));
}
