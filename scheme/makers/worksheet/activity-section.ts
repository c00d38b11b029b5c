import type { Activity } from '../activities/activity.ts';
import { fit } from '../paper/fit.ts';
import { widthOf } from '../paper/fonts.ts';
import type { Handwriting } from '../paper/handwriting.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import { shuffled } from '../words/shuffled.ts';
import { guideLineFor } from './guide-line.ts';
import { drawPartnerGrids } from './partner-grid.ts';
import { startSection } from './section.ts';
import { drawWeb } from './web-section.ts';

const NUMBER = 24;
const SIZE = 13;
const LEADING = 1.3;
const ANSWER_WIDTH = 170;
const LEAST_ROW = 25;
const COLUMN_GAP = 16;
/** A word as a sum or in its syllables is longer than the word. */
const TAKES_ROOM: ReadonlySet<string> = new Set(['take apart', 'syllables']);
const WIDE_ANSWER = 300;
/** Of half a line, where two short prompts share it. */
const ANSWER_SHARE = 0.44;

/** An activity on paper, a line for each answer. Answers with the height under it. */
export function drawActivity(
  sheet: Sheet,
  top: number,
  letter: string,
  activity: Activity,
  handwriting: Handwriting,
): number {
  const { title, instruction, centre } = activity;
  const items = activity.onPaper ?? activity.items;
  const bank = bankOnPaper(activity);
  let y = startSection(sheet, top, { letter, heading: title, instruction });
  if (centre !== undefined) return drawWeb(sheet, y, { centre, items }, handwriting);
  if (activity.kind === 'partner dictation') return drawPartnerGrids(sheet, y, items, handwriting);
  const isInOrder = activity.kind === 'dictionary order';
  // Words to remember are on the board alone.
  const isHidden = activity.kind === 'from memory';
  const choices = isInOrder ? items.map(({ prompt }) => prompt) : bank;
  if (choices.length > 0) y = drawChoices(sheet, y, choices);
  // The first line is for the first word of the dictionary, not for the word that happens to stand first.
  const prompts = items.map(({ prompt }) => (isInOrder || isHidden ? '' : prompt));
  const isShort = !TAKES_ROOM.has(activity.kind) && prompts.every(fitsHalfLine);
  const guideLine = guideLineFor(handwriting);
  const columns = isShort ? 2 : 1;
  const width = (WIDTH - COLUMN_GAP * (columns - 1)) / columns;
  const answerWidth = isShort
    ? width * ANSWER_SHARE
    : TAKES_ROOM.has(activity.kind)
      ? WIDE_ANSWER
      : ANSWER_WIDTH;
  for (let index = 0; index < prompts.length; index += columns) {
    let height = LEAST_ROW;
    for (const [column, prompt] of prompts.slice(index, index + columns).entries()) {
      const cell = { x: LEFT + column * (width + COLUMN_GAP), y, width, answerWidth };
      const number = index + column + 1;
      height = Math.max(height, drawItem(sheet, cell, { number, prompt, guideLine }));
    }
    y += height;
  }
  return y;
}

/** Where paper has more items than the board, their answers are among the choices. */
function bankOnPaper({ bank = [], onPaper, title }: Activity): string[] {
  if (bank.length === 0 || onPaper === undefined) return bank;
  return shuffled(
    onPaper.map(({ answer }) => answer),
    title,
  );
}

function fitsHalfLine(prompt: string): boolean {
  const room = ((WIDTH - COLUMN_GAP) / 2) * (1 - ANSWER_SHARE) - NUMBER - 8;
  return widthOf('reading', prompt) * SIZE <= room;
}

function drawChoices(sheet: Sheet, y: number, choices: string[]): number {
  const { height } = sheet.text({
    name: 'choices',
    kind: 'print',
    content: choices.join('\u00A0\u00A0\u00A0\u00A0 '),
    font: 'readingBold',
    size: SIZE,
    box: { x: LEFT + NUMBER, y, width: WIDTH - NUMBER, height: 40 },
  });
  return y + height + 8;
}

interface Item {
  number: number;
  prompt: string;
  guideLine: ReturnType<typeof guideLineFor>;
}

function drawItem(
  sheet: Sheet,
  cell: { x: number; y: number; width: number; answerWidth: number },
  { number, prompt, guideLine }: Item,
): number {
  const { answerWidth } = cell;
  const width = cell.width - NUMBER - answerWidth - 8;
  const text = {
    kind: 'print',
    content: prompt,
    size: SIZE,
    leading: LEADING,
    filled: true,
  } as const;
  const height =
    prompt === ''
      ? SIZE * LEADING
      : fit({ ...text, width, height: Number.POSITIVE_INFINITY }).height;
  sheet.text({
    ...text,
    name: `number ${number}`,
    content: `${number}.`,
    font: 'readingBold',
    box: { x: cell.x, y: cell.y, width: NUMBER, height: 20 },
  });
  if (prompt !== '') {
    sheet.text({
      ...text,
      name: `item ${number}`,
      box: { x: cell.x + NUMBER, y: cell.y, width, height },
    });
  }
  const line = cell.y + Math.max(16, height - 3);
  const from = prompt === '' ? cell.x + NUMBER : cell.x + cell.width - answerWidth;
  const end = cell.x + cell.width;
  sheet.ornament((document) => guideLine(document, line, from, end - from));
  return height + 8;
}
