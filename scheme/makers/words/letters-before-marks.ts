import { parseMarkedWord, plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { entryOf } from '../../words/words.ts';
import { practiceWords } from './practice-words.ts';

/** How many letters a word has before the first that is marked, in its entry or by one of the weeks. */
export function lettersBeforeMarks(weeks: TeachingWeek[], word: string): number {
  const ofWeeks = weeks
    .flatMap(practiceWords)
    .flatMap(({ notation }) => (plainWord(notation) === word ? [notation] : []));
  const firsts = [entryOf(word).word, ...ofWeeks].map((notation) => {
    const first = parseMarkedWord(notation).letters.findIndex(({ isMarked }) => isMarked);
    return first === -1 ? word.length : first;
  });
  return Math.min(...firsts);
}
