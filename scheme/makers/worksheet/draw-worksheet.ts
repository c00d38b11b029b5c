import type { Sheet } from '../paper/sheet.ts';
import { findWeek } from '../week-place.ts';
import { drawReviewStretch, drawReviewSupport } from './review-levels.ts';
import { drawReviewWorksheet } from './review-worksheet.ts';
import { drawStretchWorksheet } from './stretch-worksheet.ts';
import { drawSupportWorksheet } from './support-worksheet.ts';
import { drawTeachingWorksheet } from './teaching-worksheet.ts';

export function drawWorksheet(year: string, weekNumber: number): Sheet {
  const { place, week } = findWeek(year, weekNumber);
  return week.kind === 'teach'
    ? drawTeachingWorksheet(place, week)
    : drawReviewWorksheet(place, week);
}

export function drawSupport(year: string, weekNumber: number): Sheet {
  const { place, week } = findWeek(year, weekNumber);
  return week.kind === 'teach' ? drawSupportWorksheet(place, week) : drawReviewSupport(place, week);
}

export function drawStretch(year: string, weekNumber: number): Sheet {
  const { place, week } = findWeek(year, weekNumber);
  return week.kind === 'teach' ? drawStretchWorksheet(place, week) : drawReviewStretch(place, week);
}
