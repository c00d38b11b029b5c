import { BRAND } from '#contract/brand.ts';
import { handwritingOf } from '../paper/handwriting.ts';
import { A4, BOTTOM, startPrintedPage } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import type { TeachingWeek } from '../../week.ts';
import type { WeekPlace } from '../week-place.ts';
import { capitalised } from '../words/capitalised.ts';
import { practiceWords } from '../words/practice-words.ts';
import { GAMES } from './games.ts';
import { drawFramed, drawToFinish } from './home-parts.ts';
import { drawMeaningGrid } from './meaning-grid.ts';
import { sentencesToFinish } from './sentence-to-finish.ts';

const GAP = 7;
const SENTENCES = 2;

/** Heights of a row to write in, in points; the first that the page has room for is taken. */
const ROWS = [34, 32, 30, 28, 26];
const LEAST_ROW = 24;

export function drawTeachingHomeSheet(place: WeekPlace, week: TeachingWeek): Sheet {
  for (const row of ROWS) {
    const sheet = drawWithRows(place, week, row);
    if (sheet.problems.length === 0) return sheet;
  }
  return drawWithRows(place, week, LEAST_ROW);
}

/** The words with their meanings, sentences to finish, a game, and a line for the grown-up. */
function drawWithRows(place: WeekPlace, week: TeachingWeek, leastRow: number): Sheet {
  const { name, number, year } = place;
  const sheet = new Sheet({ title: `${name}: ${week.focus}, home sheet`, ...A4 });
  const footer = `${BRAND.name} · ${name} · Home sheet`;
  let y = startPrintedPage(sheet, {
    place: `${name} · Words for home`,
    title: capitalised(week.focus),
    footer,
  });
  y = drawFramed(sheet, y - 4, { name: 'The rule', text: week.rule }) + GAP;
  y = drawMeaningGrid(sheet, y, practiceWords(week), leastRow) + GAP + 4;
  const handwriting = handwritingOf(year.name);
  for (const beginning of sentencesToFinish(week, SENTENCES)) {
    y = drawToFinish(sheet, y, beginning, handwriting) + 2;
  }
  y = drawFramed(sheet, y + GAP, { name: 'Game', text: GAMES[number % GAMES.length] ?? '' }) + GAP;
  y = drawFramed(sheet, y, {
    name: 'For the grown-up',
    text: `Five minutes a day is plenty. Read a word out, say it in a sentence, and check it together letter by letter. In class we say: ${week.notes.say}`,
  });
  if (y > BOTTOM + 4) sheet.complain(`the home sheet ends at ${Math.round(y)} points.`);
  return sheet;
}
