import { shuffled } from '../words/shuffled.ts';
import { type ActivityItem, enough, type MakeActivity } from './activity.ts';
import { fittingItems, UNDER_INSTRUCTION } from './board-room.ts';
import {
  canBeShown,
  distinctMeanings,
  freshFirst,
  type ListedWord,
  mixedWords,
} from './word-list.ts';

const MOST_ON_BOARD = 4;
const MOST_ON_PAPER = 6;

type Pair = [ListedWord, ListedWord];

/** Words with a meaning each: two of the first four have changed meanings, and so have the two after them. */
export const mixedUpMeanings: MakeActivity = (_place, week, asked = new Set()) => {
  const listed = mixedWords(week, 'mixed-up meanings').filter(canBeShown);
  const words = distinctMeanings(freshFirst(listed, asked)).slice(0, MOST_ON_PAPER);
  if (words.length < MOST_ON_PAPER) return undefined;
  const later = words.slice(MOST_ON_BOARD);
  const boards = pairsOf(shuffled(words.slice(0, MOST_ON_BOARD), week.focus)).flatMap((pair) => {
    const changed = [pair, ...pairsOf(later)];
    const onPaper = itemsWith(changed, words);
    return [onPaper, onPaper.slice(0, MOST_ON_BOARD)].flatMap((choice) => {
      const items = fittingItems(choice, { most: MOST_ON_BOARD, height: UNDER_INSTRUCTION });
      return isWhole(items, changed) ? [{ items, onPaper }] : [];
    });
  });
  const [first, ...others] = boards;
  if (first === undefined) return undefined;
  const board = others.reduce(
    (best, other) => (other.items.length > best.items.length ? other : best),
    first,
  );
  return enough({
    kind: 'mixed-up meanings',
    title: 'Mixed-up meanings',
    instruction: 'Some meanings are mixed up. Write the right word for each.',
    ...board,
  });
};

/** Each two of the words. */
function pairsOf(words: ListedWord[]): Pair[] {
  return words.flatMap((one, index) => words.slice(index + 1).map((other): Pair => [one, other]));
}

/** Whether two words have changed meanings, and neither half of a pair is there alone: no word would be right for its meaning. */
function isWhole(items: ActivityItem[], changed: Pair[]): boolean {
  const answers = new Set(items.map(({ answer }) => answer));
  const shown = new Set(changed.map((pair) => pair.filter(({ word }) => answers.has(word)).length));
  return shown.has(2) && !shown.has(1);
}

/** The words with their meanings, those of a pair exchanged. */
function itemsWith(changed: Pair[], words: ListedWord[]): ActivityItem[] {
  return words.map((listed) => {
    const pair = changed.find((one) => one.includes(listed));
    const meant = pair?.find((other) => other !== listed) ?? listed;
    const { meaning } = meant.entry;
    return { prompt: `${listed.word}: ${meaning}`, answer: meant.word, reason: meaning };
  });
}
