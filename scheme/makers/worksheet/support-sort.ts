import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import type { WeekPlace } from '../week-place.ts';
import { SUPPORT_SORTS } from './support-sorts.ts';
import { supportWords } from './support-words.ts';

/** A box with what its words have in common. */
export interface SortBox {
  label: string;
  words: string[];
}

const BY_HEART = 'to learn by heart';
const FEWEST_BOXES = 2;
const MOST_BOXES = 3;

/** The six words by their letters, each in one box; a word to learn by heart has a box of its own. */
export function sortedInBoxes(place: WeekPlace, week: TeachingWeek): SortBox[] | undefined {
  const kinds = SUPPORT_SORTS[place.year.name]?.[place.number] ?? [];
  const words = supportWords(week);
  const isLearnt = (word: string) =>
    week.byHeart.some(({ forms }) => forms.some((form) => plainWord(form) === word));
  const ruled = words.filter((word) => !isLearnt(word));
  const fitting = kinds.map(({ label, letters }) => ({
    label,
    words: ruled.filter((word) => letters.test(word)),
  }));
  const isClear = ruled.every(
    (word) => fitting.filter((box) => box.words.includes(word)).length === 1,
  );
  const boxes = [...fitting, { label: BY_HEART, words: words.filter(isLearnt) }].filter(
    (box) => box.words.length > 0,
  );
  const isRoomy = boxes.length >= FEWEST_BOXES && boxes.length <= MOST_BOXES;
  return isClear && isRoomy ? boxes : undefined;
}
