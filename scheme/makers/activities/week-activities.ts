import { SCHEME } from '../../scheme.ts';
import type { TeachingWeek } from '../../week.ts';
import { WEEKS_IN_HALF_TERM, type WeekPlace } from '../week-place.ts';
import type { Activity, MakeActivity } from './activity.ts';
import { buildFromParts } from './build-from-parts.ts';
import { detective } from './detective.ts';
import { dictionaryOrder } from './dictionary-order.ts';
import { nameThePicture } from './name-the-picture.ts';
import { matchTheMeaning } from './match-the-meaning.ts';
import { missingLetters } from './missing-letters.ts';
import { chooseTheSpelling, proofread, proofreadParagraph, spotTheMistake } from './mistakes.ts';
import { partnerDictation } from './partner-dictation.ts';
import { syllables } from './syllables.ts';
import { wordLadder } from './word-ladder.ts';
import { wordSums } from './word-sums.ts';
import { wordWeb } from './word-web.ts';

export interface WeekActivities {
  /** Session 3: with the letters and parts of the words. */
  parts: Activity;
  /** Session 3 as well: with their meanings. */
  meanings: Activity;
  /** Session 4: with mistakes that children make. */
  mistakes: Activity;
}

/** In the order of the weeks; a week whose words do not lend themselves to its kind takes the next. */
const ROTATIONS: Record<keyof WeekActivities, MakeActivity[]> = {
  parts: [
    wordSums,
    wordWeb,
    partnerDictation,
    buildFromParts,
    missingLetters,
    syllables,
    dictionaryOrder,
  ],
  meanings: [matchTheMeaning, wordLadder, detective],
  mistakes: [proofreadParagraph, spotTheMistake, chooseTheSpelling, proofread],
};

export function weekActivities(place: WeekPlace, week: TeachingWeek): WeekActivities {
  return {
    parts: nextActivity('parts', place, week),
    meanings: pictureActivity(place, week) ?? nextActivity('meanings', place, week),
    mistakes: nextActivity('mistakes', place, week),
  };
}

function nextActivity(slot: keyof WeekActivities, place: WeekPlace, week: TeachingWeek): Activity {
  const rotation = ROTATIONS[slot];
  const start = turnOf(place) % rotation.length;
  const ordered = [...rotation.slice(start), ...rotation.slice(0, start)];
  for (const make of ordered) {
    const activity = make(place, week);
    if (activity !== undefined) return activity;
  }
  throw new Error(`${place.name} has no activity with ${slot}.`);
}

/** In every other week the youngest name pictures, if the words can be drawn. */
function pictureActivity(place: WeekPlace, week: TeachingWeek): Activity | undefined {
  const isItsTurn = place.year.name === 'Year 2' && turnOf(place) % 2 === 0;
  return isItsTurn ? nameThePicture(place, week) : undefined;
}

/** Counts teaching weeks, and begins elsewhere in each year, so that two years do not do the same in a week. */
function turnOf({ year, number }: WeekPlace): number {
  const reviewsBefore = Math.floor((number - 1) / WEEKS_IN_HALF_TERM);
  return number - reviewsBefore + SCHEME.indexOf(year);
}
