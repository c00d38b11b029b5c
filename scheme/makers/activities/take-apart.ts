import { parseMorphemes } from '../../words/word-parts.ts';
import { isOldest } from '../words/is-oldest.ts';
import { enough, type MakeActivity } from './activity.ts';
import { hasWholeRoot } from './whole-root.ts';
import { mixedWords } from './word-list.ts';

const MOST_WORDS = 6;
const FEWEST_WORDS = 4;

/** A word sum the other way round, for the oldest: the root as it stands alone, and what was added to it. */
export const takeApart: MakeActivity = (place, week) => {
  if (!isOldest(place)) return undefined;
  const items = mixedWords(week, 'take apart').flatMap(({ word, entry: { morphemes = '' } }) => {
    const parts = parseMorphemes(morphemes).map(({ alone }) => alone);
    const canBeCut = parts.length > 1 && hasWholeRoot(morphemes) && !/['-]/u.test(word);
    return canBeCut ? [{ prompt: word, answer: parts.join(' + ') }] : [];
  });
  if (items.length < FEWEST_WORDS) return undefined;
  return enough({
    kind: 'take apart',
    title: 'Take the word apart',
    instruction: 'Write each word as a sum, like this: happiness = happy + ness.',
    items: items.slice(0, MOST_WORDS),
  });
};
