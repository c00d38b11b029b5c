import { widthOf } from '../paper/fonts.ts';
import { shuffled } from '../words/shuffled.ts';
import { type ActivityItem, enough, type MakeActivity } from './activity.ts';
import { fittingItems } from './board-room.ts';
import { canBeShown, distinctMeanings, freshFirst, mixedWords } from './word-list.ts';

/** What is left for the clues under the words to choose from, where these take one line, and two. */
const UNDER_ONE_LINE = 282;
const UNDER_TWO_LINES = 212;
/** A line of four words to choose from: the width for its letters, in ems of those letters. */
const ONE_LINE = (864 - 4 * 32 - 3 * 12) / 40;
const MOST = 4;
const MOST_ON_PAPER = 6;

export const matchTheMeaning: MakeActivity = (_place, week, asked = new Set()) => {
  const listed = mixedWords(week, 'match').filter(canBeShown);
  const words = distinctMeanings(freshFirst(listed, asked));
  if (words.length < MOST_ON_PAPER) return undefined;
  const all = words.map(({ word, entry }) => ({
    prompt: entry.meaning,
    answer: word,
    reason: entry.meaning,
  }));
  const most = fittingItems(all, { height: UNDER_ONE_LINE, most: MOST });
  const items = isOneLine(most) ? most : fittingItems(all, { height: UNDER_TWO_LINES, most: MOST });
  return enough({
    kind: 'match the meaning',
    title: 'Which word means this?',
    instruction: 'Write the word that matches each meaning.',
    items,
    onPaper: all.slice(0, MOST_ON_PAPER),
    bank: shuffled(
      items.map(({ answer }) => answer),
      week.focus,
    ),
  });
};

function isOneLine(items: ActivityItem[]): boolean {
  const widths = items.map(({ answer }) => widthOf('readingBold', answer));
  return widths.reduce((sum, width) => sum + width, 0) <= ONE_LINE;
}
