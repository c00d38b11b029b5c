import { BRAND } from '#contract/brand.ts';
import { weekActivities } from '../activities/week-activities.ts';
import { weekCrossword } from '../activities/week-crossword.ts';
import { handwritingOf } from '../paper/handwriting.ts';
import { A4, BOTTOM, startPrintedPage } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import type { TeachingWeek } from '../../week.ts';
import type { WeekPlace } from '../week-place.ts';
import { capitalised } from '../words/capitalised.ts';
import { drawActivity } from './activity-section.ts';
import { drawCrossword } from './crossword-section.ts';
import { dictationLetter } from './dictation-letter.ts';
import { drawFirstPage, firstPageOf } from './first-page.ts';
import { gapSentences } from './gap-sentences.ts';
import { lookBackFormat, sheetLookBackWords } from './look-back-format.ts';
import { drawLookBack, lookBackHeight } from './look-back-section.ts';
import { drawMissingWords } from './missing-words-section.ts';
import { linesFor } from './lines-for.ts';
import { drawPaper, paperSentences } from './paper-section.ts';
import { drawWriting } from './writing-section.ts';

const SECTION_GAP = 12;
const DICTATION = 'Dictation';
const OWN_SENTENCE = 'My own sentence';
const WRITING_HEADING = 48;
const LINES_OF_OWN = 2;
/** Least heights of a row of part E with something to write under it; without, the rows take the room. */
const LOOK_BACK_ROW = { overDictation: 28, overSentence: 30 } as const;

export function drawTeachingWorksheet(place: WeekPlace, week: TeachingWeek): Sheet {
  const { name, year } = place;
  const title = capitalised(week.focus);
  const sheet = new Sheet({ title: `${name}: ${week.focus}, worksheet`, ...A4 });
  const header = { place: name, title, footer: `${BRAND.name} · ${name} · Worksheet` };

  const handwriting = handwritingOf(year.name);
  let y = startPrintedPage(sheet, { ...header, withName: true });
  drawFirstPage(sheet, y, week, firstPageOf(place));

  y = startPrintedPage(sheet, header) - 4;
  const paper = paperSentences(week);
  if (paper !== undefined) {
    drawPaper(sheet, y, 'C', paper);
    return sheet;
  }
  y = drawActivity(sheet, y, 'C', weekActivities(place).parts, handwriting) + SECTION_GAP;
  const crossword = weekCrossword(place, week);
  y =
    (crossword === undefined
      ? drawMissingWords(sheet, y, 'D', { week, sentences: gapSentences(place, week) })
      : drawCrossword(sheet, y, 'D', crossword)) + SECTION_GAP;
  const words = sheetLookBackWords(place);
  const linesLeft = (row: number) =>
    (BOTTOM - y - lookBackHeight(words, row) - SECTION_GAP - WRITING_HEADING) / handwriting.pitch;
  const forDictation = linesFor(year.name, week.dictation);
  const hasDictationLines = linesLeft(LOOK_BACK_ROW.overDictation) >= forDictation;
  const hasOwnSentence = linesLeft(LOOK_BACK_ROW.overSentence) >= LINES_OF_OWN;
  const linesWanted = hasDictationLines ? forDictation : hasOwnSentence ? LINES_OF_OWN : 0;
  const underLookBack =
    linesWanted === 0 ? 0 : SECTION_GAP + WRITING_HEADING + linesWanted * handwriting.pitch;
  y =
    drawLookBack(sheet, y, 'E', {
      words,
      format: lookBackFormat(place),
      handwriting,
      bottom: BOTTOM - underLookBack,
    }) + SECTION_GAP;
  const writing = { letter: dictationLetter(place), handwriting, lines: { above: BOTTOM } };
  // Where the words of the week leave no room, the dictation goes into exercise books.
  if (hasDictationLines) {
    drawWriting(sheet, y, {
      ...writing,
      heading: DICTATION,
      instruction: 'Write each sentence that your teacher reads to you.',
      lines: { above: BOTTOM, least: forDictation },
    });
  } else if (hasOwnSentence) {
    drawWriting(sheet, y, {
      ...writing,
      heading: OWN_SENTENCE,
      instruction: 'Write one sentence with two of our words in it.',
    });
  }
  if (y > BOTTOM + SECTION_GAP + 4) {
    sheet.complain(`the second page ends at ${Math.round(y)} points.`);
  }
  return sheet;
}

/** Whether the worksheet has lines for the dictation. */
export function hasDictation(place: WeekPlace, week: TeachingWeek): boolean {
  return hasText(place, week, DICTATION);
}

/** Whether it has lines for a child's own sentence in place of the dictation. */
export function hasSentence(place: WeekPlace, week: TeachingWeek): boolean {
  return hasText(place, week, OWN_SENTENCE);
}

function hasText(place: WeekPlace, week: TeachingWeek, wanted: string): boolean {
  return drawTeachingWorksheet(place, week).texts.some(({ text }) => text === wanted);
}
