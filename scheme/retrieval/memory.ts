import { WEEKS_IN_HALF_TERM } from '../makers/week-place.ts';

export interface TaughtWord {
  word: string;
  isByHeart: boolean;
  taughtAt: number;
}

/** What the schedule knows of a word so far. */
export interface Memory extends TaughtWord {
  stage: number;
  /** The weeks in which a child meets the word, in order. */
  seen: number[];
}

export function lastSeen({ seen }: Memory): number {
  return seen.at(-1) ?? 0;
}

/** How many times the word has come back in the half-term of that week. */
export function returnsInHalfTerm({ seen, taughtAt }: Memory, at: number): number {
  const halfTerm = halfTermOf(at);
  return seen.filter((week) => week !== taughtAt && halfTermOf(week) === halfTerm).length;
}

export function halfTermOf(at: number): number {
  return Math.floor(at / WEEKS_IN_HALF_TERM);
}
