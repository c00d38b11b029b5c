import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { practiceWords } from '../words/practice-words.ts';
import { meaningsInOrder, type Practice } from '../worksheet/practice-section.ts';

/** So many take all of the time. */
const NO_OTHERS = 4;

/** 'the words with a heart and the first three others': those to know by heart are never left for another day. To read to each other and mend takes longer. */
export function wordsInSession(week: TeachingWeek, practice: Practice): string {
  const known = practiceWords(week).flatMap(({ notation, isByHeart }) =>
    isByHeart ? [plainWord(notation)] : [],
  );
  const others =
    known.length < NO_OTHERS
      ? ` and the first ${practice === 'fold' ? 'two' : 'three'} others`
      : '';
  if (practice === 'meanings') {
    // The meanings have no hearts.
    const inOrder = meaningsInOrder(week).filter((word) => known.includes(word));
    const numbered = inOrder.map(
      (word) => `${meaningsInOrder(week).indexOf(word) + 1}\u00A0${word}`,
    );
    return `${numbered.join(', ')}${others}`;
  }
  return `the ${known.length === 1 ? 'word with a heart' : 'words with a heart'}${others}`;
}
