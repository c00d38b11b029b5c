import type { Sheet } from '../paper/sheet.ts';
import { findWeek } from '../week-place.ts';
import { drawReviewDeck } from './review-deck.ts';
import { drawTeachingDeck } from './teaching-deck.ts';

export function drawSlides(year: string, weekNumber: number): Sheet {
  const { place, week } = findWeek(year, weekNumber);
  return week.kind === 'teach' ? drawTeachingDeck(place, week) : drawReviewDeck(place, week);
}
