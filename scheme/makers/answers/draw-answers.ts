import { BRAND } from '#contract/brand.ts';
import { drawFlowing } from '../paper/flowing.ts';
import { A4 } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import { ROOMY_OR_CLOSEST } from '../paper/text-setting.ts';
import { findWeek } from '../week-place.ts';
import { drawTeacherFlag } from './teacher-flag.ts';
import { reviewAnswers } from './review-answers.ts';
import { teachingAnswers } from './teaching-answers.ts';

const PAGES = 1;

/** What every part of the three worksheets should look like when it is done. */
export function drawAnswers(year: string, weekNumber: number): Sheet {
  const { place, week } = findWeek(year, weekNumber);
  const sheet = new Sheet({ title: `${place.name}: answers`, ...A4 });
  drawFlowing(sheet, {
    place: place.name,
    title: 'Answers',
    footer: `${BRAND.name} · ${place.name} · Answers`,
    blocks: week.kind === 'teach' ? teachingAnswers(place, week) : reviewAnswers(place, week),
    pages: PAGES,
    settings: ROOMY_OR_CLOSEST,
    onPage: drawTeacherFlag,
  });
  return sheet;
}
