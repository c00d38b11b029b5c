import { parseMarkedWord } from '../../marked-word.ts';
import { cutWide } from '../words/cut-marks.ts';
import { isOldest } from '../words/is-oldest.ts';
import { shuffled } from '../words/shuffled.ts';
import { enough, type MakeActivity } from './activity.ts';
import { mixedWords } from './word-list.ts';

const MOST_WORDS = 4;
const MOST_ON_PAPER = 6;
const FEWEST_SYLLABLES = 3;

/** Long words with their syllables in another order, for the oldest. */
export const syllableMuddle: MakeActivity = (place, week) => {
  if (!isOldest(place)) return undefined;
  const words = mixedWords(week, 'muddle').flatMap(({ word, entry }) => {
    const { syllables } = parseMarkedWord(entry.word);
    if (syllables.length < FEWEST_SYLLABLES || word.includes('-')) return [];
    return [{ prompt: muddled(syllables), answer: word, reason: entry.meaning }];
  });
  if (words.length < MOST_WORDS) return undefined;
  return enough({
    kind: 'syllable muddle',
    title: 'Syllables in a muddle',
    instruction: 'Write each word with its syllables in the right order.',
    items: words.slice(0, MOST_WORDS),
    onPaper: words.slice(0, MOST_ON_PAPER),
  });
};

/** Never with the first syllable first, which would give the word away. */
function muddled(syllables: string[]): string {
  const [first = '', ...rest] = syllables;
  const [next = '', ...others] = shuffled(rest, syllables.join(''));
  return cutWide([next, ...shuffled([first, ...others], syllables.join(' '))], 'syllables');
}
