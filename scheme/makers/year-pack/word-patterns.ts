import { markedParts, parseMarkedWord, plainWord } from '../../marked-word.ts';

interface PatternOfWords {
  heading: string;
  words: string[];
}

/** What makes the tricky part of a word tricky; the first that fits is taken. */
const PATTERNS: [heading: string, mark: RegExp][] = [
  ['double letters', /([b-df-hj-np-tv-z])\1/u],
  ['ough, augh, eigh, ould', /ough|[ae]igh|augh|oul/u],
  ['ear and ea', /^ea/u],
  ['oor', /^oor$/u],
  ['watch the i', /^i$/u],
  ['watch the o', /^o$/u],
  ['watch the a', /^a$/u],
  ['watch the e', /^e$/u],
  ['watch the u or y', /^[uy]$/u],
  ['letters you do not hear', /^(?:[bghklnstw]|wh|gn|ach|tn|wkw)$/u],
  ['c, ci, ce, ch, sc', /^(?:c|c[ieuy]|sc|sci|ch|ce|s)$/u],
  ['-ar, -er, -or, -al', /^[aeo]r$|^iar$|al$/u],
  ['two vowels or more', /^[aeiouy]{2,}$/u],
  ['endings', /(?:e|s|t|n|d|ly)$/u],
];
const OTHERS = 'more tricky parts';
/** A pattern needs at least two words; a word alone stands under the last heading. */
const FEWEST = 2;

/** Words in the order of their patterns, and in that of the alphabet within each. */
export function wordsByPattern(notations: string[]): PatternOfWords[] {
  const headings = notations.map(headingOf);
  const known = PATTERNS.map(([heading]) => heading).filter(
    (heading) => headings.filter((other) => other === heading).length >= FEWEST,
  );
  return [...known, OTHERS].flatMap((heading) => {
    const words = notations.filter((_, index) => {
      const own = headings[index] ?? OTHERS;
      return (known.includes(own) ? own : OTHERS) === heading;
    });
    return words.length === 0 ? [] : [{ heading, words: words.toSorted(byAlphabet) }];
  });
}

function headingOf(notation: string): string {
  const marks = markedParts(parseMarkedWord(notation)).map((part) => part.toLowerCase());
  return PATTERNS.find(([, mark]) => marks.some((part) => mark.test(part)))?.[0] ?? OTHERS;
}

function byAlphabet(one: string, other: string): number {
  return plainWord(one).localeCompare(plainWord(other), 'en-GB');
}
