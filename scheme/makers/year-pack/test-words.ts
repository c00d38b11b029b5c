import { plainWord } from '../../marked-word.ts';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import { parseGapSentence } from '../words/gap-sentence.ts';
import { spread } from '../words/spread.ts';

export interface TestWord {
  word: string;
  /** With the word in braces. */
  sentence: string;
  /** Where it is taught. */
  from: string;
  isByHeart: boolean;
}

export const PATTERN_COUNT = 14;
const BY_HEART_COUNT = 6;
/** Shorter words, such as not, ask for nothing that a test should ask. */
const FEWEST_LETTERS = 4;

/** What of Year 1 each word of its test asks for, as Year 1 has no weeks here. */
const YEAR_1_SPELLINGS: Record<string, string> = {
  train: 'ai',
  spoon: 'oo',
  cloud: 'ou',
  chair: 'air',
  bird: 'ir',
  coin: 'oi',
  home: 'o-e',
  once: 'by heart',
  turn: 'ur',
  play: 'ay',
  green: 'ee',
  light: 'igh',
  boat: 'oa',
  book: 'oo',
  farm: 'ar',
  catch: 'tch',
  jumping: '-ing',
  unhappy: 'un-',
  said: 'by heart',
  Monday: 'days',
};

/** Words of a test for the end of a year that ask for what its turn of the weeks leaves out, by those whose place they take. */
const INSTEAD: Record<string, Record<string, string>> = {
  'Year 2': { race: 'dropping', blue: 'happily' },
};

/** Words of the year before. */
export function startWords(year: SchoolYear): TestWord[] {
  const before = SCHEME[SCHEME.indexOf(year) - 1];
  const { start } = year.testSentences;
  if (before !== undefined) return withSentences(firstTurn(before), start);
  return start.map((sentence) => {
    const { word } = parseGapSentence(sentence);
    return { word, sentence, from: `Year 1, ${YEAR_1_SPELLINGS[word] ?? ''}`, isByHeart: false };
  });
}

/** Words of this year, others than its start has asked and the start of the next will ask. */
export function endWords(year: SchoolYear): TestWord[] {
  const asked = new Set([...startWords(year), ...firstTurn(year)].map(({ word }) => word));
  const open = weeksOf(year).map(({ pattern, byHeart, from }) => ({
    pattern: pattern.filter((word) => !asked.has(word)).toReversed(),
    byHeart: byHeart.filter((word) => !asked.has(word)),
    from,
  }));
  const chosen = withInstead(chosenFrom(open, 1), open, INSTEAD[year.name] ?? {});
  return withSentences(chosen, year.testSentences.end);
}

/** The same with other words of patterns in the place of some, in the order of the weeks. */
function withInstead(
  chosen: Choice[],
  weeks: WeekOfWords[],
  instead: Record<string, string>,
): Choice[] {
  const all = weeks.flatMap(({ pattern, from }) =>
    pattern.map((word): Choice => ({ word, from, isByHeart: false })),
  );
  const placeOf = ({ word, isByHeart }: Choice) =>
    isByHeart ? all.length : all.findIndex((one) => one.word === word);
  return chosen
    .map((choice) => all.find(({ word }) => word === instead[choice.word]) ?? choice)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
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

function withSentences(words: Choice[], sentences: string[]): TestWord[] {
  return words.map((choice) => {
    const sentence = sentences.find((one) => parseGapSentence(one).word === choice.word);
    if (sentence === undefined) throw new Error(`No test sentence has the word "${choice.word}".`);
    return { ...choice, sentence };
  });
}
