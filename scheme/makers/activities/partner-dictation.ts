import { enough, type MakeActivity } from './activity.ts';
import { mixedWords } from './word-list.ts';

const WORDS_EACH = 4;

/** One partner sees the board and reads out, the other writes with their back to it; then they change places. */
export const partnerDictation: MakeActivity = (_place, week) => {
  const words = mixedWords(week, 'partners').slice(0, 2 * WORDS_EACH);
  return enough({
    kind: 'partner dictation',
    title: 'Partner dictation',
    instruction: 'Your partner reads out a word. You write it.',
    items: words.map(({ word }, index) => ({
      prompt: index < WORDS_EACH ? 'Partner A reads' : 'Partner B reads',
      answer: word,
    })),
  });
};
