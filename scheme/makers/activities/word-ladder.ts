import { enough, type MakeActivity } from './activity.ts';
import { fittingItems } from './board-room.ts';
import { mixedWords } from './word-list.ts';

const RUNGS = 4;

/** Up the ladder from the shortest word to the longest, a clue on each rung. */
export const wordLadder: MakeActivity = (_place, week) => {
  const clues = mixedWords(week, 'ladder').map(({ word, entry }) => ({
    prompt: `${word.charAt(0)}, ${word.length} letters: ${entry.meaning}`,
    answer: word,
    reason: entry.meaning,
  }));
  const different = clues.filter(
    ({ answer }, index) =>
      clues.findIndex((other) => other.answer.length === answer.length) === index,
  );
  const items = fittingItems(different, { most: RUNGS });
  return enough({
    kind: 'word ladder',
    title: 'Climb the word ladder',
    instruction:
      'Each rung has a longer word. You are told its first letter and how many there are.',
    items: items.toSorted((one, other) => one.answer.length - other.answer.length),
  });
};
