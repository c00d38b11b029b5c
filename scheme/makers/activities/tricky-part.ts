import { markedParts, parseMarkedWord } from '../../marked-word.ts';
import { isOldest } from '../words/is-oldest.ts';
import { enough, type MakeActivity } from './activity.ts';
import { mixedWords } from './word-list.ts';

const MOST_WORDS = 6;
/** Where more of a word is marked, the whole of it is tricky. */
const MOST_MARKED = 0.6;

/** Plain words: which letters would be spelt wrongly? The oldest know by now what trips them up. */
export const trickyPart: MakeActivity = (place, week) => {
  if (!isOldest(place)) return undefined;
  const items = mixedWords(week, 'tricky part').flatMap(({ word, entry }) => {
    const parts = markedParts(parseMarkedWord(entry.word)).filter((part) => /[a-z]/u.test(part));
    const marked = parts.join('').length;
    if (marked === 0 || marked > word.length * MOST_MARKED || word.includes("'")) return [];
    return [{ prompt: word, answer: `${word}: ${parts.join(', ')}` }];
  });
  return enough({
    kind: 'tricky part',
    title: 'Find the tricky part',
    instruction: 'Write each word with its tricky letters underlined.',
    items: items.slice(0, MOST_WORDS),
  });
};
