import { parseMarkedWord, plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { joinOf } from '../../words/joins.ts';
import { entryOf } from '../../words/words.ts';
import type { WeekPlace } from '../week-place.ts';
import { isOldest } from '../words/is-oldest.ts';
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
/** Of words in a box that is made by their joins or syllables. */
const FEWEST_WORDS = 2;

/** The six words in boxes: by sound, root or meaning, by their rule, by what happens where parts join, or by their syllables. */
export function sortedInBoxes(place: WeekPlace, week: TeachingWeek): SortBox[] | undefined {
  return (
    byPile(place, week) ??
    withoutByHeart(week, (word) => ruleOf(week, word)) ??
    withEnough(withoutByHeart(week, (word) => joinOf(entryOf(word).morphemes ?? '')?.told)) ??
    (isOldest(place) ? undefined : withEnough(bySyllables(week)))
  );
}

function byPile({ year, number }: WeekPlace, week: TeachingWeek): SortBox[] | undefined {
  const piles = SUPPORT_SORTS[year.name]?.[number] ?? [];
  return withoutByHeart(week, (word) => piles.find(({ words }) => words.includes(word))?.label);
}

function ruleOf({ whichRule = [] }: TeachingWeek, word: string): string | undefined {
  return whichRule.find(({ words }) => words.includes(word))?.rule;
}

function bySyllables(week: TeachingWeek): SortBox[] | undefined {
  const words = supportWords(week);
  // Words that sound alike have as many syllables as each other.
  const isOfSound = week.pattern === 'homophones';
  if (isOfSound || words.some((word) => word.includes("'"))) return undefined;
  return inBoxes(words, (word) => COUNTS[parseMarkedWord(entryOf(word).word).syllables.length - 1]);
}

const COUNTS = ['one syllable', 'two syllables', 'three syllables', 'four syllables'];

/** A word to learn by heart has a box of its own. */
function withoutByHeart(
  week: TeachingWeek,
  labelOf: (word: string) => string | undefined,
): SortBox[] | undefined {
  const isLearnt = (word: string) =>
    week.byHeart.some(({ forms }) => forms.some((form) => plainWord(form) === word));
  return inBoxes(supportWords(week), (word) => (isLearnt(word) ? BY_HEART : labelOf(word)));
}

/** Nothing where a word has no label, or where there are too few or too many boxes. */
function inBoxes(
  words: string[],
  labelOf: (word: string) => string | undefined,
): SortBox[] | undefined {
  const labels = words.map(labelOf);
  const kinds = [...new Set(labels.flatMap((label) => label ?? []))].toSorted(
    (one, other) => Number(one === BY_HEART) - Number(other === BY_HEART),
  );
  const sorted = kinds.filter((label) => label !== BY_HEART).length;
  if (labels.includes(undefined) || sorted < FEWEST_BOXES || kinds.length > MOST_BOXES) {
    return undefined;
  }
  return kinds.map((label) => ({
    label,
    words: words.filter((_, index) => labels[index] === label),
  }));
}

function withEnough(boxes: SortBox[] | undefined): SortBox[] | undefined {
  const isEnough = boxes?.every(
    ({ label, words }) => label === BY_HEART || words.length >= FEWEST_WORDS,
  );
  return isEnough === true ? boxes : undefined;
}
