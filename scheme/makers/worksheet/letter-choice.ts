import { parseMarkedWord, plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { soundsLikeAnother } from '../../words/sounds-like-another.ts';
import { entryOf, WORDS } from '../../words/words.ts';
import { practiceWords } from '../words/practice-words.ts';
import { shuffled } from '../words/shuffled.ts';
import { likelyMistakes } from './likely-mistake.ts';

/** A word with its marked letters left out, and two ways to fill the gap: 'c___sins' with 'ou' or 'u'. */
export interface LetterChoice {
  word: string;
  before: string;
  after: string;
  letters: string[];
}

/** The letters that the week marks in a word, and what a child may write for them. */
interface Gap {
  word: string;
  before: string;
  after: string;
  right: string;
  wrong: string;
}

const MOST_LETTERS = 5;

/** A choice for each word, the right letters as often on the left as on the right. */
export function letterChoices(week: TeachingWeek, words: string[]): LetterChoice[] | undefined {
  const gaps = words.map((word) => gapsIn(week, word));
  const sides = shuffled(
    words.map((_, index) => index % 2 === 0),
    words.join(),
  );
  const choices = gaps.flatMap((ofWord, index) => {
    const [gap] = ofWord.toSorted((one, other) => sharedBy(gaps, other) - sharedBy(gaps, one));
    if (gap === undefined) return [];
    const { right, wrong, ...rest } = gap;
    return [{ ...rest, letters: sides[index] === true ? [right, wrong] : [wrong, right] }];
  });
  return choices.length === words.length ? choices : undefined;
}

/** How many words have the same letters mistaken for the same others. */
function sharedBy(gaps: Gap[][], { right, wrong }: Gap): number {
  return gaps.filter((ofWord) => ofWord.some((gap) => gap.right === right && gap.wrong === wrong))
    .length;
}

/** Gaps for the letters of the pattern; where no mistake is in them alone, for other marked letters. */
function gapsIn(week: TeachingWeek, word: string): Gap[] {
  if (soundsLikeAnother(word)) return [];
  const ofWeek = practiceWords(week).find(({ notation }) => plainWord(notation) === word);
  const [first = [], second = []] = [ofWeek?.notation ?? word, entryOf(word).word].map((notation) =>
    gapsAtMarks(notation).flatMap((gap) =>
      likelyMistakes(word).flatMap((mistake) => filledWrongly(gap, mistake) ?? []),
    ),
  );
  return first.length > 0 ? first : second;
}

/** 'c[ou]sins' without its marked letters. */
function gapsAtMarks(notation: string): Omit<Gap, 'wrong'>[] {
  const { word, letters } = parseMarkedWord(notation);
  const isMarkedAt = (index: number) => letters[index]?.isMarked === true;
  const firsts = [...letters.keys()].filter((at) => isMarkedAt(at) && !isMarkedAt(at - 1));
  return firsts.map((first) => {
    const unmarked = letters.findIndex(({ isMarked }, at) => at > first && !isMarked);
    const end = unmarked === -1 ? letters.length : unmarked;
    // A double letter stays whole: 'equi___' for equip[ped].
    const start = word[first - 1] === word[first] ? first - 1 : first;
    return {
      word,
      before: word.slice(0, start),
      right: word.slice(start, end),
      after: word.slice(end),
    };
  });
}

/** The gap as a mistake fills it, if the mistake is nowhere else in the word. */
function filledWrongly(gap: Omit<Gap, 'wrong'>, mistake: string): Gap | undefined {
  const { before, right, after } = gap;
  const wrong = mistake.slice(before.length, mistake.length - after.length);
  const isFilled = before + after !== '' && before + wrong + after === mistake;
  const isShort = [right, wrong].every(({ length }) => length > 0 && length <= MOST_LETTERS);
  // 'gardenner' doubles a letter of the root: its ending is as it should be.
  const isDoubledBefore = wrong === (before.at(-1) ?? '') + right;
  return isFilled && isShort && !isDoubledBefore && !WORDS.has(mistake)
    ? { ...gap, wrong }
    : undefined;
}
