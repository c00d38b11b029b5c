import type { TeachingWeek } from '../../week.ts';
import { turnOf } from '../activities/turn-of.ts';
import type { WeekPlace } from '../week-place.ts';
import { supportWords } from './support-words.ts';

const GAPPED = 3;

/** The last part of the support worksheet, one of three in turn. */
export type SupportClose =
  | { kind: 'write'; heading: string; instruction: string }
  | { kind: 'draw'; heading: string; instruction: string }
  | { kind: 'letters'; heading: string; instruction: string; words: string[] };

export function supportClose(place: WeekPlace, week: TeachingWeek): SupportClose {
  const isEarly = place.year.name === 'Year 2' || place.year.name === 'Year 3';
  const turn = turnOf(place) % 3;
  if (turn === 0) return OWN_SENTENCE;
  if (turn === 1) return isEarly ? DRAW : QUESTION;
  return {
    kind: 'letters',
    heading: 'Put the letters back',
    instruction: 'The tricky letters are gone. Write each word in full, then look at part A.',
    words: supportWords(week).slice(-GAPPED),
  };
}

const OWN_SENTENCE = {
  kind: 'write',
  heading: 'My own sentence',
  instruction: 'Choose one word that you traced, and use it in a sentence.',
} as const;
const QUESTION = {
  kind: 'write',
  heading: 'My own question',
  instruction: 'Choose one word that you traced, and ask a question with it.',
} as const;
const DRAW = {
  kind: 'draw',
  heading: 'Draw and label',
  instruction: 'Choose two words that you traced. Draw what each one tells you and write the word.',
} as const;
