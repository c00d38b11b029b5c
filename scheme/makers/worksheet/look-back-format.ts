import { plainWord } from '../../marked-word.ts';
import { soundsLikeAnother } from '../../words/sounds-like-another.ts';
import { entryOf, WORDS } from '../../words/words.ts';
import { letterLines, withoutWatched } from '../activities/missing-letters.ts';
import { yearRotation } from '../activities/year-rotation.ts';
import type { WeekPlace } from '../week-place.ts';
import { practiceWords } from '../words/practice-words.ts';
import { lookBackWords, revisitWords } from '../words/returning-words.ts';
import { shuffled } from '../words/shuffled.ts';
import { likelyMistake } from './likely-mistake.ts';

/** A way to ask for words from before. */
export type LookBackFormat = 'memory' | 'mend' | 'finish' | 'choose' | 'sentence';

export const LOOK_BACK_FORMATS: Record<LookBackFormat, { heading: string; instruction: string }> = {
  memory: {
    heading: 'Look back: from memory',
    instruction: 'Write the word for each meaning from memory.',
  },
  mend: {
    heading: 'Look back: mend the mistake',
    instruction: 'Each word from before has a mistake. Write it correctly.',
  },
  finish: {
    heading: 'Look back: finish the word',
    instruction: 'Letters are missing from words you know. Write each whole word.',
  },
  choose: {
    heading: 'Look back: choose and say why',
    instruction: 'Write the right spelling of each word, with your reason.',
  },
  sentence: {
    heading: 'Look back: finish the sentence',
    instruction: 'Write the word from before that each sentence needs.',
  },
};

/** No reason is asked for on the support worksheet. */
export const CHOOSE_WITHOUT_REASON = {
  heading: 'Look back: choose the spelling',
  instruction: 'Write the right spelling of each word.',
} as const;

const ORDER: LookBackFormat[] = ['memory', 'mend', 'finish', 'choose', 'sentence'];
const formatInTurn = yearRotation(ORDER, (format, place) =>
  lookBackWords(place).every(({ word }) => canAsk(word, format)) ? format : undefined,
);

/** No format comes in two weeks running. */
export function lookBackFormat(place: WeekPlace): LookBackFormat {
  return formatInTurn(place) ?? 'finish';
}

/** So many words are asked where each needs a reason and the class is young. */
const WITH_REASON = 3;

/** The words of part E; reasons take the youngest longer, so they have every other word. */
export function sheetLookBackWords(place: WeekPlace): string[] {
  const words = lookBackWords(place).map(({ word }) => word);
  const givesReasons = place.year.name === 'Year 2' && lookBackFormat(place) === 'choose';
  if (!givesReasons) return words;
  const everyOther = words.filter((_, index) => index % 2 === 0);
  return everyOther.length >= WITH_REASON ? everyOther : withOthers(place, words);
}

/** At the start of the first year few words have come back: others of its first weeks are asked as well. */
function withOthers(place: WeekPlace, words: string[]): string[] {
  const returning = new Set([...revisitWords(place).map(({ word }) => word), ...words]);
  const others = place.year.weeks.slice(0, place.number - 1).flatMap((week) =>
    week.kind === 'review'
      ? []
      : practiceWords(week)
          .filter(({ isByHeart }) => !isByHeart)
          .map(({ notation }) => plainWord(notation))
          .filter((word) => !returning.has(word) && canAsk(word, 'choose')),
  );
  return [...words, ...shuffled(others, place.name)].slice(0, WITH_REASON);
}

export function canAsk(word: string, format: LookBackFormat): boolean {
  if (format === 'mend') return likelyMistake(word) !== undefined;
  return format === 'choose' ? canChooseSpelling(word) : true;
}

/** Of two real words, as planned and planed, a meaning would have to tell which is asked for. */
function canChooseSpelling(word: string): boolean {
  const mistake = likelyMistake(word);
  const isPlanned = /([a-z])\1(?:e[dr]|ing)$/u.test(word);
  return mistake !== undefined && !isPlanned && !WORDS.has(mistake) && !soundsLikeAnother(word);
}

interface LookBackRow {
  /** In bold at the start of the row; a sentence has its clue in its gap. */
  clue?: string;
  text?: string;
}

export function lookBackRow(word: string, format: LookBackFormat): LookBackRow {
  const { meaning, sentence } = entryOf(word);
  const mistake = likelyMistake(word) ?? '';
  if (format === 'mend') return { clue: mistake, text: meaning };
  if (format === 'choose') return { clue: shuffled([word, mistake], word).join(' or ') };
  // No gap hides a hyphen.
  const hasGaps = format === 'finish' && !word.includes('-');
  if (hasGaps) return { clue: withoutWatched(word), text: meaning };
  if (format === 'memory' || format === 'finish') {
    return { clue: beginningOf(word), text: meaning };
  }
  return { text: withLines(sentence, word) };
}

/** 'd, 9 letters' */
function beginningOf(word: string): string {
  return `${word.charAt(0)}, ${word.replaceAll(/[^a-z]/giu, '').length} letters`;
}

/** The first letter of the word, and a line for each of the others, so that a longer or shorter word does not fit. */
function withLines(sentence: string, word: string): string {
  const found = new RegExp(`(?<![\\w'-])${word}(?![\\w-]|'\\w)`, 'u');
  return sentence.replace(found, () => firstLetterAndLines(word));
}

/** 'w_________' for well-known, with its hyphen. */
function firstLetterAndLines(word: string): string {
  return [...word.slice(1).matchAll(/[a-z']+|-/giu)].reduce(
    (told, [letters]) => told + (letters === '-' ? letters : letterLines(letters.length)),
    word.charAt(0),
  );
}
