import { plainWord } from '../../marked-word.ts';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import { entryOf } from '../../words/words.ts';
import { spread } from '../words/spread.ts';
import { MORE_YEAR_1_WORDS, YEAR_1_WORDS } from '../words/year-1-words.ts';

export interface TestWord {
  word: string;
  sentence: string;
  /** Where it is taught. */
  from: string;
}

const COUNT = 20;
/** Shorter words, such as not, ask for nothing that a test should ask. */
const FEWEST_LETTERS = 4;

/** Twenty words of the year before. */
export function startWords(year: SchoolYear): TestWord[] {
  const before = SCHEME[SCHEME.indexOf(year) - 1];
  if (before !== undefined) return fromYear(before, 1);
  return [...YEAR_1_WORDS, ...MORE_YEAR_1_WORDS].map((entry) => ({ ...entry, from: 'Year 1' }));
}

/** Twenty words of this year, others than its next start will ask. */
export function endWords(year: SchoolYear): TestWord[] {
  return fromYear(year, 0);
}

/** A word of every other week or so: the first learnt by heart, or the last of the pattern that is long enough. */
function fromYear({ name, weeks }: SchoolYear, turn: number): TestWord[] {
  const words = weeks.flatMap((week, index) => {
    if (week.kind === 'review') return [];
    const byHeart = week.byHeart.flatMap(({ forms }) => forms.map(plainWord));
    const pattern = week.groups.flatMap((group) => group.words.map(plainWord));
    const word =
      index % 2 === turn ? byHeart[0] : pattern.findLast((one) => one.length >= FEWEST_LETTERS);
    return word === undefined ? [] : [{ word, from: `${name}, Week ${index + 1}` }];
  });
  const distinct = words.filter(
    ({ word }, index) => words.findIndex((other) => other.word === word) === index,
  );
  return spread(distinct, COUNT).map((item) => ({
    ...item,
    sentence: entryOf(item.word).sentence,
  }));
}

/** The sentence with the word in braces, as the check of a review has it. */
export function gapSentence({ word, sentence }: TestWord): string {
  return sentence.replace(new RegExp(`\\b${word}(?![a-z])`, 'u'), () => `{${word}}`);
}
