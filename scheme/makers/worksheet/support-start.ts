import type { TeachingWeek } from '../../week.ts';
import { withoutWatched } from '../activities/missing-letters.ts';
import { yearRotation } from '../activities/year-rotation.ts';
import type { WeekPlace } from '../week-place.ts';
import { type LetterChoice, letterChoices } from './letter-choice.ts';
import { lookOf } from '../slides/looks.ts';
import { hasSoundsSideBySide } from './practice-section.ts';
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

/** What a child does after the first writing of a word. */
const COVERED = 'Cover it before you write it on the long line.';

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
  if (kind === 'boxes' && cutsSounds(place) && !words.every(hasSoundsSideBySide)) return undefined;
  // A word that is watched for its hyphen alone has no letter to leave out.
  if (kind === 'gaps' && words.some((word) => withoutWatched(word) === word)) return undefined;
  return { kind };
}

/** Whether the words are cut into sounds, as on the core sheet, and not into syllables or parts. */
export function cutsSounds({ year }: WeekPlace): boolean {
  return lookOf(year.name).wordParts === 'sounds';
}

/** Heading and instruction of part A. */
export function supportStartTold(place: WeekPlace, kind: Kind): Told {
  const told = STARTS[kind];
  if (kind !== 'boxes' || !cutsSounds(place)) return told;
  return { ...told, instruction: told.instruction.replace('one letter', 'one sound') };
}

interface Told {
  heading: string;
  instruction: string;
}

const STARTS: Record<Kind, Told> = {
  trace: {
    heading: 'Trace, write, cover, write',
    instruction: `Trace each word before you write it. ${COVERED}`,
  },
  gaps: {
    heading: 'Fill, write, cover, write',
    instruction: `Write the missing letters before the whole word. ${COVERED}`,
  },
  finish: {
    heading: 'Finish, write, cover, write',
    instruction: `Finish each word before you write it. ${COVERED}`,
  },
  boxes: {
    heading: 'Box, write, cover, write',
    instruction: `Put one letter in each box (thick boxes: tricky letters) before you write the word. ${COVERED}`,
  },
  sort: {
    heading: 'Trace and sort',
    instruction: 'Trace each word. Write it again in the box where it belongs.',
  },
  choose: {
    heading: 'Choose, write, cover, write',
    instruction: `Circle the right letters before you write the word. ${COVERED}`,
  },
};
