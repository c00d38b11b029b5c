import { BRAND } from '#contract/brand.ts';
import { columns } from '../paper/box.ts';
import { drawPracticeGrid } from '../paper/practice-grid.ts';
import { A4, BOTTOM, LEFT, startPrintedPage, WIDTH } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import type { ReviewWeek } from '../../week.ts';
import { reviewedWeeks, type WeekPlace } from '../week-place.ts';
import { wordsByWeek } from '../words/check-words.ts';
import { parseGapSentence } from '../words/gap-sentence.ts';
import { reviewTitle } from '../words/review-title.ts';
import { gameFor } from './games.ts';
import { drawFramed, framedHeight } from './home-parts.ts';

const HIGHEST_GRID = 320;
const GRID_GAP = 12;
const FRAME_GAP = 4;
/** Between the last frame and the line over the footer. */
const LEAST_MARGIN = 6;
const FOR_GROWN_UPS = {
  name: 'For the grown-up',
  text: 'Ten minutes on each of two days is plenty. Praise the words that are right now and were not before.',
};

/** After the check: its words once more, and what they showed. */
export function drawReviewHomeSheet(place: WeekPlace, week: ReviewWeek): Sheet {
  const title = reviewTitle(week);
  const sheet = new Sheet({ title: `${place.name}: ${title}, home sheet`, ...A4 });
  const footer = `${BRAND.name} · ${place.name} · Home sheet`;
  let y = startPrintedPage(sheet, { place: `${place.name} · Words for home`, title, footer });
  y =
    drawFramed(sheet, y - 4, {
      name: 'Twenty words',
      text: 'These are the words of our check. Circle the ones you would like to know better, and write them here.',
    }) + 10;
  const words = week.check.map((sentence) => ({
    notation: parseGapSentence(sentence).word,
    isByHeart: false,
  }));
  const half = words.length / 2;
  const weeks = wordsByWeek(week, reviewedWeeks(place, week)).map(
    ({ label, focus, words: ofWeek }) => ({
      name: label,
      text: `${focus} Words: ${ofWeek.map(({ word }) => word).join(', ')}.`,
    }),
  );
  const last = [{ name: 'Game', text: gameFor(place) }, FOR_GROWN_UPS];
  const under = [...weeks, ...last].reduce((sum, one) => sum + framedHeight(one) + FRAME_GAP, 0);
  const room = BOTTOM - LEAST_MARGIN - y - GRID_GAP - under - FRAME_GAP;
  const grids = { x: LEFT, y, width: WIDTH, height: Math.min(HIGHEST_GRID, room) };
  const bottoms = columns(grids, 2, 12).map((box, index) =>
    drawPracticeGrid(sheet, {
      box,
      words: words.slice(index * half, (index + 1) * half),
      headings: ['Word', 'Write it'],
      wordWidth: 112,
      size: 13,
      lowestRow: 20,
      highestRow: 30,
    }),
  );
  y = Math.max(...bottoms) + GRID_GAP;
  for (const framed of weeks) y = drawFramed(sheet, y, framed) + FRAME_GAP;
  y += FRAME_GAP;
  for (const framed of last) y = drawFramed(sheet, y, framed) + FRAME_GAP;
  if (y - FRAME_GAP > BOTTOM - LEAST_MARGIN) sheet.complain('the last frame touches the footer.');
  return sheet;
}
