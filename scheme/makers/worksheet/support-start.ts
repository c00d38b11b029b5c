import type { TeachingWeek } from '../../week.ts';
import { withoutWatched } from '../activities/missing-letters.ts';
import { yearRotation } from '../activities/year-rotation.ts';
import type { WeekPlace } from '../week-place.ts';
import { type LetterChoice, letterChoices } from './letter-choice.ts';
import { sortedInBoxes, type SortBox } from './support-sort.ts';
import { supportWords } from './support-words.ts';

/** How a child first writes the words on the support worksheet. */
export type SupportStart =
  | { kind: 'trace' }
  | { kind: 'gaps' }
  | { kind: 'finish' }
  | { kind: 'boxes' }
  | { kind: 'sort'; boxes: SortBox[] }
  | { kind: 'choose'; choices: LetterChoice[] };

type Kind = SupportStart['kind'];

const ORDER: Kind[] = ['trace', 'gaps', 'finish', 'choose', 'boxes', 'sort'];

const startInTurn = yearRotation(ORDER, (kind, place, week) => startOf(kind, place, week));

/** One of six in turn, of those that suit the words. */
export function supportStart(place: WeekPlace): SupportStart {
  return startInTurn(place) ?? { kind: 'trace' };
}

function startOf(kind: Kind, place: WeekPlace, week: TeachingWeek): SupportStart | undefined {
  const words = supportWords(week);
  if (kind === 'sort') {
    const boxes = sortedInBoxes(place, week);
    return boxes === undefined ? undefined : { kind, boxes };
  }
  if (kind === 'choose') {
    const choices = letterChoices(week, words);
    return choices === undefined ? undefined : { kind, choices };
  }
  // A word that is watched for its hyphen alone has no letter to leave out.
  if (kind === 'gaps' && words.some((word) => withoutWatched(word) === word)) return undefined;
  return { kind };
}

export const SUPPORT_STARTS: Record<Kind, { heading: string; instruction: string }> = {
  trace: {
    heading: 'Trace, write, cover, write',
    instruction: 'Trace each word. Write it again on every line.',
  },
  gaps: {
    heading: 'Fill, write, cover, write',
    instruction: 'Write the missing letters. Write the whole word on every line.',
  },
  finish: {
    heading: 'Finish, write, cover, write',
    instruction: 'Finish each word. Write it again on every line.',
  },
  boxes: {
    heading: 'Box, write, cover, write',
    instruction: 'Put one letter in each box. Write the word again on every line.',
  },
  sort: {
    heading: 'Trace and sort',
    instruction: 'Trace each word. Write it again in the box where it belongs.',
  },
  choose: {
    heading: 'Choose, write, cover, write',
    instruction: 'Circle the letters that are right. Write the whole word on every line.',
  },
};
