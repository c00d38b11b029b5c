import { parseMarkedWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { entryOf } from '../../words/words.ts';
import type { Activity } from '../activities/activity.ts';
import { canBeNamed } from '../activities/name-the-picture.ts';
import { turnOf } from '../activities/turn-of.ts';
import { weekActivities } from '../activities/week-activities.ts';
import { isThing } from '../pictures/pictures.ts';
import type { WeekPlace } from '../week-place.ts';
import { supportWords } from './support-words.ts';

const GAPPED = 3;
/** Two are drawn, so that there is a choice. */
const FEWEST_THINGS = 3;

/** The last part of the support worksheet: the pictures of the board where it has some, else one of three in turn. */
export type SupportClose =
  | { kind: 'write'; heading: string; instruction: string }
  | { kind: 'draw'; heading: string; instruction: string }
  | { kind: 'letters'; heading: string; instruction: string; words: string[] }
  | { kind: 'pictures'; heading: string; instruction: string; items: Activity['items'] };

export function supportClose(place: WeekPlace, week: TeachingWeek): SupportClose {
  const { meanings } = weekActivities(place);
  if (meanings.kind === 'name the picture') {
    const { title: heading, instruction, items } = meanings;
    return { kind: 'pictures', heading, instruction, items: picturesFor(week, items) };
  }
  const turn = turnOf(place) % 3;
  if (turn === 0) return OWN_SENTENCE;
  if (turn === 1) return canBeDrawn(week) ? DRAW : QUESTION;
  return {
    kind: 'letters',
    heading: 'Put the letters back',
    instruction: 'The tricky letters are missing. Write each whole word.',
    words: supportWords(week).slice(-GAPPED),
  };
}

/** Those of part A; where they are too few, others of the board, with the letters of the pattern in sight. */
function picturesFor(week: TeachingWeek, items: Activity['items']): Activity['items'] {
  const traced = supportWords(week);
  const known = traced
    .filter(canBeNamed)
    .map((word) => ({ prompt: withLetters(word, (_, index) => index === 0), answer: word }));
  if (known.length >= FEWEST_THINGS) return known;
  const others = items
    .filter(({ answer }) => !traced.includes(answer))
    .map(({ answer }) => ({
      prompt: withLetters(answer, (isMarked, index) => isMarked || index === 0),
      answer,
    }));
  return [...known, ...others].slice(0, Math.max(FEWEST_THINGS, items.length));
}

/** 'wr__' for wren: the letters that are given, and a line for each of the others. */
function withLetters(word: string, isGiven: (isMarked: boolean, index: number) => boolean): string {
  const { letters } = parseMarkedWord(entryOf(word).word);
  return letters
    .map(({ letter, isMarked }, index) => (isGiven(isMarked, index) ? letter : '_'))
    .join('\u200A');
}

/** Things that we have drawn ourselves a child can draw too; in its sense of the week, watch is no thing. */
function canBeDrawn(week: TeachingWeek): boolean {
  const things = supportWords(week).filter(
    (word) => isThing(word) && !entryOf(word).meaning.startsWith('to '),
  );
  return things.length >= FEWEST_THINGS;
}

/** Also fills what a short last part leaves of the page. */
export const OWN_SENTENCE = {
  kind: 'write',
  heading: 'My own sentence',
  instruction: 'Write a sentence with one word from part A in it.',
} as const;
export const QUESTION = {
  kind: 'write',
  heading: 'My own question',
  instruction: 'Write a question with one word from part A in it.',
} as const;
const DRAW = {
  kind: 'draw',
  heading: 'Draw and label',
  instruction: 'Draw and label two things from part A.',
} as const;
