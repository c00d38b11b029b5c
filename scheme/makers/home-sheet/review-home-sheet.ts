import { BRAND } from '#contract/brand.ts';
import { handwritingOf } from '../paper/handwriting.ts';
import { A4, BOTTOM, startPrintedPage } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import type { ReviewWeek } from '../../week.ts';
import { reviewedWeeks, type WeekPlace } from '../week-place.ts';
import { wordsByWeek } from '../words/check-words.ts';
import { reviewTitle } from '../words/review-title.ts';
import { gameFor } from './games.ts';
import { type ReviewLayout, reviewLayoutOf } from './home-layout.ts';
import { drawFramed, drawToFinish, framedHeight } from './home-parts.ts';
import {
  drawNumberPath,
  drawWordLines,
  drawWordsOfWeeks,
  PATH_HEIGHT,
  wordLinesHeight,
} from './review-words.ts';

const GAP = 8;
const FRAME_GAP = 4;
/** Between the last frame and the line over the footer. */
const LEAST_MARGIN = 4;
const WORDS_TO_KEEP = 8;
const BEGINNINGS = ['On the way to school', 'My family'];
/** Over the line of a sentence to finish, and under it. */
const SENTENCE_EXTRA = 14;
const FOR_GROWN_UPS = {
  name: 'For the grown-up',
  text: 'Ten minutes on each of two days is plenty. Praise the words that are right now and were not before.',
};

const TOLD: Record<ReviewLayout, string> = {
  list: 'The words of our check and what they mean. Write those you would like to know better on the lines, and use two of them to finish the sentences.',
  path: 'The words of our check and what they mean. Play along the numbers, and use two words that sent you back to finish the sentences.',
  weeks:
    'The words of our check and what they mean. Do two or three weeks a day: cover a word, write it in a sentence and check it.',
};

/** After the check: its words once more with their meanings, something to do with them, and sentences to write. */
export function drawReviewHomeSheet(place: WeekPlace, week: ReviewWeek): Sheet {
  const title = reviewTitle(week);
  const sheet = new Sheet({ title: `${place.name}: ${title}, home sheet`, ...A4 });
  const footer = `${BRAND.name} · ${place.name} · Home sheet`;
  const layout = reviewLayoutOf(place);
  const weeks = wordsByWeek(week, reviewedWeeks(place, week));
  const handwriting = handwritingOf(place.year.name);
  const frames = [{ name: 'Game', text: gameFor(place, layout) }, FOR_GROWN_UPS];
  const part = {
    list: wordLinesHeight(WORDS_TO_KEEP) + GAP,
    path: PATH_HEIGHT + GAP,
    weeks: 0,
  }[layout];
  const beginnings = layout === 'weeks' ? [] : BEGINNINGS;

  let y = startPrintedPage(sheet, { place: `${place.name} · Words for home`, title, footer });
  y = drawFramed(sheet, y - 6, { name: 'Twenty words', text: TOLD[layout] }) + GAP;
  const under =
    part +
    beginnings.length * (handwriting.pitch + SENTENCE_EXTRA) +
    frames.reduce((sum, one) => sum + framedHeight(one) + FRAME_GAP, 0);
  y = drawWordsOfWeeks(sheet, y, {
    weeks,
    bottom: BOTTOM - LEAST_MARGIN - under - GAP,
    ...(layout === 'weeks' ? { sentences: handwriting } : {}),
  });
  if (layout === 'list') y = drawWordLines(sheet, y, WORDS_TO_KEEP) + GAP;
  if (layout === 'path') y = drawNumberPath(sheet, y + 2) + GAP;
  for (const beginning of beginnings) {
    y = drawToFinish(sheet, y, beginning, handwriting) + SENTENCE_EXTRA - 12;
  }
  y += GAP / 2;
  for (const framed of frames) y = drawFramed(sheet, y, framed) + FRAME_GAP;
  if (y - FRAME_GAP > BOTTOM - LEAST_MARGIN + 4)
    sheet.complain('the last frame touches the footer.');
  return sheet;
}
