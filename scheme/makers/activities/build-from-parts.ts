import { parseMorphemes } from '../../words/word-parts.ts';
import { shuffled } from '../words/shuffled.ts';
import { type ActivityItem, enough, type MakeActivity } from './activity.ts';
import { type ListedWord, mixedWords } from './word-list.ts';
import { isKnownWord } from './whole-root.ts';

const MOST_WORDS = 4;
/** Endings that make another word. Most roots take -ed, -ing and -er, so these would not lead to one answer. */
const SUFFIX =
  /^(?:[ai]bl[ey]|[iu]?al|al?ly|ly|[ei]?ous|(?:[ai]?t)?ion|[ei]?ence|ance|[ae]ncy|[ae]nt|or|ment|ness|ful|less|ate|ary|ite|ity|ive|ise|ee|ic|ical|ian|age|a?ture|ure|esque)$/u;

const WITH_ENDINGS = {
  title: 'Build from the root',
  instruction: 'Write each root with the ending that fits. Watch the join.',
};
const WITH_ONE_ENDING = {
  title: 'Add the ending',
  instruction: 'Add the ending to each root. Watch what changes at the join.',
};

interface Halves {
  word: string;
  first: string;
  second: string;
}

/** Roots to join with their suffixes, where the endings differ or a join changes letters. A week about prefixes asks for none. */
export const buildFromRoot: MakeActivity = (_place, week) => {
  if (/\bprefix/u.test(week.focus)) return undefined;
  const roots = distinct(mixedWords(week, 'build').flatMap(rootAndEnding)).slice(0, MOST_WORDS);
  if (roots.length < MOST_WORDS || (!differ(roots) && !changes(roots))) return undefined;
  const bank = shuffled(endingsOf(roots), week.focus);
  return enough({
    kind: 'build from the root',
    ...(bank.length === 1 ? WITH_ONE_ENDING : WITH_ENDINGS),
    items: roots.map(itemFor),
    bank,
  });
};

function itemFor({ word, first }: Halves): ActivityItem {
  return { prompt: `${first} …`, answer: word };
}

function rootAndEnding({ word, entry }: ListedWord): Halves[] {
  const parts = entry.morphemes === undefined ? [] : parseMorphemes(entry.morphemes);
  const last = parts.at(-1);
  if (parts.length < 2 || last === undefined || !SUFFIX.test(last.letters)) return [];
  const first = parts.slice(0, -1).map(({ letters, alone }, index) =>
    // Only the part before the join is written as it stands alone.
    index === parts.length - 2 ? alone : letters,
  );
  const root = first.join('');
  // A child must know the root as a word: not posit for position, nor irreplace for irreplaceable.
  return isKnownWord(root) ? [{ word, first: root, second: `-${last.letters}` }] : [];
}

/** An ending that all of them take is shown once. */
function endingsOf(halves: Halves[]): string[] {
  const endings = halves.map(({ second }) => second);
  const different = [...new Set(endings)];
  return different.length === 1 ? different : endings;
}

/** Whether a root loses or changes a letter at the join, so that there is something to mind. */
function changes(halves: Halves[]): boolean {
  return halves.some(({ word, first, second }) => `${first}${second.slice(1)}` !== word);
}

/** Each first half leads to one word only. */
function distinct(halves: Halves[]): Halves[] {
  return halves.filter(({ first }) => halves.filter((other) => other.first === first).length === 1);
}

function differ(halves: Halves[]): boolean {
  return new Set(halves.map(({ second }) => second)).size >= 3;
}
