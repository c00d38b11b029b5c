import type { SchoolYear } from '../../scheme.ts';
import type { TeachingWeek } from '../../week.ts';
import { findWeek, type WeekPlace } from '../week-place.ts';
import type { Activity, MakeActivity } from './activity.ts';
import { buildFromRoot } from './build-from-parts.ts';
import { changeTheRoot } from './change-the-root.ts';
import { detective } from './detective.ts';
import { dictionaryOrder } from './dictionary-order.ts';
import { fromMemory } from './from-memory.ts';
import { joinTheHalves } from './join-the-halves.ts';
import { nameThePicture } from './name-the-picture.ts';
import { matchTheMeaning } from './match-the-meaning.ts';
import { mixedUpMeanings } from './mixed-up-meanings.ts';
import { missingLetters } from './missing-letters.ts';
import { chooseTheSpelling, proofread, proofreadParagraph, spotTheMistake } from './mistakes.ts';
import { owners } from './owners.ts';
import { partnerDictation } from './partner-dictation.ts';
import { shortForms } from './short-forms.ts';
import { syllableMuddle } from './syllable-muddle.ts';
import { syllables } from './syllables.ts';
import { takeApart } from './take-apart.ts';
import { turnOf } from './turn-of.ts';
import { freshLadder, wordLadder } from './word-ladder.ts';
import { wordSums } from './word-sums.ts';
import { wordWeb } from './word-web.ts';

export interface WeekActivities {
  /** Session 3: with the letters and parts of the words. */
  parts: Activity;
  /** Session 3 as well: with their meanings. */
  meanings: Activity;
  /** With meanings too and other words, for the stretch worksheet: a picture with its first letter would be no stretch. */
  stretch: Activity;
  /** For the first part of the worksheet, with letters and with meanings: none is on the board then or a week later. */
  onPaper: { letters: Activity[]; clues: Activity[] };
  /** Session 4: with mistakes that children make. */
  mistakes: Activity;
}

type Slot = 'parts' | 'meanings' | 'mistakes';

/** The kinds of each slot, in the order in which a year first comes to them. */
const ROTATIONS: Record<Slot, MakeActivity[]> = {
  parts: [
    takeApart,
    wordSums,
    wordWeb,
    partnerDictation,
    buildFromRoot,
    changeTheRoot,
    syllables,
    missingLetters,
    fromMemory,
    dictionaryOrder,
    joinTheHalves,
    syllableMuddle,
    owners,
  ],
  meanings: [matchTheMeaning, wordLadder, detective, mixedUpMeanings, shortForms],
  mistakes: [proofreadParagraph, spotTheMistake, chooseTheSpelling, proofread],
};

const PLANS = new Map<SchoolYear, Map<number, WeekActivities>>();

export function weekActivities({ year, name, number }: WeekPlace): WeekActivities {
  const plan = PLANS.get(year) ?? planYear(year);
  PLANS.set(year, plan);
  const activities = plan.get(number);
  if (activities === undefined) throw new Error(`${name} has no activities.`);
  return activities;
}

/** Each week takes the kind that has been away longest, of those to which its words lend themselves. */
function planYear(year: SchoolYear): Map<number, WeekActivities> {
  const turns = new Map(
    Object.entries(ROTATIONS).map(([slot, rotation]) => {
      const start = turnOf({ year, number: 1 }) % rotation.length;
      return [slot, [...rotation.slice(start), ...rotation.slice(0, start)]];
    }),
  );
  const plan = new Map<number, WeekActivities>();
  for (const [index, week] of year.weeks.entries()) {
    if (week.kind === 'review') continue;
    const { place } = findWeek(year.name, index + 1);
    const next = (slot: Slot, asked?: ReadonlySet<string>): Activity => {
      const waiting = turns.get(slot) ?? [];
      for (const make of waiting) {
        const activity = make(place, week, asked);
        if (activity === undefined) continue;
        turns.set(slot, [...waiting.filter((other) => other !== make), make]);
        return activity;
      }
      throw new Error(`${place.name} has no activity with ${slot}.`);
    };
    /** One that is neither the last nor the next of its slot, and keeps its turn. */
    const another = (slot: Slot): MakeActivity[] => {
      const [last, ...others] = (turns.get(slot) ?? []).toReversed();
      return [...others, ...(last === undefined ? [] : [last])];
    };
    /** Of the kinds that the board has neither in this week nor in the next. */
    const aside = (slot: Slot, asked: ReadonlySet<string>): Activity[] => {
      const makes = (turns.get(slot) ?? []).slice(1, -1);
      return makes
        .filter((make) => make !== partnerDictation)
        .flatMap((make) => make(place, week, asked) ?? []);
    };
    const parts = next('parts');
    const pictures = pictureActivity(place, week);
    const asked = new Set(parts.items.flatMap(({ prompt, answer }) => [prompt, answer]));
    const meanings = pictures ?? next('meanings', asked);
    const onBoard = new Set(meanings.items.map(({ answer }) => answer));
    const ofStretch = pictures ? another('meanings') : (turns.get('meanings') ?? []).slice(-1);
    const fresh = ofStretch.map((make) => (make === wordLadder ? freshLadder : make));
    const stretch = firstPossible(fresh, place, week, onBoard) ?? meanings;
    const shown = new Set([...asked, ...onBoard]);
    const onPaper = {
      letters: aside('parts', shown),
      clues: aside('meanings', shown),
    };
    plan.set(index + 1, { parts, meanings, stretch, onPaper, mistakes: next('mistakes') });
  }
  return plan;
}

function firstPossible(
  makes: MakeActivity[],
  place: WeekPlace,
  week: TeachingWeek,
  asked: ReadonlySet<string>,
): Activity | undefined {
  for (const make of makes) {
    const activity = make(place, week, asked);
    if (activity !== undefined) return activity;
  }
  return undefined;
}

/** In every third week the youngest name pictures, if the words can be drawn. */
function pictureActivity(place: WeekPlace, week: TeachingWeek): Activity | undefined {
  const isItsTurn = place.year.name === 'Year 2' && turnOf(place) % 3 === 0;
  return isItsTurn ? nameThePicture(place, week) : undefined;
}
