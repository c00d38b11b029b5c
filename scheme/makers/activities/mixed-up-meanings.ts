import { shuffled } from '../words/shuffled.ts';
import { enough, type MakeActivity } from './activity.ts';
import { fittingItems, UNDER_INSTRUCTION } from './board-room.ts';
import { canBeShown, distinctMeanings, freshFirst, mixedWords } from './word-list.ts';

const MOST_ON_BOARD = 4;
const MOST_ON_PAPER = 6;

/** Words with a meaning each: two of the first four have changed meanings, and so have the two after them. */
export const mixedUpMeanings: MakeActivity = (_place, week, asked = new Set()) => {
  const listed = mixedWords(week, 'mixed-up meanings').filter(canBeShown);
  const words = distinctMeanings(freshFirst(listed, asked)).slice(0, MOST_ON_PAPER);
  if (words.length < MOST_ON_PAPER) return undefined;
  const board = words.slice(0, MOST_ON_BOARD);
  const changed = [shuffled(board, week.focus).slice(0, 2), words.slice(MOST_ON_BOARD)];
  const items = words.map((listed) => {
    const pair = changed.find((one) => one.includes(listed));
    const meant = pair?.find((other) => other !== listed) ?? listed;
    const { meaning } = meant.entry;
    return { prompt: `${listed.word}: ${meaning}`, answer: meant.word, reason: meaning };
  });
  return enough({
    kind: 'mixed-up meanings',
    title: 'Mixed-up meanings',
    instruction: 'Some meanings are mixed up. Write the right word for each.',
    items: fittingItems(items, { most: MOST_ON_BOARD, height: UNDER_INSTRUCTION }),
    onPaper: items,
  });
};
