import type { TeachingWeek } from '../../week.ts';
import { parseMorphemes } from '../../words/word-parts.ts';
import { withGap } from '../words/gap-sentence.ts';
import { sentenceWith } from '../words/sentence-for-mistake.ts';
import { isOldest } from '../words/is-oldest.ts';
import { enough, type MakeActivity } from './activity.ts';
import { fittingItems } from './board-room.ts';
import { hasRootFirst } from './whole-root.ts';
import { mixedWords } from './word-list.ts';

const MOST_ON_BOARD = 4;

/** A sentence that needs a word of the week, and the root to make it from. */
export const changeTheRoot: MakeActivity = (place, week) => {
  if (!isOldest(place)) return undefined;
  const all = mixedWords(week, 'change the root').flatMap(({ word, entry: { morphemes = '' } }) => {
    const [root] = parseMorphemes(morphemes);
    if (root === undefined || !hasRootFirst(morphemes) || word.includes("'")) return [];
    const sentence = sentenceWith(week, word, '____');
    if (sentence === undefined || isAskedElsewhere(week, word, sentence)) return [];
    return [{ prompt: `${sentence} (${root.alone})`, answer: word, reason: sumOf(morphemes) }];
  });
  const items = fittingItems(all, { most: MOST_ON_BOARD });
  if (items.length < MOST_ON_BOARD) return undefined;
  return enough({
    kind: 'change the root',
    title: 'Change the root to fit',
    instruction: 'Change the word in brackets to fit the sentence.',
    items,
  });
};

/** 'transfer + ing', as in every sum of the scheme: what happens at the join is seen in the word. */
function sumOf(morphemes: string): string {
  return parseMorphemes(morphemes)
    .map(({ alone }) => alone)
    .join(' + ');
}

/** Whether the dictation has the word, or another part of the worksheet the sentence. */
function isAskedElsewhere(
  { dictation, missingWords }: TeachingWeek,
  word: string,
  sentence: string,
): boolean {
  return (
    dictation.some((one) => one.includes(word)) ||
    missingWords.some((one) => withGap(one, '____') === sentence)
  );
}
