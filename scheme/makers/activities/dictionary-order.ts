import { enough, type MakeActivity } from './activity.ts';
import { mixedWords } from './word-list.ts';

const WORDS = 6;
/** Made once: making one takes longer than sorting with it. */
const { compare } = new Intl.Collator('en-GB');

/** Six words as a dictionary has them; the first letters often tie. */
export const dictionaryOrder: MakeActivity = (_place, week) => {
  const words = mixedWords(week, 'order')
    .map(({ word }) => word)
    .slice(0, WORDS);
  const sorted = words.toSorted(compare);
  if (sorted.every((word, index) => word === words[index])) return undefined;
  return enough({
    kind: 'dictionary order',
    title: 'Dictionary order',
    instruction:
      'Write the words in dictionary order. If two letters match, look at the next ones.',
    items: sorted.map((word, index) => ({ prompt: words[index] ?? '', answer: word })),
  });
};
