import { parseMarkedWord, plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { entryOf } from '../../words/words.ts';
import type { WeekPlace } from '../week-place.ts';
import { isOldest } from '../words/is-oldest.ts';
import { practiceWords } from '../words/practice-words.ts';
import { rootBeforeJoin } from './root-before-join.ts';

/** A word cut once, so that its two parts can be joined again. */
export interface WordInTwo {
  word: string;
  beginning: string;
  end: string;
}

/** With fewer beginnings or ends there would be little to choose from. */
const FEWEST_KINDS = 4;

/** Each word as a root and its ending, in later years, or as its first syllables and the rest. */
export function splitToJoin(
  place: WeekPlace,
  week: TeachingWeek,
  words: string[],
): WordInTwo[] | undefined {
  const inTwo = splitAll(place, words);
  return inTwo?.some((cut) => cutsRoot(week, cut)) === true ? undefined : inTwo;
}

/** 's' and 'olve' for [solve]: the week is about the whole of it. */
function cutsRoot(week: TeachingWeek, { word, beginning }: WordInTwo): boolean {
  const marked = practiceWords(week).find(({ notation }) => plainWord(notation) === word);
  if (marked === undefined) return false;
  const { letters } = parseMarkedWord(marked.notation);
  return letters.slice(0, beginning.length + 1).every(({ isMarked }) => isMarked);
}

function splitAll(place: WeekPlace, words: string[]): WordInTwo[] | undefined {
  const byMorphemes = isOldest(place) ? cutAll(words, rootOf) : undefined;
  return byMorphemes ?? cutAll(words, startOf);
}

function cutAll(
  words: string[],
  beginningOf: (word: string) => string | undefined,
): WordInTwo[] | undefined {
  const cut = words.flatMap((word) => {
    const beginning = /[^a-z]/iu.test(word) ? undefined : beginningOf(word);
    return beginning === undefined ? [] : [{ word, beginning, end: word.slice(beginning.length) }];
  });
  const kinds = [cut.map(({ beginning }) => beginning), cut.map(({ end }) => end)];
  const isVaried = kinds.every((parts) => new Set(parts).size >= FEWEST_KINDS);
  return cut.length === words.length && isVaried ? cut : undefined;
}

function rootOf(word: string): string | undefined {
  return rootBeforeJoin(entryOf(word).morphemes ?? '') ?? startOf(word);
}

/** Whole syllables, up to about the middle of the word; of a word with one, what stands before its vowel. */
function startOf(word: string): string | undefined {
  const { syllables } = parseMarkedWord(entryOf(word).word);
  const starts = syllables
    .slice(0, -1)
    .map((_, index) => syllables.slice(0, index + 1).join(''))
    .filter(({ length }) => length > 1 && word.length - length > 1);
  if (syllables.length > 1) {
    const fromMiddle = (start: string) => Math.abs(word.length / 2 - start.length);
    return starts.toSorted((one, other) => fromMiddle(one) - fromMiddle(other)).at(0);
  }
  const [consonants = ''] = /^(?:qu|[^aeiou])*/iu.exec(word) ?? [];
  return consonants === '' || consonants === word ? undefined : consonants;
}
