import { enough, type MakeActivity } from './activity.ts';
import { mixedWords } from './word-list.ts';

const MOST_EACH = 4;

/** One partner sees the board and reads out, the other writes with their back to it; then they change places. */
export const partnerDictation: MakeActivity = (_place, week) => {
  const words = mixedWords(week, 'partners');
  // Both read out the same number.
  const each = Math.min(MOST_EACH, Math.floor(words.length / 2));
  return enough({
    kind: 'partner dictation',
    title: 'Partner dictation',
    instruction: 'Your partner reads out a word. You write it.',
    items: words.slice(0, 2 * each).map(({ word }, index) => ({
      prompt: index < each ? 'Partner A reads' : 'Partner B reads',
      answer: word,
    })),
  });
};
