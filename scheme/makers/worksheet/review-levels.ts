import { BRAND } from '#contract/brand.ts';
import { reviewCrossword } from '../activities/week-crossword.ts';
import { handwritingOf } from '../paper/handwriting.ts';
import { A4, BOTTOM, startPrintedPage } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import type { ReviewWeek } from '../../week.ts';
import { reviewedWeeks, type WeekPlace } from '../week-place.ts';
import { parseGapSentence } from '../words/gap-sentence.ts';
import { reviewTitle } from '../words/review-title.ts';
import { begunSentence } from './begun-sentence.ts';
import { drawCrossword } from './crossword-section.ts';
import { drawHardWords } from './hard-words-section.ts';
import { linesFor } from './lines-for.ts';
import { drawGapSentences } from './missing-words-section.ts';
import { startSection } from './section.ts';
import { SUPPORT_STEP, supportNumbers } from './support-words.ts';
import { drawWriting } from './writing-section.ts';

const OWN_SENTENCES = 3;
const SECTION_GAP = 18;
const LEAST_FURTHER = 6;

/** Ten sentences of the check with the first letters given, half of the passage, and words to put right. */
export function drawReviewSupport(place: WeekPlace, week: ReviewWeek): Sheet {
  const { sheet, header } = startSheet(place, week, 'Worksheet support');
  let y = startPrintedPage(sheet, { ...header, withName: true });
  y = startSection(sheet, y, {
    letter: 'A',
    heading: 'Ten words',
    instruction: 'Write each word when you hear its number. Some are begun for you.',
  });
  const weeks = reviewedWeeks(place, week).map((reviewed) => reviewed.week);
  const sentences = supportNumbers(week).map((number) =>
    begunSentence(weeks, week.check[number - 1] ?? ''),
  );
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
  y = drawHardWords(sheet, y, { letter: 'C', count: 3, handwriting }) + SECTION_GAP;
  drawWriting(sheet, y, {
    letter: 'D',
    heading: 'My own sentence',
    instruction: 'Write a sentence with one of your three words in it.',
    handwriting,
    lines: { above: BOTTOM },
  });
  return sheet;
}

/** A crossword and sentences of their own for words of the check, the passage, and the task that the guide has for stretch. */
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
  const [passage, further] = crossword === undefined ? ['B', 'C'] : ['C', 'D'];
  y =
    drawWriting(sheet, y, {
      letter: passage,
      heading: 'Dictation',
      instruction: 'Write the passage that your teacher reads to you.',
      handwriting,
      lines: linesFor(place.year.name, week.passage),
    }) + SECTION_GAP;
  drawWriting(sheet, y, {
    letter: further,
    heading: 'One step further',
    instruction: week.notes.stretch,
    handwriting,
    lines: { above: BOTTOM, least: LEAST_FURTHER },
  });
  return sheet;
}

function startSheet(place: WeekPlace, week: ReviewWeek, kind: string) {
  const title = reviewTitle(week);
  const sheet = new Sheet({ title: `${place.name}: ${title}, ${kind.toLowerCase()}`, ...A4 });
  const footer = `${BRAND.name} · ${place.name} · ${kind}`;
  return { sheet, header: { place: place.name, title, footer } };
}
