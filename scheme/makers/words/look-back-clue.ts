import { letterLines, withoutWatched } from '../activities/missing-letters.ts';
import { turnOf } from '../activities/turn-of.ts';
import type { WeekPlace } from '../week-place.ts';
import { lookBackFormat, lookBackRow } from '../worksheet/look-back-format.ts';
import { isOldest } from './is-oldest.ts';

/** What is told of a word from before, beside its meaning: its letters but for the tricky ones, and one of those where the worksheet tells as much. Every other week the oldest are told only how it begins; so are all of a word with a hyphen, which no gap hides. */
export function lookBackClue(place: WeekPlace, word: string): string {
  if (word.includes('-') || (isOldest(place) && turnOf(place) % 2 === 0)) {
    return `${word.charAt(0)}, ${word.replaceAll(/[^a-z]/giu, '').length} letters`;
  }
  const clue = withoutWatched(word);
  const isOnSheet = lookBackRow(word, lookBackFormat(place)).clue === clue;
  return isOnSheet ? withLetterMore(clue, word) : clue;
}

/** Whether most of these clues, or more, tell what the worksheet does not. */
export function areLookBackHints(place: WeekPlace, words: string[]): boolean {
  const format = lookBackFormat(place);
  const more = words.filter((word) => {
    const { clue } = lookBackRow(word, format);
    // The meaning beside the clue tells more than a sentence, and a spelling to choose.
    if (format === 'sentence' || format === 'choose' || format === 'mend') return true;
    return lettersIn(lookBackClue(place, word)) > lettersIn(clue ?? '');
  });
  return 2 * more.length > words.length;
}

/** 'villa__' for 'vill___'; a clue that lacks a single letter stays, and the apostrophe is kept for the child. */
function withLetterMore(clue: string, word: string): string {
  const shown = clue.replaceAll(/[^\p{L}_]/gu, '');
  const missing = [...shown.matchAll(/_/gu)].map(({ index }) => index);
  const given = missing.find((index) => word.charAt(index) !== "'");
  if (missing.length < 2 || given === undefined) return clue;
  const letters = `${shown.slice(0, given)}${word.charAt(given)}${shown.slice(given + 1)}`;
  return letters.replaceAll(/_+/gu, (lines) => letterLines(lines.length));
}

/** How many letters a clue gives; of 'd, 9 letters' one. */
function lettersIn(clue: string): number {
  return clue.replace(/, \d+ letters$/u, '').replaceAll(/[^\p{L}]/gu, '').length;
}
