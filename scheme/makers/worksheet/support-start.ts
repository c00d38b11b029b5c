import type { TeachingWeek } from '../../week.ts';
import { yearRotation } from '../activities/year-rotation.ts';
import type { WeekPlace } from '../week-place.ts';
import { type LetterChoice, letterChoices } from './letter-choice.ts';
import { splitToJoin, type WordInTwo } from './split-to-join.ts';
import { sortedInBoxes, type SortBox } from './support-sort.ts';
import { supportWords } from './support-words.ts';

/** How a child first writes the words on the support worksheet. */
export type SupportStart =
  | { kind: 'trace' }
  | { kind: 'finish' }
  | { kind: 'boxes' }
  | { kind: 'sort'; boxes: SortBox[] }
  | { kind: 'choose'; choices: LetterChoice[] }
  | { kind: 'join'; words: WordInTwo[] };

type Kind = SupportStart['kind'];

const ORDER: Kind[] = ['trace', 'join', 'finish', 'choose', 'boxes', 'sort'];

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
  if (kind === 'join') {
    const inTwo = week.pattern === 'homophones' ? undefined : splitToJoin(place, week, words);
    return inTwo === undefined ? undefined : { kind, words: inTwo };
  }
  return { kind };
}

export const SUPPORT_STARTS: Record<Kind, { heading: string; instruction: string }> = {
  trace: {
    heading: 'Trace, write, cover, write',
    instruction: 'Trace each word. Write it again on every line.',
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
  join: {
    heading: 'Join, write, cover, write',
    instruction: 'Draw a line from each beginning to its end. Write the word on both lines.',
  },
};
