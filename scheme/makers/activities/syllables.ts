import { parseMarkedWord } from '../../marked-word.ts';
import { cutWide } from '../words/cut-marks.ts';
import { isOldest } from '../words/is-oldest.ts';
import { enough, type MakeActivity } from './activity.ts';
import { mixedWords } from './word-list.ts';

const MOST_WORDS = 6;
const FOR_YOUNGER = {
  title: 'Clap and cut',
  instruction: 'Clap each word. Write it with a dot between the syllables.',
  withWholeWords: 'Clap each word. Write it with a dot between the syllables (one beat: no dot).',
};
const FOR_OLDEST = {
  title: 'Cut into syllables',
  instruction: 'Write each word with a dot between the syllables.',
  withWholeWords: 'Write each word with a dot between the syllables. One syllable: no dot.',
};

/** How many syllables has it? Only where the words of the week differ, and most can be cut. */
export const syllables: MakeActivity = (place, week) => {
  const words = mixedWords(week, 'syllables').slice(0, MOST_WORDS);
  const items = words.map(({ word, entry }) => {
    const parts = parseMarkedWord(entry.word).syllables;
    return {
      prompt: word,
      answer: `${cutWide(parts, 'syllables')} (${parts.length})`,
      count: parts.length,
    };
  });
  const toCut = items.filter(({ count }) => count > 1);
  if (toCut.length < items.length / 2) return undefined;
  if (new Set(items.map(({ count }) => count)).size < 2) return undefined;
  const { title, instruction, withWholeWords } = isOldest(place) ? FOR_OLDEST : FOR_YOUNGER;
  return enough({
    kind: 'syllables',
    title,
    instruction: toCut.length < items.length ? withWholeWords : instruction,
    items: items.map(({ prompt, answer }) => ({ prompt, answer })),
  });
};
