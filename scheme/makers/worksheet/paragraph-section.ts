import type { TeachingWeek } from '../../week.ts';
import { columns } from '../paper/box.ts';
import { fit } from '../paper/fit.ts';
import { type Handwriting, handwritingOf } from '../paper/handwriting.ts';
import { LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import type { WeekPlace } from '../week-place.ts';
import { misspellingsIn, uncorrected } from '../words/proofreading.ts';
import { guideLineFor } from './guide-line.ts';
import { startSection } from './section.ts';
import { stretchProofreading } from './stretch-proofreading.ts';

const COLUMNS = 3;
const NUMBER = 22;
const ROW = 27;
/** Lines far enough apart to write a correction over a word. */
const LEADING = 1.75;
const LIST_LEADING = 1.5;

/** A paragraph to proofread and a line for each corrected word. Answers with the height under them. */
export function drawParagraph(
  sheet: Sheet,
  top: number,
  letter: string,
  { place, week }: { place: WeekPlace; week: TeachingWeek },
): number {
  const proofreading = stretchProofreading(place, week);
  if (proofreading === undefined) return top;
  const { title, instruction, sentences, isStory } = proofreading;
  const y = startSection(sheet, top, { letter, heading: title, instruction });
  const text = {
    kind: 'print',
    content: isStory ? uncorrected(sentences) : listed(sentences),
    size: 14,
    leading: isStory ? LEADING : LIST_LEADING,
    filled: true,
  } as const;
  const { height } = fit({ ...text, width: WIDTH, height: Number.POSITIVE_INFINITY });
  sheet.text({ ...text, name: 'paragraph', box: { x: LEFT, y, width: WIDTH, height } });
  return drawLines(
    sheet,
    y + height + 2,
    misspellingsIn(sentences).length,
    handwritingOf(place.year.name),
  );
}

function listed(sentences: string[]): string {
  return sentences.map((sentence) => `\u2022\u00A0${uncorrected([sentence])}`).join('\n');
}

function drawLines(sheet: Sheet, top: number, count: number, handwriting: Handwriting): number {
  const guideLine = guideLineFor(handwriting);
  for (let index = 0; index < count; index += 1) {
    const row = Math.floor(index / COLUMNS);
    const area = { x: LEFT, y: top + row * ROW, width: WIDTH, height: ROW };
    const cell = columns(area, COLUMNS, 14)[index % COLUMNS] ?? area;
    sheet.text({
      name: `number ${index + 1}`,
      kind: 'print',
      content: `${index + 1}.`,
      font: 'readingBold',
      size: 13,
      box: { ...cell, width: NUMBER },
      valign: 'bottom',
    });
    const line = cell.y + ROW - 3;
    sheet.ornament((document) => guideLine(document, line, cell.x + NUMBER, cell.width - NUMBER));
  }
  return top + Math.ceil(count / COLUMNS) * ROW;
}
