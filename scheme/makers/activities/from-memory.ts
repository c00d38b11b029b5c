import { markedParts, parseMarkedWord } from '../../marked-word.ts';
import { isOldest } from '../words/is-oldest.ts';
import { enough, type MakeActivity } from './activity.ts';
import { mixedWords } from './word-list.ts';

const WORDS = 6;
/** Shorter words are no feat of memory for the oldest. */
const SHORTEST = 6;

/** Words that the board shows for a minute: once they are hidden, the oldest write them and say what is hard about them. */
export const fromMemory: MakeActivity = (place, week) => {
  // Of two words that sound alike, memory does not tell which is which.
  if (!isOldest(place) || week.pattern === 'homophones') return undefined;
  const items = mixedWords(week, 'from memory').flatMap(({ word, entry }) => {
    const parts = markedParts(parseMarkedWord(entry.word)).filter((part) => /[a-z]/u.test(part));
    if (word.length < SHORTEST || parts.length === 0 || word.includes("'")) return [];
    return [{ prompt: word, answer: `${word}: ${parts.join(', ')}` }];
  });
  if (items.length < WORDS) return undefined;
  return enough({
    kind: 'from memory',
    title: 'Look, hide, write',
    instruction: 'Learn the six words on the board. When they go, write them from memory.',
    items: items.slice(0, WORDS),
  });
};
