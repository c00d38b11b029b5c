import type { TeachingWeek } from '../../week.ts';
import { type ActivityItem, enough, type MakeActivity } from './activity.ts';
import { fittingItems, UNDER_INSTRUCTION } from './board-room.ts';
import { freshFirst, mixedWords } from './word-list.ts';

const RUNGS = 4;
const RUNGS_ON_PAPER = 6;

/** From the shortest word to the longest, a clue to each. */
export const wordLadder: MakeActivity = (_place, week, asked = new Set()) => {
  const clues = cluesOf(week, asked);
  const different = clues.filter(
    ({ answer }, index) =>
      clues.findIndex((other) => lettersIn(other.answer) === lettersIn(answer)) === index,
  );
  return enough({
    kind: 'word ladder',
    title: 'From short to long',
    instruction: 'Write a word for each clue. Each is longer than the last.',
    items: fittingItems(different, { most: RUNGS, height: UNDER_INSTRUCTION }).toSorted(byLength),
    onPaper: different.slice(0, RUNGS_ON_PAPER).toSorted(byLength),
  });
};

/** Six words that were not asked a moment ago, although some of them are of one length. */
export const freshLadder: MakeActivity = (_place, week, asked = new Set()) =>
  enough({
    kind: 'word ladder',
    title: 'From short to long',
    instruction: 'Write the word for each clue. No word is shorter than the one before.',
    items: cluesOf(week, asked).slice(0, RUNGS_ON_PAPER).toSorted(byLength),
  });

function cluesOf(week: TeachingWeek, asked: ReadonlySet<string>): ActivityItem[] {
  return freshFirst(mixedWords(week, 'ladder'), asked).map(({ word, entry }) => ({
    prompt: fromMemory(word, entry.meaning),
    answer: word,
    reason: entry.meaning,
  }));
}

function byLength(one: ActivityItem, other: ActivityItem): number {
  return lettersIn(one.answer) - lettersIn(other.answer);
}

/** 'd, 4 letters: belonging to one dog' */
export function fromMemory(word: string, meaning: string): string {
  return `${word.charAt(0)}, ${told(word)}: ${meaning}`;
}

/** '5 letters': whether there is an apostrophe or a hyphen among them is for the child to say. */
function told(word: string): string {
  return `${lettersIn(word)} letters`;
}

function lettersIn(word: string): number {
  return word.replaceAll(/[^a-z]/giu, '').length;
}
