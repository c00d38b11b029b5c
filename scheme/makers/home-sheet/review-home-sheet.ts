import { BRAND } from '#contract/brand.ts';
import { type Handwriting, handwritingOf } from '../paper/handwriting.ts';
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
  type WeekOfWords,
} from './review-words.ts';
import { reviewSentenceToFinish } from './sentence-to-finish.ts';
import { drawWordTable, TABLES } from './word-table.ts';

const GAP = 8;
const FRAME_GAP = 6;
const INSTRUCTION = 20;
/** Heights of a row of the table, in points; the first that the page has room for is taken. */
const ROWS = [30, 29, 28, 27, 26, 25, 24] as const;
const FOR_GROWN_UPS = 'Ten minutes a day is plenty. Praise each word that is now right.';

const TOLD: Record<ReviewLayout, string> = {
  table: 'The words of our check. Look at a word, cover it, write it and check it.',
  path: 'The words of our check. Cover a word, write it on its line and check it.',
  weeks: 'The words of our check. Cover a word, write it, then put one of each week in a sentence.',
};

/** After the check: each of its words once more with room to write it, and a game. */
export function drawReviewHomeSheet(place: WeekPlace, week: ReviewWeek): Sheet {
  const layout = reviewLayoutOf(place);
  const rows = layout === 'table' ? ROWS : ROWS.slice(-1);
  const words = wordsByWeek(week, reviewedWeeks(place, week)).flatMap((one) => one.words);
  const beginning = reviewSentenceToFinish(words.map(({ word }) => word));
  // A sentence to finish only where the page has room for it.
  const texts = [`${FOR_GROWN_UPS} Finish this sentence in turn: ${beginning} …`, FOR_GROWN_UPS];
  for (const forGrownUps of texts.slice(beginning === undefined ? 1 : 0)) {
    for (const row of rows) {
      const sheet = drawWith(place, week, { layout, row, forGrownUps });
      if (sheet.problems.length === 0) return sheet;
    }
  }
  return drawWith(place, week, { layout, row: rows.at(-1) ?? 0, forGrownUps: FOR_GROWN_UPS });
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
  const handwriting = handwritingForWords(place, layout);
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

/** Twenty words on a page leave less room for each than a sheet of sentences. */
function handwritingForWords({ year }: WeekPlace, layout: ReviewLayout): Handwriting {
  return { ...handwritingOf(year.name), pitch: layout === 'path' ? UNDER_MEANINGS : WORD_LINE };
}

const WORD_LINE = 28;
const UNDER_MEANINGS = 24;

function twoDaysOf(layout: ReviewLayout, { length }: WeekOfWords[]): TwoDays {
  if (layout !== 'weeks') return wordsOnTwoDays(WORDS, 'check them');
  const first = Math.ceil(length / 2);
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
