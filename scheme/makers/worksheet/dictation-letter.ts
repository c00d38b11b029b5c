import type { WeekPlace } from '../week-place.ts';
import { lookBackWords } from '../words/returning-words.ts';

/** The first week of the scheme has no earlier words to look back at in part E. */
export function hasLookBack(place: WeekPlace): boolean {
  return lookBackWords(place).length > 0;
}

export function dictationLetter(place: WeekPlace): 'E' | 'F' {
  return hasLookBack(place) ? 'F' : 'E';
}
