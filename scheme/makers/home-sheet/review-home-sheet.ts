import { BRAND } from '#contract/brand.ts';
import { handwritingOf } from '../paper/handwriting.ts';
import { A4, BOTTOM, LEFT, startPrintedPage, WIDTH } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import type { ReviewWeek } from '../../week.ts';
import { reviewedWeeks, type WeekPlace } from '../week-place.ts';
import { wordsByWeek } from '../words/check-words.ts';
import { reviewTitle } from '../words/review-title.ts';
import { gameFor } from './games.ts';
import { type ReviewLayout, reviewLayoutOf } from './home-layout.ts';
import {
  drawFramed,
  drawTwoDays,
  framedHeight,
  type TwoDays,
  wordsOnTwoDays,
} from './home-parts.ts';
import { drawNumberPath, PATH_HEIGHT } from './number-path.ts';
import {
  checkedEntry,
  drawWordColumns,
  drawWordsOfWeeks,
  weeksOnFirstDay,
  type WeekOfWords,
} from './review-words.ts';
import { reviewSentenceToFinish } from './sentence-to-finish.ts';
import { drawWordTable, TABLES } from './word-table.ts';

const GAP = 8;
const FRAME_GAP = 6;
const INSTRUCTION = 20;
/** Heights of a row of the table or of a line, in points; the first that the page has room for is taken. */
const ROWS: Record<ReviewLayout, readonly number[]> = {
  table: [30, 29, 28, 27, 26, 25, 24, 23, 22],
  path: [24, 23, 22],
  weeks: [28, 27, 26, 25, 24],
};
/** Of lines with a middle line. */
const LEAST_FOR_YOUNGEST = 24;
const TEN_MINUTES = 'Ten minutes a day is plenty.';
const PRAISE = 'Praise each word that is now right.';

const TOLD: Record<ReviewLayout, string> = {
  table: 'The words of our check. Look at a word, cover it, write it and check it.',
  path: 'The words of our check. Cover a word, write it on its line and check it.',
  weeks: 'The words of our check. Cover a word and write it. Each day, put two in one sentence.',
};

/** After the check: each of its words once more with room to write it, and a game. */
export function drawReviewHomeSheet(place: WeekPlace, week: ReviewWeek): Sheet {
  const layout = reviewLayoutOf(place);
  const { hasMiddleLine } = handwritingOf(place.year.name);
  const rows = ROWS[layout].filter((row) => !hasMiddleLine || row >= LEAST_FOR_YOUNGEST);
  const settings = textsForGrownUps(place, week).flatMap((forGrownUps) =>
    rows.map((row) => ({ layout, row, forGrownUps })),
  );
  const [first, ...others] = settings.map((setting) => () => drawWith(place, week, setting));
  if (first === undefined) throw new Error(`${place.name} has no home sheet.`);
  let sheet = first();
  for (const draw of others) {
    if (sheet.problems.length === 0) break;
    sheet = draw();
  }
  return sheet;
}

/** What we say in class about the words, as far as the page has room for it, and a sentence to finish. */
function textsForGrownUps(place: WeekPlace, week: ReviewWeek): string[] {
  const words = wordsByWeek(week, reviewedWeeks(place, week)).flatMap((one) => one.words);
  const beginning = reviewSentenceToFinish(words.map(({ word }) => word));
  if (beginning === undefined) throw new Error(`${place.name} has no sentence to finish.`);
  const finish = `Finish this sentence in turn: ${beginning} …`;
  const say = `In class we say: ${week.notes.say}`;
  return [
    `${TEN_MINUTES} ${PRAISE} ${say} ${finish}`,
    `${TEN_MINUTES} ${say} ${finish}`,
    `${TEN_MINUTES} ${PRAISE} ${finish}`,
    `${TEN_MINUTES} ${finish}`,
  ];
}

interface Tried {
  layout: ReviewLayout;
  row: number;
  forGrownUps: string;
}

function drawWith(place: WeekPlace, week: ReviewWeek, { layout, row, forGrownUps }: Tried): Sheet {
  const title = reviewTitle(week);
  const sheet = new Sheet({ title: `${place.name}: ${title}, home sheet`, ...A4 });
  const footer = `${BRAND.name} · ${place.name} · Home sheet`;
  const weeks = wordsByWeek(week, reviewedWeeks(place, week));
  // Twenty words on a page leave less room for each than a sheet of sentences.
  const handwriting = { ...handwritingOf(place.year.name), pitch: row };
  const frames = [
    { name: 'Game', text: gameFor(place, layout) },
    { name: 'For the grown-up', text: forGrownUps },
  ];

  let y = startPrintedPage(sheet, { place: `${place.name} · Words for home`, title, footer });
  y = drawInstruction(sheet, y - 6, TOLD[layout]);
  y = drawTwoDays(sheet, y, twoDaysOf(layout, weeks)) + 6;
  const framed = frames.reduce((sum, one) => sum + framedHeight(one) + FRAME_GAP, -FRAME_GAP);
  const framesTop = BOTTOM - framed;
  if (layout === 'table') {
    const words = weeks.flatMap((one) => one.words).toSorted((a, b) => a.number - b.number);
    const rows = words.map(({ word }) => ({ notation: checkedEntry(word).word, isByHeart: false }));
    y = drawWordTable(sheet, y, rows, {
      columns: TABLES.review,
      leastRow: row,
      isForYoungest: handwriting.hasMiddleLine,
    });
  } else if (layout === 'path') {
    const bottom = framesTop - PATH_HEIGHT - 2 * GAP;
    y = drawWordColumns(sheet, y, weeks, { bottom, handwriting });
    y = drawNumberPath(sheet, framesTop - PATH_HEIGHT - GAP);
  } else {
    y = drawWordsOfWeeks(sheet, y, weeks, { bottom: framesTop - GAP, handwriting });
  }
  if (y > framesTop - FRAME_GAP) sheet.complain('the words touch the game.');
  y = framesTop;
  for (const one of frames) y = drawFramed(sheet, y, one) + FRAME_GAP;
  return sheet;
}

function twoDaysOf(layout: ReviewLayout, { length }: WeekOfWords[]): TwoDays {
  if (layout !== 'weeks') return wordsOnTwoDays(WORDS, 'check them');
  const first = weeksOnFirstDay(length);
  return [
    [`first ${first} weeks`, 'check them'],
    [`other ${length - first} weeks`, 'the game'],
  ];
}

const WORDS = 20;

function drawInstruction(sheet: Sheet, y: number, content: string): number {
  const box = { x: LEFT, y, width: WIDTH, height: INSTRUCTION };
  sheet.text({ name: 'instruction', kind: 'print', content, size: 13, box, oneLine: true });
  return y + INSTRUCTION;
}
