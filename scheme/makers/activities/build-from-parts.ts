import { parseMarkedWord } from '../../marked-word.ts';
import { parseMorphemes } from '../../words/word-parts.ts';
import { shuffled } from '../words/shuffled.ts';
import { type ActivityItem, enough, type MakeActivity } from './activity.ts';
import { type ListedWord, mixedWords } from './word-list.ts';

const MOST_WORDS = 4;
const SUFFIX =
  /^(?:[ai]bl[ey]|[iu]?al|al?ly|ly|[ei]?ous|(?:[ai]?t)?ion|[ei]?ence|ance|[ae]ncy|[ae]nt|er|or|e[dnr]|ing|ment|ness|ful|less|ate|ary|ite|ity|ive|ise|est|ee|ic|ical|ian|age|a?ture|ure|esque)$/u;

interface Halves {
  word: string;
  first: string;
  second: string;
}

/** Roots to join with their suffixes, or the first syllable of a word with the rest. */
export const buildFromParts: MakeActivity = (_place, week) => {
  const words = mixedWords(week, 'build');
  const roots = distinct(words.flatMap(rootAndEnding));
  const isByRoot = roots.length >= MOST_WORDS - 1 && differ(roots);
  const halves = isByRoot ? roots : distinct(words.flatMap(syllablesOf));
  if (!differ(halves)) return undefined;
  const chosen = halves.slice(0, MOST_WORDS);
  const items: ActivityItem[] = chosen.map(({ word, first }) => ({
    prompt: `${first} …`,
    answer: word,
  }));
  return enough({
    kind: 'build from parts',
    title: isByRoot ? 'Build from the root' : 'Join the halves',
    instruction: isByRoot
      ? 'Give each root its ending and write the word. Mind the join.'
      : 'Find the other half of each word, then write the word.',
    items,
    bank: shuffled(
      chosen.map(({ second }) => second),
      week.focus,
    ),
  });
};

function rootAndEnding({ word, entry }: ListedWord): Halves[] {
  const parts = entry.morphemes === undefined ? [] : parseMorphemes(entry.morphemes);
  const last = parts.at(-1);
  if (parts.length < 2 || last === undefined || !SUFFIX.test(last.letters)) return [];
  const root = parts.at(-2);
  // With a prefix before it, a root that changes would make a word that there is not: impractice.
  if (parts.length > 2 && root?.alone !== root?.letters) return [];
  const first = parts.slice(0, -1).map(({ letters, alone }, index) =>
    // Only the part before the join is written as it stands alone.
    index === parts.length - 2 ? alone : letters,
  );
  return [{ word, first: first.join(''), second: `-${last.letters}` }];
}

function syllablesOf({ word, entry }: ListedWord): Halves[] {
  const [first = '', ...rest] = parseMarkedWord(entry.word).syllables;
  return rest.length === 0 || first.length < 2
    ? []
    : [{ word, first, second: `-${rest.join('')}` }];
}

/** Each first half leads to one word only. */
function distinct(halves: Halves[]): Halves[] {
  return halves.filter(({ first }) => halves.filter((other) => other.first === first).length === 1);
}

function differ(halves: Halves[]): boolean {
  return new Set(halves.slice(0, MOST_WORDS).map(({ second }) => second)).size >= 3;
}
