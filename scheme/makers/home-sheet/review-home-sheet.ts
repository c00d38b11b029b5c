import { BRAND } from '#contract/brand.ts';
import { columns } from '../paper/box.ts';
import { drawPracticeGrid } from '../paper/practice-grid.ts';
import { A4, LEFT, startPrintedPage, WIDTH } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import type { ReviewWeek } from '../../week.ts';
import { reviewedWeeks, type WeekPlace } from '../week-place.ts';
import { wordsByWeek } from '../words/check-words.ts';
import { parseGapSentence } from '../words/gap-sentence.ts';
import { reviewTitle } from '../words/review-title.ts';
import { gameFor } from './games.ts';
import { drawFramed } from './home-parts.ts';

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
  const grids = { x: LEFT, y, width: WIDTH, height: 320 };
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
  y = Math.max(...bottoms) + 12;
  for (const { label, focus, words: ofWeek } of wordsByWeek(week, reviewedWeeks(place, week))) {
    const text = `${focus} Words: ${ofWeek.map(({ word }) => word).join(', ')}.`;
    y = drawFramed(sheet, y, { name: label, text }) + 4;
  }
  y = drawFramed(sheet, y + 4, { name: 'Game', text: gameFor(place) }) + 8;
  drawFramed(sheet, y, {
    name: 'For the grown-up',
    text: 'Ten minutes on each of two days is plenty. Praise the words that are right now and were not before.',
  });
  return sheet;
}
