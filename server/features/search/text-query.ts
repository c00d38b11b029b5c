import type { ParsedTerm } from './parse-term.ts';

/** Queries in PostgreSQL's syntax, made of letters and digits alone. */
export interface TextQuery {
  /** For the words as they are written; the last one may be the beginning of a longer word. Empty without words. */
  words: string;
  /** For words and phrases, without longer words. */
  exact: string;
  /** For the words in any form. */
  stems: string;
  /** For titles: the phrases, and the words, of which the last may be unfinished. */
  titles: string;
  /** The last word, which may be unfinished. */
  last: string;
  /** Texts that a page must have as they are; empty where there are none. */
  phrases: string;
  /** Any of the words may be meant as an ending: '-le'. */
  endings: string[];
}

/** Shorter beginnings would find nearly every page. */
const SHORTEST_BEGINNING = 3;

/** `spellings` has another spelling for words that may be misspelt. */
export function textQuery(
  { words, phrases }: Pick<ParsedTerm, 'words' | 'phrases'>,
  spellings: ReadonlyMap<string, string> = new Map(),
): TextQuery {
  const phrase = phrases.map((each) => `(${each.join(' <-> ')})`).join(' & ');
  const whole = words.map((word) => eitherOf(word, spellings.get(word)));
  const last = words.at(-1);
  const isLong = last !== undefined && last.length >= SHORTEST_BEGINNING;
  const withUnfinished = isLong
    ? [...whole.slice(0, -1), eitherOf(`${last}:*`, spellings.get(last))]
    : whole;
  return {
    words: withUnfinished.join(' & '),
    exact: [...whole, phrase].filter((part) => part !== '').join(' & '),
    stems: whole.join(' & '),
    titles: [...withUnfinished, phrase].filter((part) => part !== '').join(' & '),
    last: withUnfinished.at(-1) ?? '',
    phrases: phrase,
    endings: words,
  };
}

function eitherOf(word: string, other: string | undefined): string {
  return other === undefined ? word : `(${word} | ${other})`;
}
