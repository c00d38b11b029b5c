import { markedParts, parseMarkedWord, plainWord } from '../../marked-word.ts';

export interface PatternOfWords {
  heading: string;
  words: string[];
}

interface PatternSign {
  /** Where a pattern has none, the letters that are marked in its words are the heading. */
  heading?: string | undefined;
  fits: (notation: string) => boolean;
  letters?: RegExp;
}

const NOT_HEARD = 'letters you cannot hear';
const OTHERS = 'more tricky parts';
/** A pattern needs at least two words; a word alone stands under a later heading. */
const FEWEST = 2;

/** What is heard cannot be seen in the letters, so these words are told. */
const WORDS_NOT_HEARD =
  'answer Christmas climb foreign government guard guide half hour island knowledge muscle often reign rhyme rhythm vehicle who whole yacht';
/** Those with a second tricky part, which is heard: Ch in Christmas is /k/. */
const SILENT_LETTERS: Readonly<Record<string, string>> = {
  Christmas: 'Chris[t]mas',
  knowledge: '[k]nowledge',
  vehicle: 've[h]icle',
};
const WORDS_LEFT_OUT =
  'business environment February interest length library parliament probably secretary strength surprise temperature twelfth vegetable';

/** What makes the tricky part of a word tricky; the first that fits is taken. */
const PATTERNS: PatternSign[] = [
  told('short forms', 'Mr Mrs'),
  told(NOT_HEARD, WORDS_NOT_HEARD),
  marked(/([b-df-hj-np-tv-z])\1/u, 'double letters'),
  told('letters easily left out', WORDS_LEFT_OUT),
  marked(/ough|[ae]igh|augh|ould?/u),
  marked(/^ea[ru]?/u),
  marked(/^oor$/u),
  ...Array.from('ioaeuy', (vowel) => marked(new RegExp(`^${vowel}$`, 'u'), `watch the ${vowel}`)),
  marked(/^[cs]$|^s?c[iyeh]?$/u),
  marked(/[aeo]r$|al$/u),
  marked(/^[aeiouy]{2,}$/u, 'two vowels or more'),
  marked(/^[aeiouy]$/u, 'one vowel to watch'),
  { heading: 'endings', fits: (notation) => /\[(?!.*ough)[a-z]{2,}\](?:d|ly|s)?$/u.test(notation) },
];

/** Words in the order of their patterns, and in that of the alphabet within each. */
export function wordsByPattern(notations: string[]): PatternOfWords[] {
  let left = notations;
  const found = PATTERNS.flatMap(({ heading, fits, letters }) => {
    const words = left.filter(fits);
    if (words.length < FEWEST) return [];
    left = left.filter((notation) => !words.includes(notation));
    if (heading === NOT_HEARD) return [{ heading, words: words.map(withSilentLetters) }];
    return [{ heading: heading ?? lettersIn(words, letters), words }];
  });
  const others = left.length === 0 ? [] : [{ heading: OTHERS, words: left }];
  return [...found, ...others].map(({ heading, words }) => ({
    heading,
    words: words.toSorted(byAlphabet),
  }));
}

function withSilentLetters(notation: string): string {
  return SILENT_LETTERS[plainWord(notation)] ?? notation;
}

function told(heading: string, words: string): PatternSign {
  const known = new Set(words.split(' '));
  return { heading, fits: (notation) => known.has(plainWord(notation)) };
}

function marked(letters: RegExp, heading?: string): PatternSign {
  return {
    heading,
    letters,
    fits: (notation) => marksOf(notation).some((part) => letters.test(part)),
  };
}

/** 'ch, ci, sc', as they are marked in the words. */
function lettersIn(words: string[], letters: RegExp = /.+/u): string {
  const found = words.flatMap(marksOf).flatMap((part) => letters.exec(part)?.[0] ?? []);
  return [...new Set(found)].toSorted().join(', ');
}

function marksOf(notation: string): string[] {
  return markedParts(parseMarkedWord(notation)).map((part) => part.toLowerCase());
}

function byAlphabet(one: string, other: string): number {
  return plainWord(one).localeCompare(plainWord(other), 'en-GB');
}
