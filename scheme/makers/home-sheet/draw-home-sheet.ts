import type { Sheet } from '../paper/sheet.ts';
import { findWeek } from '../week-place.ts';
import { drawReviewHomeSheet } from './review-home-sheet.ts';
import { drawTeachingHomeSheet } from './teaching-home-sheet.ts';

export function drawHomeSheet(year: string, weekNumber: number): Sheet {
  const { place, week } = findWeek(year, weekNumber);
  return week.kind === 'teach'
    ? drawTeachingHomeSheet(place, week)
    : drawReviewHomeSheet(place, week);
}
