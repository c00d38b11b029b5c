import { markedParts, parseMarkedWord, plainWord } from '../../marked-word.ts';
import { widthOf } from '../paper/fonts.ts';
import { isOldest } from '../words/is-oldest.ts';
import { enough, type MakeActivity } from './activity.ts';
import { letterLines } from './missing-letters.ts';
import { type ListedWord, mixedWords } from './word-list.ts';

const SPOKES = 6;
/** With more letters in sight there would be nothing to think about. */
const MOST_SHOWN = 3;
/** A node of the web on the board, in ems of the smallest letters there. */
const WIDEST = 256 / 40;

/** The letters of the pattern in the middle, and around it the words that need them: too little to think about for the oldest. */
export const wordWeb: MakeActivity = (place, week) => {
  if (isOldest(place)) return undefined;
  const words = mixedWords(week, 'web').map((listed) => ({
    ...listed,
    parts: markedParts(parseMarkedWord(listed.notation)),
  }));
  const centre = commonest(words.flatMap(({ parts }) => (parts.length === 1 ? parts : [])));
  // The middle of the web would print the apostrophe.
  if (centre === undefined || centre.includes("'")) return undefined;
  const needing = words.filter(({ parts }) => parts.length === 1 && parts[0] === centre);
  const items = needing
    .map(({ word, notation }) => ({
      prompt: clueFor(notation, needing),
      answer: word,
    }))
    .filter(({ prompt }) => (prompt.match(/[a-z]/gu) ?? []).length <= MOST_SHOWN)
    .filter((item) =>
      [item.prompt, item.answer].every((text) => widthOf('reading', text) <= WIDEST),
    )
    .slice(0, SPOKES);
  const isEnding = needing.every(({ notation }) => notation.endsWith(']'));
  const shown = isEnding && centre.length > 1 ? `-${centre}` : centre;
  return items.length < SPOKES
    ? undefined
    : enough({
        kind: 'word web',
        title: 'Word web',
        instruction: `Each word of our list needs ${shown}. Write the whole word.`,
        items,
        centre: shown,
      });
};

/** A line for each letter, and of the letters outside the pattern no more than tell the word from the others. */
function clueFor(notation: string, needing: ListedWord[]): string {
  const { letters } = parseMarkedWord(notation);
  const outside = letters.flatMap(({ isMarked }, index) => (isMarked ? [] : [index]));
  const counts = outside.map((_, index) => index + 1);
  const told = counts
    .map((count) => outside.slice(0, count))
    .find((places) => needing.filter((other) => fits(other, notation, places)).length === 1);
  return letters
    .map(({ letter }, index) => ((told ?? outside).includes(index) ? letter : '_'))
    .join('')
    .replaceAll(/_+/gu, (lines) => letterLines(lines.length));
}

function fits({ word }: ListedWord, notation: string, places: number[]): boolean {
  const own = plainWord(notation);
  return word.length === own.length && places.every((place) => word[place] === own[place]);
}

function commonest(parts: string[]): string | undefined {
  const counted = [...new Set(parts)].map((part) => ({
    part,
    count: parts.filter((other) => other === part).length,
  }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.part;
}
