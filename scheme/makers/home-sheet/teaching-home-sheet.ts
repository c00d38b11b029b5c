import { BRAND } from '#contract/brand.ts';
import { handwritingOf } from '../paper/handwriting.ts';
import { A4, BOTTOM, startPrintedPage } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import type { TeachingWeek } from '../../week.ts';
import type { WeekPlace } from '../week-place.ts';
import { capitalised } from '../words/capitalised.ts';
import { practiceWords } from '../words/practice-words.ts';
import { gameFor } from './games.ts';
import { drawFramed, drawToFinish, drawTwoDays } from './home-parts.ts';
import { drawMeaningGrid } from './meaning-grid.ts';
import { sentencesToFinish } from './sentence-to-finish.ts';

const GAP = 7;
const SENTENCES = 2;
const MORE_SENTENCES = [5, 4, 3];
const SHORT_LIST = 10;

/** Heights of a row to write in, in points; the first that the page has room for is taken. */
const ROWS = [34, 32, 30, 28, 26] as const;
const LEAST_ROW = 24;

interface Layout {
  row: number;
  sentences: number;
}

export function drawTeachingHomeSheet(place: WeekPlace, week: TeachingWeek): Sheet {
  for (const layout of layoutsFor(week)) {
    const sheet = drawWith(place, week, layout);
    if (sheet.problems.length === 0) return sheet;
  }
  return drawWith(place, week, { row: LEAST_ROW, sentences: SENTENCES - 1 });
}

/** A short list leaves room for more sentences. */
function layoutsFor(week: TeachingWeek): Layout[] {
  const row = ROWS[0];
  const isShort = practiceWords(week).length <= SHORT_LIST;
  return [
    ...(isShort ? MORE_SENTENCES.map((sentences) => ({ row, sentences })) : []),
    ...[...ROWS, LEAST_ROW].map((height) => ({ row: height, sentences: SENTENCES })),
  ];
}

/** The words with their meanings, sentences to finish, a game, and a line for the grown-up. */
function drawWith(place: WeekPlace, week: TeachingWeek, { row, sentences }: Layout): Sheet {
  const { name, year } = place;
  const sheet = new Sheet({ title: `${name}: ${week.focus}, home sheet`, ...A4 });
  const footer = `${BRAND.name} · ${name} · Home sheet`;
  let y = startPrintedPage(sheet, {
    place: `${name} · Words for home`,
    title: capitalised(week.focus),
    footer,
  });
  y = drawFramed(sheet, y - 4, { name: 'The rule', text: week.rule }) + GAP;
  const words = practiceWords(week);
  y = drawTwoDays(sheet, y - 1, words.length) + 4;
  y = drawMeaningGrid(sheet, y, words, row) + GAP + 4;
  const handwriting = handwritingOf(year.name);
  for (const beginning of sentencesToFinish(week, sentences)) {
    y = drawToFinish(sheet, y, beginning, handwriting) + 2;
  }
  y = drawFramed(sheet, y + GAP, { name: 'Game', text: gameFor(place) }) + GAP;
  y = drawFramed(sheet, y, {
    name: 'For the grown-up',
    text: `Ten minutes on each of two days is plenty. Read a word out, say it in a sentence, and check it together letter by letter. In class we say: ${week.notes.say}`,
  });
  if (y > BOTTOM + 4) sheet.complain(`the home sheet ends at ${Math.round(y)} points.`);
  return sheet;
}
