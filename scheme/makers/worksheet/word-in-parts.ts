import { parseMarkedWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { parseMorphemes } from '../../words/word-parts.ts';
import { entryOf } from '../../words/words.ts';
import { practiceWords } from '../words/practice-words.ts';

/** Roots, prefixes, suffixes and endings: 'Greek roots: tele', 'words ending -ible', 'number prefixes: uni-'. */
const PARTS = /\broots?\b|\bprefix|\bsuffix|\bhyphens|(?<![a-z])-[a-z]{2,}|[a-z]{2,}-(?![a-z])/u;
/** Words of one part among the others, as those to learn by heart are. */
const MOST_WHOLE = 3;

/** Whether a week is about parts with a meaning, so that its words are not cut into syllables across them. */
export function isAboutParts(week: TeachingWeek): boolean {
  const whole = practiceWords(week).filter(({ notation }) => morphemesOf(notation).length < 2);
  return PARTS.test(week.focus) && whole.length <= MOST_WHOLE;
}

/** A word as its week cuts it: 'tele', 'scope' where the week is about roots, else 'tel', 'e', 'scope'. */
export function wordInParts(week: TeachingWeek, notation: string): string[] {
  return isAboutParts(week)
    ? morphemesOf(notation)
    : parseMarkedWord(entryOf(notation).word).syllables;
}

function morphemesOf(notation: string): string[] {
  const { word, morphemes } = entryOf(notation);
  return morphemes === undefined
    ? [parseMarkedWord(word).word]
    : parseMorphemes(morphemes).map(({ letters }) => letters);
}
