import { plainWord } from '../../marked-word.ts';
import type { ReviewWeek, TeachingWeek } from '../../week.ts';
import { findWeek, type WeekPlace } from '../week-place.ts';
import { parseGapSentence } from '../words/gap-sentence.ts';
import { practiceWords } from '../words/practice-words.ts';
import { type Crossword, makeCrossword } from './crossword.ts';
import { turnOf } from './turn-of.ts';
import { weekActivities } from './week-activities.ts';

const EVERY = 3;

/** Every third week has a crossword in place of the missing words, if its words cross; where part C asks for meanings, the week before it. */
export function weekCrossword(place: WeekPlace, week: TeachingWeek): Crossword | undefined {
  const { year, number } = place;
  const isItsTurn =
    turnOf(place) % EVERY === 0 ||
    (year.weeks[number]?.kind === 'teach' && gaveWay(findWeek(year.name, number + 1).place));
  if (!isItsTurn || asksMeanings(place)) return undefined;
  const words = practiceWords(week).map(({ notation }) => plainWord(notation));
  const size = { rows: 9, columns: 12 };
  return makeCrossword(words, { seed: week.focus, fewest: 5, most: 6, size });
}

function gaveWay(place: WeekPlace): boolean {
  return turnOf(place) % EVERY === 0 && asksMeanings(place);
}

function asksMeanings(place: WeekPlace): boolean {
  return weekActivities(place).parts.kind === 'missing letters';
}

/** Words of a review's check; their meanings are clues enough once it has been marked. */
export function reviewCrossword({ name }: WeekPlace, { check }: ReviewWeek): Crossword | undefined {
  const words = check.map((sentence) => parseGapSentence(sentence).word);
  const size = { rows: 13, columns: 13 };
  return makeCrossword(words, { seed: name, fewest: 6, most: 8, size });
}
