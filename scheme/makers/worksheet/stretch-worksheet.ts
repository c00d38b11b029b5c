import { BRAND } from '#contract/brand.ts';
import { weekActivities } from '../activities/week-activities.ts';
import { handwritingOf } from '../paper/handwriting.ts';
import { A4, BOTTOM, startPrintedPage } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import type { TeachingWeek } from '../../week.ts';
import type { WeekPlace } from '../week-place.ts';
import { capitalised } from '../words/capitalised.ts';
import { drawActivity } from './activity-section.ts';
import { framedTask } from './framed-task.ts';
import { drawFramedTask } from './framed-task-section.ts';
import { drawJourney, journeyToMatch } from './journey-section.ts';
import { drawParagraph } from './paragraph-section.ts';
import { drawWriting } from './writing-section.ts';

const SECTION_GAP = 12;
const TASK_BOTTOM = 520;
/** What the older forms of a word take from the lines of the task. */
const JOURNEY = 130;

/** Meanings and a paragraph to proofread first, then writing of their own with the words of the week. */
export function drawStretchWorksheet(place: WeekPlace, week: TeachingWeek): Sheet {
  const { name, year } = place;
  const sheet = new Sheet({ title: `${name}: ${week.focus}, worksheet stretch`, ...A4 });
  const footer = `${BRAND.name} · ${name} · Worksheet stretch`;
  const header = { place: name, title: capitalised(week.focus), footer };
  const { stretch } = weekActivities(place);
  const handwriting = handwritingOf(year.name);
  const journey = journeyToMatch(week);

  let y = startPrintedPage(sheet, { ...header, withName: true });
  y = drawActivity(sheet, y, 'A', stretch) + SECTION_GAP;
  y = drawParagraph(sheet, y, 'B', { place, week }) + SECTION_GAP;
  drawWriting(sheet, y, {
    letter: 'C',
    heading: 'Dictation',
    instruction: 'Listen to each sentence once. Write it from memory.',
    handwriting,
    lines: { above: BOTTOM },
  });

  y = startPrintedPage(sheet, header);
  y =
    drawFramedTask(sheet, y, framedTask(place, week), {
      letter: 'D',
      handwriting,
      bottom: journey === undefined ? TASK_BOTTOM : TASK_BOTTOM - JOURNEY,
    }) + SECTION_GAP;
  if (journey !== undefined) {
    const { word } = week.origin;
    y = drawJourney(sheet, y, 'E', { word, journey }) + SECTION_GAP;
  }
  drawWriting(sheet, y, {
    letter: journey === undefined ? 'E' : 'F',
    heading: 'Find out more',
    instruction: week.notes.stretch,
    handwriting,
    lines: { above: BOTTOM },
  });
  return sheet;
}
