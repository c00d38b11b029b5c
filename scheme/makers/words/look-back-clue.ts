import { turnOf } from '../activities/turn-of.ts';
import { withoutWatched } from '../activities/missing-letters.ts';
import type { WeekPlace } from '../week-place.ts';
import { isOldest } from './is-oldest.ts';

/** What is told of a word from before, beside its meaning: its letters but for the tricky ones. Every other week the oldest are told only how it begins; so are all of a word with a hyphen, which no gap hides. */
export function lookBackClue(place: Pick<WeekPlace, 'year' | 'number'>, word: string): string {
  return word.includes('-') || (isOldest(place) && turnOf(place) % 2 === 0)
    ? `${word.charAt(0)}, ${word.replaceAll(/[^a-z]/giu, '').length} letters`
    : withoutWatched(word);
}
