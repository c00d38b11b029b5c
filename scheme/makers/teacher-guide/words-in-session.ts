import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { practiceWords } from '../words/practice-words.ts';
import { meaningsInOrder, type Practice } from '../worksheet/practice-section.ts';

/** Words of part B that a class writes in the session; the others are done on another day. */
const WORDS_IN_SESSION = 6;
const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** 'the hearts and the first four others': those to know by heart are never left for another day. */
export function wordsInSession(week: TeachingWeek, practice: Practice): string {
  const known = practiceWords(week).flatMap(({ notation, isByHeart }) =>
    isByHeart ? [plainWord(notation)] : [],
  );
  const others = `the first ${COUNTS[WORDS_IN_SESSION - known.length] ?? ''} others`;
  if (practice === 'meanings') {
    // The meanings have no hearts.
    const inOrder = meaningsInOrder(week).filter((word) => known.includes(word));
    const numbered = inOrder.map(
      (word) => `${meaningsInOrder(week).indexOf(word) + 1}\u00A0${word}`,
    );
    return `${numbered.join(', ')} and ${others}`;
  }
  return `the ${known.length === 1 ? 'heart' : 'hearts'} and ${others}`;
}
