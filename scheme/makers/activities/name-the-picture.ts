import { pictureOf } from '../pictures/pictures.ts';
import { enough, type MakeActivity } from './activity.ts';
import { letterLines } from './missing-letters.ts';
import { mixedWords } from './word-list.ts';

const FEWEST_PICTURES = 4;
const MOST_PICTURES = 6;
/** Their pictures are of a train, a flag and a nut, which a child would name. */
const NAMED_OTHERWISE = new Set(['station', 'nation', 'metal']);

/** Pictures to name and spell, with the first letter and a line for each of the others. */
export const nameThePicture: MakeActivity = (_place, week) => {
  const words = mixedWords(week, 'pictures').filter(({ word }) => canBeNamed(word));
  if (words.length < FEWEST_PICTURES) return undefined;
  return enough({
    kind: 'name the picture',
    title: 'Name the picture',
    instruction: 'Name each picture. Say the sounds as you write the word.',
    items: words.slice(0, MOST_PICTURES).map(({ word }) => ({
      prompt: `${word.charAt(0)}\u200A${letterLines(word.length - 1)}`,
      answer: word,
    })),
  });
};

/** Whether the word is what a child would say who sees its picture. */
export function canBeNamed(word: string): boolean {
  return pictureOf(word) !== undefined && !NAMED_OTHERWISE.has(word);
}
