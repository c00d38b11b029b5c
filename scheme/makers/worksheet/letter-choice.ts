import { shuffled } from '../words/shuffled.ts';
import { likelyMistake } from './likely-mistake.ts';
import { canChooseSpelling } from './look-back-format.ts';

/** A word with a gap, and two ways to fill it: 'bri' with 'dge' or 'ge'. */
export interface LetterChoice {
  word: string;
  before: string;
  after: string;
  letters: string[];
}

const MOST_LETTERS = 4;

/** Whether a word has a likely mistake that only a few letters make. */
export function hasLetterChoice(word: string): boolean {
  if (!canChooseSpelling(word)) return false;
  const { before, after, letters } = letterChoice(word);
  return before + after !== '' && letters.every(({ length }) => length <= MOST_LETTERS);
}

/** The letters in which a word and a likely mistake differ, with a neighbour where one of them has none there. */
export function letterChoice(word: string): LetterChoice {
  const mistake = likelyMistake(word) ?? word;
  const most = Math.min(word.length, mistake.length);
  let start = 0;
  while (start < most && word[start] === mistake[start]) start += 1;
  let end = 0;
  while (end < most - start && word.at(-1 - end) === mistake.at(-1 - end)) end += 1;
  const isEmpty = () => start + end >= most;
  if (isEmpty() && start > 0) start -= 1;
  if (isEmpty()) end -= 1;
  const middle = (spelling: string) => spelling.slice(start, spelling.length - end);
  return {
    word,
    before: word.slice(0, start),
    after: word.slice(word.length - end),
    letters: shuffled([middle(word), middle(mistake)], word),
  };
}
