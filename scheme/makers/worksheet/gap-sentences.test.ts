import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { weekCrossword } from '../activities/week-crossword.ts';
import { findWeek } from '../week-place.ts';
import { parseGapSentence } from '../words/gap-sentence.ts';
import { gapSentences, isOnBoard } from './gap-sentences.ts';
import { supportSentences } from './support-words.ts';

/** Sentences of a practice paper, and of weeks that ask for all their other words elsewhere. */
const MOST_ON_BOARD = { core: 2, support: 8 } as const;

const WEEKS = SCHEME.flatMap(({ name, weeks }) =>
  weeks.flatMap((_, index) => {
    const { place, week } = findWeek(name, index + 1);
    return week.kind === 'teach' ? [{ place, week }] : [];
  }),
);

test('hardly any sentence with a gap stands on the board of its week', () => {
  const shown = WEEKS.flatMap(({ place, week }) => {
    const isShown = (sentence: string) => isOnBoard(place, week, sentence);
    const core = weekCrossword(place, week) === undefined ? gapSentences(place, week) : [];
    return [{ core: core.filter(isShown), support: supportSentences(place, week).filter(isShown) }];
  });
  expect(shown.flatMap(({ core }) => core).length).toBeLessThanOrEqual(MOST_ON_BOARD.core);
  expect(shown.flatMap(({ support }) => support).length).toBeLessThanOrEqual(MOST_ON_BOARD.support);
});

test('the sentences of a week have as many different words as before', () => {
  for (const { place, week } of WEEKS) {
    const words = gapSentences(place, week).map((sentence) => parseGapSentence(sentence).word);
    expect(new Set(words).size).toBe(week.missingWords.length);
  }
});
