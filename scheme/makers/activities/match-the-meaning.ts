import { shuffled } from '../words/shuffled.ts';
import { enough, type MakeActivity } from './activity.ts';
import { fittingItems } from './board-room.ts';
import { mixedWords } from './word-list.ts';

/** What is left for the clues over a line or two of words to choose from. */
const HEIGHT = 250;
const MOST_ON_PAPER = 6;

export const matchTheMeaning: MakeActivity = (_place, week) => {
  const words = mixedWords(week, 'match').toSorted(
    (one, other) => one.entry.meaning.length - other.entry.meaning.length,
  );
  const all = words.map(({ word, entry }) => ({
    prompt: entry.meaning,
    answer: word,
    reason: entry.meaning,
  }));
  const items = fittingItems(all, { height: HEIGHT, most: 4 });
  return enough({
    kind: 'match the meaning',
    title: 'Which word means this?',
    instruction: 'Read each meaning. Choose the word, cover it, and write it.',
    items,
    onPaper: all.slice(0, MOST_ON_PAPER),
    bank: shuffled(
      items.map(({ answer }) => answer),
      week.focus,
    ),
  });
};
