import { NUMBER_WORDS, readNumberWords } from './number-words.ts';

/** What somebody searches for, taken apart. */
export interface ParsedTerm {
  /** In lower case, of letters and digits alone. The last one may be unfinished. */
  words: string[];
  /** The words of each text in quotation marks. */
  phrases: string[][];
  /** 'year 4 week 10' and 'y4 w10' name a place. */
  place: PlaceNumbers;
  /** A sound as titles write it: '/j/'. */
  sound?: string;
}

export interface PlaceNumbers {
  year?: number;
  week?: number;
}

const MOST_WORDS = 8;
const LONGEST_WORD = 40;
const SOUND = /\/\p{L}{1,6}\//u;
const QUOTED = /["“”]([^"“”]+)["“”]/gu;
const YEAR = placePattern({
  names: 'year|yr',
  letter: 'y',
  end: String.raw`(?=w|[^\p{L}\p{N}]|$)`,
});
const WEEK = placePattern({ names: 'week|wk', letter: 'w', end: String.raw`(?![\p{L}\p{N}])` });

export function parseTerm(term: string): ParsedTerm {
  const phrases = [...term.matchAll(QUOTED)].map(([, quoted = '']) => wordsOf(quoted));
  const unquoted = term.replaceAll(QUOTED, ' ');
  const year = placeNumber(YEAR, unquoted);
  const withoutYear = unquoted.replace(YEAR, ' ');
  const week = placeNumber(WEEK, withoutYear);
  const [sound] = SOUND.exec(unquoted) ?? [];
  return {
    phrases: phrases.filter((words) => words.length > 0),
    words: wordsOf(withoutYear.replace(WEEK, ' ')),
    place: {
      ...(year !== undefined && { year }),
      ...(week !== undefined && { week }),
    },
    ...(sound !== undefined && { sound }),
  };
}

/** A number in digits, or in words after the whole name: 'y4', 'year 4' and 'year four'. */
function placePattern({ names, letter, end }: { names: string; letter: string; end: string }) {
  const digits = String.raw`(?:${names}|${letter})\s*(\d{1,2})`;
  const words = String.raw`(?:${names})\s+(${NUMBER_WORDS})`;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${digits}|${words})${end}`, 'iu');
}

function placeNumber(pattern: RegExp, text: string): number | undefined {
  const found = pattern.exec(text);
  if (!found) return undefined;
  const [, digits, words = ''] = found;
  return digits === undefined ? readNumberWords(words) : Number(digits);
}

export function isPlace({ year, week }: PlaceNumbers): boolean {
  return year !== undefined || week !== undefined;
}

/** What was typed beside the place: 'unicorn' of 'year 4 week 10 unicorn'. */
export function besidePlace(term: string): string {
  return term
    .replace(YEAR, ' ')
    .replace(WEEK, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s,;]+|(?<![\s,;])[\s,;]+$/gu, '');
}

/** The same term with its place as words, for a library that has no such place. */
export function withoutPlace(term: string): ParsedTerm {
  const { phrases } = parseTerm(term);
  return { phrases, words: wordsOf(term.replaceAll(QUOTED, ' ')), place: {} };
}

/** 'soft g' and 'i before e': a single letter means nothing without the words beside it, so they stay together. */
export function withLetterPhrases({ words, phrases, place }: ParsedTerm): ParsedTerm {
  const runs: string[][] = [];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const isTogether = before !== undefined && (isLetter(word) || isLetter(before));
    if (isTogether) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return {
    words: runs.filter((run) => run.length === 1).flat(),
    phrases: [...phrases, ...runs.filter((run) => run.length > 1)],
    place,
  };
}

/** Titles name the letters instead: 'silent b and t' is about silent letters. Undefined where nothing else was typed. */
export function withoutLetterWords({ words, phrases, place }: ParsedTerm): ParsedTerm | undefined {
  const others = words.filter((word) => !/^letters?$/.test(word));
  const isOther = others.length > 0 && others.length < words.length;
  return isOther ? { words: others, phrases, place } : undefined;
}

function isLetter(word: string): boolean {
  return /^\p{L}$/u.test(word);
}

/** As the words of a page are found: apostrophes vanish, all other signs part words. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’‘`]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
}
