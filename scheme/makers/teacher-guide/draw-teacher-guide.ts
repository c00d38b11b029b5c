import { BRAND } from '#contract/brand.ts';
import { drawFlowing } from '../paper/flowing.ts';
import { A4 } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import { ROOMY_OR_CLOSEST } from '../paper/text-setting.ts';
import { partMarks } from '../paper/word-part-marks.ts';
import { lookOf } from '../slides/looks.ts';
import type { Week } from '../../week.ts';
import { findWeek, type WeekPlace } from '../week-place.ts';
import { capitalised } from '../words/capitalised.ts';
import { MARKS_UNDER_WORDS } from '../words/marks-key.ts';
import { reviewTitle } from '../words/review-title.ts';
import { withMarksKey } from './guide-blocks.ts';
import { reviewGuide } from './review-guide.ts';
import { teachingGuide } from './teaching-guide.ts';

const PAGES = 2;

export function drawTeacherGuide(year: string, weekNumber: number): Sheet {
  const { place, week } = findWeek(year, weekNumber);
  const title = week.kind === 'teach' ? capitalised(week.focus) : reviewTitle(week);
  const sheet = new Sheet({ title: `${place.name}: ${title}, teacher guide`, ...A4 });
  const blocks = week.kind === 'teach' ? teachingGuide(place, week) : reviewGuide(place, week);
  drawFlowing(sheet, {
    place: `${place.name} · ${place.halfTerm} · Teacher guide`,
    title,
    footer: `${BRAND.name} · ${place.name} · Teacher guide`,
    blocks: withMarksKey(blocks, {
      rule: week.kind === 'teach' ? `${week.focus}\n${week.rule}` : '',
      onSlides: marksOnSlides(place, week),
    }),
    pages: PAGES,
    settings: ROOMY_OR_CLOSEST,
  });
  return sheet;
}

/** The pages of words that sound alike have meanings in the place of marks, and a review has none; nor have words that are not cut. */
function marksOnSlides({ year }: WeekPlace, week: Week): string[] {
  if (week.kind === 'review' || week.pattern === 'homophones') return [];
  const { wordParts } = lookOf(year.name);
  const words = week.groups.flatMap((group) => group.words);
  const hasMarks = words.some((word) => partMarks(word, wordParts).length > 0);
  return hasMarks ? [MARKS_UNDER_WORDS[wordParts]] : [];
}
