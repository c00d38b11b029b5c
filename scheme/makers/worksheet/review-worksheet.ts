import { BRAND } from '#contract/brand.ts';
import { handwritingOf } from '../paper/handwriting.ts';
import { A4, BOTTOM, startPrintedPage } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import type { ReviewWeek } from '../../week.ts';
import type { WeekPlace } from '../week-place.ts';
import { reviewTitle } from '../words/review-title.ts';
import { drawGapSentences } from './missing-words-section.ts';
import { startSection } from './section.ts';
import { drawWriting } from './writing-section.ts';

const ON_FIRST_PAGE = 13;
/** What stands under it on the second page is for the dictation. */
const REST_BOTTOM = 400;

export function drawReviewWorksheet(place: WeekPlace, week: ReviewWeek): Sheet {
  const { name } = place;
  const title = reviewTitle(week);
  const sheet = new Sheet({ title: `${name}: ${title}, check`, ...A4 });
  const header = { place: name, title, footer: `${BRAND.name} · ${name} · Check` };

  let y = startPrintedPage(sheet, { ...header, withName: true });
  y = startSection(sheet, y, {
    letter: 'A',
    heading: 'Twenty words',
    instruction: 'Write the missing word in each sentence that you hear.',
  });
  const start = week.check.slice(0, ON_FIRST_PAGE);
  drawGapSentences(sheet, y + 6, start, { first: 1, bottom: BOTTOM - 10, most: 32 });

  y = startPrintedPage(sheet, header);
  const rest = week.check.slice(ON_FIRST_PAGE);
  const places = { first: ON_FIRST_PAGE + 1, bottom: REST_BOTTOM, most: 32 };
  y = drawGapSentences(sheet, y + 6, rest, places) + 24;
  drawWriting(sheet, y, {
    letter: 'B',
    heading: 'Dictation',
    instruction: 'Write each sentence that your teacher reads to you.',
    handwriting: handwritingOf(place.year.name),
    lines: { above: BOTTOM },
  });
  return sheet;
}
