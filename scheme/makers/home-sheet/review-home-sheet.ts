import { BRAND } from '#contract/brand.ts';
import { A4, BOTTOM, startPrintedPage } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import type { ReviewWeek } from '../../week.ts';
import { reviewedWeeks, type WeekPlace } from '../week-place.ts';
import { wordsByWeek } from '../words/check-words.ts';
import { parseGapSentence } from '../words/gap-sentence.ts';
import { reviewTitle } from '../words/review-title.ts';
import { gameFor } from './games.ts';
import { type ReviewLayout, reviewLayoutOf } from './home-layout.ts';
import { drawFramed, framedHeight } from './home-parts.ts';
import { drawWordPath, drawWordsOfWeeks, drawWordsTwice } from './review-words.ts';

const GAP = 10;
const FRAME_GAP = 4;
/** Between the last frame and the line over the footer. */
const LEAST_MARGIN = 6;
const FOR_GROWN_UPS = {
  name: 'For the grown-up',
  text: 'Ten minutes on each of two days is plenty. Praise the words that are right now and were not before.',
};

const TOLD: Record<ReviewLayout, string> = {
  list: 'These are the words of our check. Circle the ones you would like to know better, and write them here.',
  path: 'These are the words of our check. Play along the path, and write each word that sent you back.',
  weeks:
    'These are the words of our check, week by week. Do two or three weeks a day: read what it was about, cover a word and write it.',
};

/** After the check: its words once more, and what they showed. */
export function drawReviewHomeSheet(place: WeekPlace, week: ReviewWeek): Sheet {
  const title = reviewTitle(week);
  const sheet = new Sheet({ title: `${place.name}: ${title}, home sheet`, ...A4 });
  const footer = `${BRAND.name} · ${place.name} · Home sheet`;
  const layout = reviewLayoutOf(place);
  const weeks = wordsByWeek(week, reviewedWeeks(place, week));
  // Where the words stand week by week, the frames with the weeks are not needed.
  const frames = layout === 'weeks' ? [] : weeks.map(weekFrame);
  const last = [{ name: 'Game', text: gameFor(place, layout) }, FOR_GROWN_UPS];

  let y = startPrintedPage(sheet, { place: `${place.name} · Words for home`, title, footer });
  y = drawFramed(sheet, y - 4, { name: 'Twenty words', text: TOLD[layout] }) + GAP;
  const under = [...frames, ...last].reduce((sum, one) => sum + framedHeight(one) + FRAME_GAP, 0);
  const bottom = BOTTOM - LEAST_MARGIN - under - FRAME_GAP - GAP;
  const words = week.check.map((sentence) => parseGapSentence(sentence).word);
  const area = { top: y, bottom };
  if (layout === 'list') y = drawWordsTwice(sheet, area, words);
  else if (layout === 'path') y = drawWordPath(sheet, area, words);
  else y = drawWordsOfWeeks(sheet, area, weeks);
  y += GAP;
  for (const framed of frames) y = drawFramed(sheet, y, framed) + FRAME_GAP;
  y += FRAME_GAP;
  for (const framed of last) y = drawFramed(sheet, y, framed) + FRAME_GAP;
  if (y - FRAME_GAP > BOTTOM - LEAST_MARGIN) sheet.complain('the last frame touches the footer.');
  return sheet;
}

function weekFrame({ label, focus, words }: ReturnType<typeof wordsByWeek>[number]) {
  return { name: label, text: `${focus} Words: ${words.map(({ word }) => word).join(', ')}.` };
}
