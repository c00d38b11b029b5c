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
  isByHeart: boolean;
}

export const PATTERN_COUNT = 14;
const BY_HEART_COUNT = 6;
/** Shorter words, such as not, ask for nothing that a test should ask. */
const FEWEST_LETTERS = 4;

/** Words of the year before. */
export function startWords(year: SchoolYear): TestWord[] {
  const before = SCHEME[SCHEME.indexOf(year) - 1];
  if (before !== undefined) return withSentences(firstTurn(before));
  return [...YEAR_1_WORDS, ...MORE_YEAR_1_WORDS].map((entry) => ({
    ...entry,
    from: 'Year 1',
    isByHeart: false,
  }));
}

/** Words of this year, others than its next start will ask. */
export function endWords(year: SchoolYear): TestWord[] {
  const next = new Set(firstTurn(year).map(({ word }) => word));
  const open = weeksOf(year).map(({ pattern, byHeart, from }) => ({
    pattern: pattern.filter((word) => !next.has(word)).toReversed(),
    byHeart: byHeart.filter((word) => !next.has(word)),
    from,
  }));
  return withSentences(chosenFrom(open, 1));
}

type Choice = Omit<TestWord, 'sentence'>;

interface WeekOfWords {
  pattern: string[];
  byHeart: string[];
  from: string;
}

function firstTurn(year: SchoolYear): Choice[] {
  return chosenFrom(weeksOf(year), 0);
}

/** The last pattern word of weeks from the whole year, and then the first word to know by heart of others. */
function chosenFrom(weeks: WeekOfWords[], start: number): Choice[] {
  const pattern = weeks.flatMap(({ pattern: words, from }) =>
    words.slice(-1).map((word) => ({ word, from, isByHeart: false })),
  );
  const byHeart = weeks.flatMap(({ byHeart: words, from }) =>
    words.slice(0, 1).map((word) => ({ word, from, isByHeart: true })),
  );
  return [...spread(pattern, PATTERN_COUNT, start), ...spread(byHeart, BY_HEART_COUNT, start)];
}

/** The words that each week may be asked; a word that two weeks have belongs to the first. */
function weeksOf({ name, weeks }: SchoolYear): WeekOfWords[] {
  const known = new Set<string>();
  return weeks.flatMap((week, index) => {
    if (week.kind === 'review') return [];
    const fresh = (words: string[]) => words.filter((word) => !known.has(word));
    const ofWeek = week.byHeart.flatMap(({ forms }) => forms.map(plainWord));
    const byHeart = fresh(ofWeek);
    // Weeks with statutory words have no pattern to test.
    const groups = week.pattern === 'tricky part' ? [] : week.groups;
    const pattern = fresh(groups.flatMap(({ words }) => words.map(plainWord))).filter(
      (word) => word.length >= FEWEST_LETTERS && !ofWeek.includes(word),
    );
    for (const word of [...byHeart, ...pattern]) known.add(word);
    return [{ byHeart, pattern, from: `${name}, Week ${index + 1}` }];
  });
}

function withSentences(words: Choice[]): TestWord[] {
  return words.map((choice) => ({ ...choice, sentence: entryOf(choice.word).sentence }));
}

/** The sentence with the word in braces, as the check of a review has it. */
export function gapSentence({ word, sentence }: TestWord): string {
  return sentence.replace(new RegExp(`\\b${word}(?![a-z])`, 'u'), () => `{${word}}`);
}
