/** What somebody searches for, taken apart. */
export interface ParsedTerm {
  /** In lower case, of letters and digits alone. The last one may be unfinished. */
  words: string[];
  /** The words of each text in quotation marks. */
  phrases: string[][];
  /** 'year 4 week 10' and 'y4 w10' name a place. */
  place: PlaceNumbers;
}

export interface PlaceNumbers {
  year?: number;
  week?: number;
}

const MOST_WORDS = 8;
const LONGEST_WORD = 40;
const QUOTED = /["“”]([^"“”]+)["“”]/gu;
const YEAR = /(?<![\p{L}\p{N}])(?:year|yr|y)\s*(\d{1,2})(?=w|[^\p{L}\p{N}]|$)/iu;
const WEEK = /(?<![\p{L}\p{N}])(?:week|wk|w)\s*(\d{1,2})(?![\p{L}\p{N}])/iu;

export function parseTerm(term: string): ParsedTerm {
  const phrases = [...term.matchAll(QUOTED)].map(([, quoted = '']) => wordsOf(quoted));
  const unquoted = term.replaceAll(QUOTED, ' ');
  const year = YEAR.exec(unquoted)?.[1];
  const withoutYear = unquoted.replace(YEAR, ' ');
  const week = WEEK.exec(withoutYear)?.[1];
  return {
    phrases: phrases.filter((words) => words.length > 0),
    words: wordsOf(withoutYear.replace(WEEK, ' ')),
    place: {
      ...(year !== undefined && { year: Number(year) }),
      ...(week !== undefined && { week: Number(week) }),
    },
  };
}

export function isPlace({ year, week }: PlaceNumbers): boolean {
  return year !== undefined || week !== undefined;
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
