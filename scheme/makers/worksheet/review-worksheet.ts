import { BRAND } from '#contract/brand.ts';
import { handwritingOf } from '../paper/handwriting.ts';
import { drawPracticeGrid } from '../paper/practice-grid.ts';
import { A4, BOTTOM, LEFT, startPrintedPage, WIDTH } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import type { ReviewWeek } from '../../week.ts';
import { reviewedWeeks, type WeekPlace } from '../week-place.ts';
import { reviewTitle } from '../words/review-title.ts';
import { drawHardWords, hardWordsHeight } from './hard-words-section.ts';
import { linesFor } from './lines-for.ts';
import { drawGapSentences } from './missing-words-section.ts';
import { type ReviewForm, reviewForm } from './review-form.ts';
import { drawRuleRows, RULES_HEIGHT } from './rule-rows-section.ts';
import { startSection } from './section.ts';
import { drawWriting } from './writing-section.ts';

const SECTION_GAP = 18;

type DrawPages = (sheet: Sheet, place: WeekPlace, week: ReviewWeek, header: Header) => void;
type Header = Parameters<typeof startPrintedPage>[1];

const PAGES: Record<ReviewForm, DrawPages> = {
  'three to learn': drawSentences(3),
  grid: drawGrid,
  'five to learn': drawSentences(5),
};

/** Part A for the check and part B for the passage; part C for what is learnt from it. */
export function drawReviewWorksheet(place: WeekPlace, week: ReviewWeek): Sheet {
  const { name } = place;
  const title = reviewTitle(week);
  const sheet = new Sheet({ title: `${name}: ${title}, check`, ...A4 });
  const header = { place: name, title, footer: `${BRAND.name} · ${name} · Check` };
  PAGES[reviewForm(place)](sheet, place, week, header);
  return sheet;
}

/** A row for each word, to write it, put it right and write it once more; then the rules. */
function drawGrid(sheet: Sheet, place: WeekPlace, week: ReviewWeek, header: Header): void {
  const handwriting = handwritingOf(place.year.name);
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
    isWritten: handwriting.hasMiddleLine,
  });
  const rulesTop = BOTTOM - RULES_HEIGHT;
  const top = startPrintedPage(sheet, header);
  drawPassage(sheet, place, week, { top, bottom: rulesTop - SECTION_GAP });
  const rules = { letter: 'C', weeks: reviewedWeeks(place, week) };
  drawRuleRows(sheet, rulesTop, rules, handwriting);
}

/** All sentences on a page as in a test, then the passage and some words to learn. */
function drawSentences(count: 3 | 5): DrawPages {
  return (sheet, place, week, header) => {
    const y = startCheck(sheet, header, SENTENCES_TOLD);
    drawGapSentences(sheet, y + 4, week.check, { first: 1, bottom: BOTTOM - 4, most: 16 });
    const wordsTop = BOTTOM - hardWordsHeight(count);
    const top = startPrintedPage(sheet, header);
    drawPassage(sheet, place, week, { top, bottom: wordsTop - SECTION_GAP });
    drawHardWords(sheet, wordsTop, {
      letter: 'C',
      count,
      handwriting: handwritingOf(place.year.name),
    });
  };
}

const SENTENCES_TOLD = 'Write the missing word in each sentence that you hear.';

function startCheck(sheet: Sheet, header: Header, instruction: string): number {
  const y = startPrintedPage(sheet, { ...header, withName: true });
  return startSection(sheet, y, { letter: 'A', heading: 'Twenty words', instruction });
}

function drawPassage(
  sheet: Sheet,
  { year }: WeekPlace,
  { passage }: ReviewWeek,
  { top, bottom }: { top: number; bottom: number },
): void {
  drawWriting(sheet, top, {
    letter: 'B',
    heading: 'Dictation',
    instruction: 'Write each sentence that your teacher reads to you.',
    handwriting: handwritingOf(year.name),
    lines: { above: bottom, least: linesFor(year.name, passage) },
  });
}
