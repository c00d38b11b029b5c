import type { TaughtWord } from '../../retrieval/memory.ts';
import { SCHEDULE } from '../../retrieval/schedule.ts';
import { WEEKS_IN_ORDER, yearIndexOf } from '../../retrieval/weeks-in-order.ts';
import { entryOf } from '../../words/words.ts';
import type { WeekPlace } from '../week-place.ts';
import { shuffled } from './shuffled.ts';
import { YEAR_1_WORDS } from './year-1-words.ts';

export interface ReturningWord {
  word: string;
  /** Where it was taught: 'Week 3' of this year, or 'Year 4'. */
  from: string;
  /** Read out between the word and the word again. */
  sentence: string;
}

type Place = Pick<WeekPlace, 'year' | 'number'>;

/** The words that are read out at the start of a week, or after the check of a review. */
export function revisitWords(place: Place): ReturningWord[] {
  const { at, revisit, isReview } = scheduled(place);
  if (revisit.length === 0) return YEAR_1_WORDS.map((entry) => ({ ...entry, from: 'Year 1' }));
  const words = revisit.map((word) => returning(word, at));
  return isReview ? shuffled(words, `${place.year.name} ${place.number}`) : words;
}

/** The words that are found from their meaning at the end of a week. */
export function lookBackWords(place: Place): ReturningWord[] {
  const { at, lookBack } = scheduled(place);
  return lookBack.map((word) => returning(word, at));
}

function scheduled({ year, number }: Place) {
  const at = WEEKS_IN_ORDER.findIndex(
    (entry) => entry.year === year.name && entry.number === number,
  );
  const isReview = WEEKS_IN_ORDER[at]?.week.kind === 'review';
  return { at, isReview, ...(SCHEDULE[at] ?? { revisit: [], lookBack: [] }) };
}

function returning({ word, taughtAt }: TaughtWord, at: number): ReturningWord {
  const taught = WEEKS_IN_ORDER[taughtAt];
  const isThisYear = yearIndexOf(taughtAt) === yearIndexOf(at);
  const from = isThisYear ? `Week ${taught?.number}` : (taught?.year ?? '');
  return { word, from, sentence: entryOf(word).sentence };
}
