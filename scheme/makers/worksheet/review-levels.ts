import { BRAND } from '#contract/brand.ts';
import { reviewCrossword } from '../activities/week-crossword.ts';
import { handwritingOf } from '../paper/handwriting.ts';
import { A4, BOTTOM, startPrintedPage } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import type { ReviewWeek } from '../../week.ts';
import { reviewedWeeks, type WeekPlace } from '../week-place.ts';
import { parseGapSentence } from '../words/gap-sentence.ts';
import { reviewTitle } from '../words/review-title.ts';
import { drawCrossword } from './crossword-section.ts';
import { drawHardWords } from './hard-words-section.ts';
import { drawGapSentences } from './missing-words-section.ts';
import { drawRuleRows, RULES_HEIGHT } from './rule-rows-section.ts';
import { startSection } from './section.ts';
import { SUPPORT_STEP, supportNumbers } from './support-words.ts';
import { drawWriting } from './writing-section.ts';

const OWN_SENTENCES = 3;
const SECTION_GAP = 18;
const NEXT_LINES = 2;
const WRITING_HEADING = 46;

/** Ten sentences of the check with the first letters given, half of the passage, and words to put right. */
export function drawReviewSupport(place: WeekPlace, week: ReviewWeek): Sheet {
  const { sheet, header } = startSheet(place, week, 'Worksheet support');
  let y = startPrintedPage(sheet, { ...header, withName: true });
  y = startSection(sheet, y, {
    letter: 'A',
    heading: 'Ten words',
    instruction: 'Finish each word when you hear its number.',
  });
  const sentences = supportNumbers(week).map((number) => withStart(week.check[number - 1] ?? ''));
  // The numbers are those that the teacher reads out to the whole class.
  const places = { first: 1, step: SUPPORT_STEP, bottom: BOTTOM - 10, most: 40 };
  drawGapSentences(sheet, y + 6, sentences, places);
  const handwriting = handwritingOf(place.year.name);
  y = startPrintedPage(sheet, header);
  y =
    drawWriting(sheet, y, {
      letter: 'B',
      heading: 'Dictation',
      instruction: 'Write the first two sentences that your teacher reads to you.',
      handwriting,
      lines: { above: 350 },
    }) + SECTION_GAP;
  y = drawHardWords(sheet, y, { letter: 'C', count: 3 }) + SECTION_GAP;
  drawWriting(sheet, y, {
    letter: 'D',
    heading: 'My own sentence',
    instruction: 'Write a sentence with one of your three words in it.',
    handwriting,
    lines: { above: BOTTOM },
  });
  return sheet;
}

/** A crossword and sentences of their own for words of the check, the passage, and words for each rule. */
export function drawReviewStretch(place: WeekPlace, week: ReviewWeek): Sheet {
  const { sheet, header } = startSheet(place, week, 'Worksheet stretch');
  const handwriting = handwritingOf(place.year.name);
  const crossword = reviewCrossword(place, week);
  const asked = new Set(
    [...(crossword?.across ?? []), ...(crossword?.down ?? [])].map(({ word }) => word),
  );
  const words = week.check
    .map((sentence) => parseGapSentence(sentence).word)
    .filter((word) => !asked.has(word))
    .slice(-OWN_SENTENCES);
  let y = startPrintedPage(sheet, { ...header, withName: true });
  if (crossword !== undefined) y = drawCrossword(sheet, y, 'A', crossword) + SECTION_GAP;
  drawWriting(sheet, y, {
    letter: crossword === undefined ? 'A' : 'B',
    heading: 'Write your own check',
    instruction: `After the check, write a sentence for each word: ${words.join(', ')}.`,
    handwriting,
    lines: { above: BOTTOM },
  });
  y = startPrintedPage(sheet, header);
  const [passage, next, rules] = crossword === undefined ? ['B', 'C', 'D'] : ['C', 'D', 'E'];
  const rulesTop = BOTTOM - RULES_HEIGHT;
  const nextTop = rulesTop - SECTION_GAP - WRITING_HEADING - NEXT_LINES * handwriting.pitch;
  drawWriting(sheet, y, {
    letter: passage,
    heading: 'Dictation',
    instruction: 'Write the passage that your teacher reads to you.',
    handwriting,
    lines: { above: nextTop - SECTION_GAP },
  });
  drawWriting(sheet, nextTop, {
    letter: next,
    heading: 'What comes next?',
    instruction: 'Write the next sentence of the passage.',
    handwriting,
    lines: NEXT_LINES,
  });
  drawRuleRows(sheet, rulesTop, { letter: rules, weeks: reviewedWeeks(place, week) });
  return sheet;
}

function startSheet(place: WeekPlace, week: ReviewWeek, kind: string) {
  const title = reviewTitle(week);
  const sheet = new Sheet({ title: `${place.name}: ${title}, ${kind.toLowerCase()}`, ...A4 });
  const footer = `${BRAND.name} · ${place.name} · ${kind}`;
  return { sheet, header: { place: place.name, title, footer } };
}

/** The gap keeps the first two letters: 'a br{eakfast}'. */
function withStart(sentence: string): string {
  return sentence.replace(/\{(..)(.+)\}/u, '$1{$2}');
}
