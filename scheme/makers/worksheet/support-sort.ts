import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { supportWords } from './support-words.ts';

/** A box with what its words have in common. */
export interface SortBox {
  label: string;
  words: string[];
}

const BY_HEART = 'to learn by heart';
const FEWEST_BOXES = 2;
const MOST_BOXES = 3;

/** The six words under the headings that the board has in session 2; a word to learn by heart has a box of its own. */
export function sortedInBoxes(week: TeachingWeek): SortBox[] | undefined {
  const words = supportWords(week);
  const isLearnt = (word: string) =>
    week.byHeart.some(({ forms }) => forms.some((form) => plainWord(form) === word));
  const ruled = words.filter((word) => !isLearnt(word));
  const boxes = [
    ...week.groups.map(({ heading, words: ofGroup }) => ({
      label: heading,
      words: ruled.filter((word) => ofGroup.some((one) => plainWord(one) === word)),
    })),
    { label: BY_HEART, words: words.filter(isLearnt) },
  ].filter((box) => box.words.length > 0);
  const isRoomy = boxes.length >= FEWEST_BOXES && boxes.length <= MOST_BOXES;
  return isRoomy && week.pattern !== 'homophones' ? boxes : undefined;
}
