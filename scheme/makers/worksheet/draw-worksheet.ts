import type { Sheet } from '../paper/sheet.ts';
import { findWeek } from '../week-place.ts';
import { drawReviewWorksheet } from './review-worksheet.ts';
import { drawTeachingWorksheet } from './teaching-worksheet.ts';

export function drawWorksheet(year: string, weekNumber: number): Sheet {
  const { place, week } = findWeek(year, weekNumber);
  return week.kind === 'teach'
    ? drawTeachingWorksheet(place, week)
    : drawReviewWorksheet(place, week);
}
