import type { SchoolYear } from '../../scheme.ts';
import type { ReviewWeek } from '../../week.ts';
import type { Sheet } from '../paper/sheet.ts';
import { findWeek, reviewedWeeks } from '../week-place.ts';
import { wordsByRule } from '../words/check-words.ts';
import { drawGrid, startGrids } from './class-grids.ts';

const TITLE = 'Review gap grids';
const ABOUT =
  'Tick each word that a child misses. Two or more ticks for a child in one week: teach that pattern again to that child. Half of the class in a column: teach it again to all. A word to know by heart: put it on a card to take home.';

/** A page for each review: the words of its check under the weeks that taught them, to tick what each pupil misses. */
export function drawReviewGapGrids(year: SchoolYear): Sheet {
  const sheet = startGrids(year, TITLE);
  for (const [index, week] of year.weeks.entries()) {
    if (week.kind === 'review') drawReview(sheet, year, index + 1, week);
  }
  return sheet;
}

function drawReview(sheet: Sheet, year: SchoolYear, number: number, week: ReviewWeek): void {
  const { place } = findWeek(year.name, number);
  const weeks = wordsByRule(week, reviewedWeeks(place, week));
  const starts = weeks.map((_, index) =>
    weeks.slice(0, index).reduce((sum, { words }) => sum + words.length, 0),
  );
  drawGrid(sheet, year, {
    title: `${TITLE}, Week ${number}`,
    about: ABOUT,
    legend: weeks.map(({ label, focus, words }) => {
      const listed = words.map((word) => `${word.number}\u00A0${word.word}`).join(', ');
      return `${label}: ${focus} ${listed}`;
    }),
    legendColumns: 1,
    columns: weeks.flatMap(({ words }) => words.map((word) => String(word.number))),
    thickBefore: starts.slice(1),
  });
}
