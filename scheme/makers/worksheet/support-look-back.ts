import { wordsOf } from '../../known-words.ts';
import { plainWord } from '../../marked-word.ts';
import type { SchoolYear } from '../../scheme.ts';
import { entryOf } from '../../words/words.ts';
import { turnOf } from '../activities/turn-of.ts';
import type { WeekPlace } from '../week-place.ts';
import { findWeek } from '../week-place.ts';
import { parseGapSentence } from '../words/gap-sentence.ts';
import { practiceWords } from '../words/practice-words.ts';
import { lookBackWords, type ReturningWord, revisitWords } from '../words/returning-words.ts';
import { shuffled } from '../words/shuffled.ts';
import { canAsk } from './look-back-format.ts';
import { supportSentences, supportWords } from './support-words.ts';

const MOST = 3;
/** The slide of answers has room for two more than the six of the class. */
const MOST_OTHERS = 2;

/** Words that the support worksheet has had before: those that the class looks back at, else others of the same weeks. */
export function supportLookBack(place: WeekPlace): ReturningWord[] {
  const words = lookBackWords(place);
  if (words.length === 0) return [];
  const met = metBefore(place);
  const known = words.filter(({ word, from }) => !isThisYear(from) || met.has(word.toLowerCase()));
  if (known.length >= MOST) return known.slice(0, MOST);
  return [...known, ...others(place, words, met).slice(0, MOST_OTHERS)].slice(0, MOST);
}

/** With the word or most of it in sight: two spellings to choose from, or letters to put back. */
export function supportLookBackFormat(place: WeekPlace): 'choose' | 'finish' {
  const isItsTurn = turnOf(place) % 2 === 0;
  return isItsTurn && supportLookBack(place).every(({ word }) => canAsk(word, 'choose'))
    ? 'choose'
    : 'finish';
}

/** Patterned words of the weeks that come back, which nothing else in this week asks. */
function others(
  { year, number, name }: WeekPlace,
  words: ReturningWord[],
  met: ReadonlySet<string>,
): ReturningWord[] {
  const asked = new Set([...words, ...revisitWords({ year, number })].map(({ word }) => word));
  const weeks = new Set(words.map(({ from }) => from).filter(isThisYear));
  return [...weeks].flatMap((from) => {
    const week = year.weeks[Number(from.replace('Week ', '')) - 1];
    if (week?.kind !== 'teach') return [];
    const open = practiceWords(week)
      .filter(({ isByHeart }) => !isByHeart)
      .map(({ notation }) => plainWord(notation))
      .filter((word) => met.has(word.toLowerCase()) && !asked.has(word));
    return shuffled(open, `${name} ${from}`).map((word) => ({
      word,
      from,
      sentence: entryOf(word).sentence,
    }));
  });
}

function isThisYear(from: string): boolean {
  return from.startsWith('Week');
}

/** What parts A, B and C of the support worksheets have asked this year, in small letters. */
export function metBefore({ year, number }: WeekPlace): ReadonlySet<string> {
  return new Set(
    year.weeks.slice(0, number - 1).flatMap((_, index) => wordsOfSupport(year, index + 1)),
  );
}

const WORDS_OF_SUPPORT = new Map<string, string[]>();

function wordsOfSupport(year: SchoolYear, number: number): string[] {
  const { place, week } = findWeek(year.name, number);
  const known = WORDS_OF_SUPPORT.get(place.name);
  if (known !== undefined) return known;
  const words =
    week.kind === 'review'
      ? []
      : [
          ...supportWords(week).map((word) => word.toLowerCase()),
          ...supportSentences(place, week).map((one) => parseGapSentence(one).word.toLowerCase()),
          ...wordsOf(week.dictation[0]),
        ];
  WORDS_OF_SUPPORT.set(place.name, words);
  return words;
}
