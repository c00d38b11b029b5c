import { shuffled } from '../words/shuffled.ts';
import { enough, type MakeActivity } from './activity.ts';
import { fittingItems } from './board-room.ts';
import { mixedWords } from './word-list.ts';

/** What is left for the clues over a line or two of words to choose from. */
const HEIGHT = 250;

export const matchTheMeaning: MakeActivity = (_place, week) => {
  const words = mixedWords(week, 'match').toSorted(
    (one, other) => one.entry.meaning.length - other.entry.meaning.length,
  );
  const items = fittingItems(
    words.map(({ word, entry }) => ({
      prompt: entry.meaning,
      answer: word,
      reason: entry.meaning,
    })),
    { height: HEIGHT, most: 4 },
  );
  return enough({
    kind: 'match the meaning',
    title: 'Which word means this?',
    instruction: 'Read each meaning. Choose the word, cover it, and write it.',
    items,
    bank: shuffled(
      items.map(({ answer }) => answer),
      week.focus,
    ),
  });
};
