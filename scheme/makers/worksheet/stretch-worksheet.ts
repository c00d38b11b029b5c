import { BRAND } from '#contract/brand.ts';
import { handwritingOf } from '../paper/handwriting.ts';
import { A4, BOTTOM, startPrintedPage } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import type { TeachingWeek } from '../../week.ts';
import type { WeekPlace } from '../week-place.ts';
import { capitalised } from '../words/capitalised.ts';
import { drawActivity } from './activity-section.ts';
import { framedTask } from './framed-task.ts';
import { drawFramedTask } from './framed-task-section.ts';
import { drawFrames } from './draw-frames.ts';
import { drawJourney, journeyToMatch } from './journey-section.ts';
import { drawParagraph } from './paragraph-section.ts';
import { startSection } from './section.ts';
import { stretchStart } from './stretch-start.ts';
import { drawWriting } from './writing-section.ts';

const SECTION_GAP = 8;
const TASK_BOTTOM = 520;
/** For two dictated sentences. */
const LEAST_LINES = 3;
/** What the older forms of a word take from the lines of the task. */
const JOURNEY = 130;

/** Meanings and a paragraph to proofread first, then writing of their own with the words of the week. */
export function drawStretchWorksheet(place: WeekPlace, week: TeachingWeek): Sheet {
  const { name, year } = place;
  const sheet = new Sheet({ title: `${name}: ${week.focus}, worksheet stretch`, ...A4 });
  const footer = `${BRAND.name} · ${name} · Worksheet stretch`;
  const header = { place: name, title: capitalised(week.focus), footer };
  const handwriting = handwritingOf(year.name);
  const journey = journeyToMatch(week);

  let y = startPrintedPage(sheet, { ...header, withName: true });
  y = drawActivity(sheet, y, 'A', stretchStart(place, week), handwriting) + SECTION_GAP;
  y = drawParagraph(sheet, y, 'B', { place, week }) + SECTION_GAP;
  drawWriting(sheet, y, {
    letter: 'C',
    heading: 'Dictation',
    instruction: 'Listen to each sentence once. Write it from memory.',
    handwriting,
    lines: { above: BOTTOM, least: LEAST_LINES },
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
  const further = {
    letter: journey === undefined ? 'E' : 'F',
    heading: 'Find out more',
    instruction: week.notes.stretch,
  };
  if (DRAWN.test(week.notes.stretch)) {
    const start = startSection(sheet, y, further);
    const frames = { top: start, height: Math.min(BOTTOM - start - 6, FRAME), count: FRAMES };
    drawFrames(sheet, frames, handwriting);
  } else {
    drawWriting(sheet, y, { ...further, handwriting, lines: { above: BOTTOM } });
  }
  return sheet;
}

/** A task that asks for three drawings. */
const DRAWN = /\bdraw all three\b/iu;
const FRAMES = 3;
const FRAME = 240;
