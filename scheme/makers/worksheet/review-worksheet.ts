import { BRAND } from '#contract/brand.ts';
import { handwritingOf } from '../paper/handwriting.ts';
import { drawPracticeGrid } from '../paper/practice-grid.ts';
import { A4, BOTTOM, LEFT, startPrintedPage, WIDTH } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import type { ReviewWeek } from '../../week.ts';
import { reviewedWeeks, type WeekPlace } from '../week-place.ts';
import { reviewTitle } from '../words/review-title.ts';
import { drawHardWords, hardWordsHeight } from './hard-words-section.ts';
import { drawGapSentences } from './missing-words-section.ts';
import { type ReviewForm, reviewForm } from './review-form.ts';
import { drawRuleRows, RULES_HEIGHT } from './rule-rows-section.ts';
import { startSection } from './section.ts';
import { drawWriting } from './writing-section.ts';

const ON_FIRST_PAGE = 13;
/** What stands under it on the second page is for the dictation. */
const REST_BOTTOM = 400;
const SECTION_GAP = 18;
const TO_LEARN = 5;

type DrawPages = (sheet: Sheet, place: WeekPlace, week: ReviewWeek, header: Header) => void;
type Header = Parameters<typeof startPrintedPage>[1];

const PAGES: Record<ReviewForm, DrawPages> = {
  sentences: drawSentences,
  grid: drawGrid,
  'one page': drawOnePage,
};

/** Part A for the check and part B for the passage; part C, where there is one, for what is learnt from it. */
export function drawReviewWorksheet(place: WeekPlace, week: ReviewWeek): Sheet {
  const { name } = place;
  const title = reviewTitle(week);
  const sheet = new Sheet({ title: `${name}: ${title}, check`, ...A4 });
  const header = { place: name, title, footer: `${BRAND.name} · ${name} · Check` };
  PAGES[reviewForm(place)](sheet, place, week, header);
  return sheet;
}

/** The sentences with room between them, the last under those of the first page. */
function drawSentences(sheet: Sheet, place: WeekPlace, week: ReviewWeek, header: Header): void {
  let y = startCheck(sheet, header, SENTENCES_TOLD);
  const start = week.check.slice(0, ON_FIRST_PAGE);
  drawGapSentences(sheet, y + 6, start, { first: 1, bottom: BOTTOM - 10, most: 32 });
  y = startPrintedPage(sheet, header);
  const rest = week.check.slice(ON_FIRST_PAGE);
  const places = { first: ON_FIRST_PAGE + 1, bottom: REST_BOTTOM, most: 32 };
  y = drawGapSentences(sheet, y + 6, rest, places) + 24;
  drawPassage(sheet, place, { top: y, bottom: BOTTOM });
}

/** A row for each word, to write it, put it right and write it once more; then the rules. */
function drawGrid(sheet: Sheet, place: WeekPlace, week: ReviewWeek, header: Header): void {
  const y = startCheck(
    sheet,
    header,
    'Write each word that you hear. After marking, put it right.',
  );
  drawPracticeGrid(sheet, {
    box: { x: LEFT, y, width: WIDTH, height: BOTTOM - y },
    words: week.check.map((_, index) => ({ notation: `${index + 1}`, isByHeart: false })),
    headings: ['Listen and write', 'Put right', 'Once more'],
    wordWidth: 190,
    size: 14,
    lowestRow: 28,
    highestRow: 32,
  });
  const rulesTop = BOTTOM - RULES_HEIGHT;
  const top = startPrintedPage(sheet, header);
  drawPassage(sheet, place, { top, bottom: rulesTop - SECTION_GAP });
  drawRuleRows(sheet, rulesTop, { letter: 'C', weeks: reviewedWeeks(place, week) });
}

/** All sentences on a page as in a test, then the passage and five words to learn. */
function drawOnePage(sheet: Sheet, place: WeekPlace, week: ReviewWeek, header: Header): void {
  const y = startCheck(sheet, header, SENTENCES_TOLD);
  drawGapSentences(sheet, y + 4, week.check, { first: 1, bottom: BOTTOM - 4, most: 16 });
  const wordsTop = BOTTOM - hardWordsHeight(TO_LEARN);
  const top = startPrintedPage(sheet, header);
  drawPassage(sheet, place, { top, bottom: wordsTop - SECTION_GAP });
  drawHardWords(sheet, wordsTop, { letter: 'C', count: TO_LEARN });
}

const SENTENCES_TOLD = 'Write the missing word in each sentence that you hear.';

function startCheck(sheet: Sheet, header: Header, instruction: string): number {
  const y = startPrintedPage(sheet, { ...header, withName: true });
  return startSection(sheet, y, { letter: 'A', heading: 'Twenty words', instruction });
}

function drawPassage(
  sheet: Sheet,
  { year }: WeekPlace,
  { top, bottom }: { top: number; bottom: number },
): void {
  drawWriting(sheet, top, {
    letter: 'B',
    heading: 'Dictation',
    instruction: 'Write each sentence that your teacher reads to you.',
    handwriting: handwritingOf(year.name),
    lines: { above: bottom },
  });
}
