import { BRAND } from '#contract/brand.ts';
import { A4, BOTTOM, LEFT, startPrintedPage, WIDTH, writingLine } from '../paper/printed-page.ts';
import { fit } from '../paper/fit.ts';
import type { Content, Run } from '../paper/runs.ts';
import { Sheet } from '../paper/sheet.ts';
import { SMALLEST } from '../paper/text-kinds.ts';
import type { ReviewWeek } from '../../week.ts';
import type { WeekPlace } from '../week-place.ts';
import { parseGapSentence, withWord } from '../words/gap-sentence.ts';
import { reviewTitle } from '../words/review-title.ts';
import { drawFlag } from './answer-page.ts';
import { drawGapSentences } from './missing-words-section.ts';
import { startSection } from './section.ts';

const ON_FIRST_PAGE = 13;
/** What stands under it on the second page is for the dictation. */
const REST_BOTTOM = 400;
const WRITING_PITCH = 27;

export function drawReviewWorksheet(place: WeekPlace, week: ReviewWeek): Sheet {
  const { name } = place;
  const title = reviewTitle(week);
  const sheet = new Sheet({ title: `${name}: ${title}, check`, ...A4 });
  const header = { place: name, title, footer: `${BRAND.name} · ${name} · Check` };

  let y = startPrintedPage(sheet, { ...header, withName: true });
  y = startSection(sheet, y, {
    letter: 'A',
    heading: 'Twenty words',
    instruction: 'Listen to each sentence and write the missing word.',
  });
  const start = week.check.slice(0, ON_FIRST_PAGE);
  drawGapSentences(sheet, y + 6, start, { first: 1, bottom: BOTTOM - 10, most: 32 });

  y = startPrintedPage(sheet, header);
  const rest = week.check.slice(ON_FIRST_PAGE);
  const places = { first: ON_FIRST_PAGE + 1, bottom: REST_BOTTOM, most: 32 };
  y = drawGapSentences(sheet, y + 6, rest, places) + 24;
  y = startSection(sheet, y, {
    letter: 'B',
    heading: 'Dictation',
    instruction: 'Listen to each sentence, then write it.',
  });
  const lines = Math.floor((BOTTOM - y) / WRITING_PITCH);
  if (lines < 2 * week.passage.length)
    sheet.complain(`the passage has ${lines} lines to write on.`);
  sheet.ornament((document) => {
    for (let line = 1; line <= lines; line += 1)
      writingLine(document, y + line * WRITING_PITCH - 4);
  });

  drawScript(sheet, place, week);
  return sheet;
}

/** What the teacher reads out, which is also what the right answers are. */
function drawScript(sheet: Sheet, { name }: WeekPlace, { check, passage }: ReviewWeek): void {
  const footer = `${BRAND.name} · ${name} · Script and answers`;
  let y = startPrintedPage(sheet, { place: name, title: 'Script and answers', footer });
  drawFlag(sheet);
  y = startSection(sheet, y - 4, {
    letter: 'A',
    heading: 'Read each line in full, then give time to write',
  });
  const contents = [...check.map((sentence, index) => scriptLine(sentence, index + 1)), ...passage];
  const room = BOTTOM - y - PASSAGE_HEADING;
  const size = SCRIPT_SIZES.find((one) => heightOf(contents, one) <= room) ?? SMALLEST.printNotes;
  const texts = contents.map((content) => ({ ...SCRIPT, size, content }));
  const spacing = Math.min(8, (room - heightOf(contents, size)) / texts.length);
  if (spacing < 0) sheet.complain('the script leaves its page.');
  for (const [index, text] of texts.entries()) {
    if (index === check.length) {
      y = startSection(sheet, y + 12, { letter: 'B', heading: 'Dictation, a sentence at a time' });
    }
    const { height } = fit(text);
    sheet.text({ ...text, name: `line ${index + 1}`, box: { x: LEFT, y, width: WIDTH, height } });
    y += height + spacing;
  }
}

const PASSAGE_HEADING = 40;
const SCRIPT_SIZES = [11.5, 11, 10.5, 10];
const SCRIPT = {
  kind: 'printNotes',
  leading: 1.24,
  filled: true,
  width: WIDTH,
  height: 60,
} as const;

function heightOf(contents: Content[], size: number): number {
  return contents.reduce<number>(
    (sum, content) => sum + fit({ ...SCRIPT, size, content }).height,
    0,
  );
}

function scriptLine(sentence: string, number: number): Run[] {
  // Kept together, so that no word is left alone on a line of its own.
  const theWordIs = `The\u00A0word\u00A0is\u00A0${parseGapSentence(sentence).word}.`;
  return [
    { text: `Spelling ${number}: `, font: 'readingBold' },
    { text: `${theWordIs} ` },
    ...withWord(sentence),
    { text: ` ${theWordIs}` },
  ];
}
