import { enough, type MakeActivity } from './activity.ts';
import { fittingItems, UNDER_INSTRUCTION } from './board-room.ts';
import { freshFirst, mixedWords } from './word-list.ts';

const SHORT_FOR = 'short for ';
const MOST_ON_BOARD = 4;
const MOST_ON_PAPER = 6;

/** Two words to be written as one, where most words of the week are short for others. */
export const shortForms: MakeActivity = (_place, week, asked = new Set()) => {
  const short = mixedWords(week, 'short forms').filter(({ entry }) =>
    entry.meaning.startsWith(SHORT_FOR),
  );
  if (short.length < MOST_ON_PAPER) return undefined;
  const items = freshFirst(short, asked).map(({ word, entry: { meaning } }) => ({
    prompt: meaning.slice(SHORT_FOR.length),
    answer: word,
    reason: meaning,
  }));
  return enough({
    kind: 'short forms',
    title: 'The short way',
    instruction: 'Write each pair of words as one, the short way.',
    items: fittingItems(items, { most: MOST_ON_BOARD, height: UNDER_INSTRUCTION }),
    onPaper: items.slice(0, MOST_ON_PAPER),
  });
};
