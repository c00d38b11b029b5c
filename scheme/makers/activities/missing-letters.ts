import { markedParts, parseMarkedWord } from '../../marked-word.ts';
import { entryOf } from '../../words/words.ts';
import { enough, type MakeActivity } from './activity.ts';
import { fittingItems, UNDER_INSTRUCTION } from './board-room.ts';
import { freshFirst, mixedWords } from './word-list.ts';

const MOST_WORDS = 4;

/** Where all words lack the same letters, a child would copy them from line to line. */
const MOST_ALIKE = 2;

/** The letters to watch are gone; the meaning says which word it is. */
export const missingLetters: MakeActivity = (_place, week, asked = new Set()) => {
  // No gap hides a hyphen.
  const listed = mixedWords(week, 'letters').filter(({ word }) => !word.includes('-'));
  const words = freshFirst(listed, asked);
  const gaps = words.map(({ word }) => lettersIn(word));
  const items = words
    .filter((_, index) => {
      const alike = gaps.slice(0, index).filter((other) => other === gaps[index]);
      return alike.length < MOST_ALIKE;
    })
    .map(({ word }) => ({
      prompt: `${withoutWatched(word)}: ${entryOf(word).meaning}`,
      answer: word,
      reason: entryOf(word).meaning,
    }));
  if (items.length < MOST_WORDS) return undefined;
  return enough({
    kind: 'missing letters',
    title: 'Put the letters back',
    instruction: 'The tricky letters are missing. Write each whole word.',
    items: fittingItems(items, { most: MOST_WORDS, height: UNDER_INSTRUCTION }),
    onPaper: items.slice(0, MOST_WORDS),
  });
};

/** The letters that are missing: 'age' of vill[age]. */
function lettersIn(word: string): string {
  return markedParts(parseMarkedWord(entryOf(word).word)).join(' ');
}

/** Between lines for letters, so that they can be counted. */
const HAIR_SPACE = '\u200A';

/** A line each for that many letters. */
export function letterLines(count: number): string {
  return Array.from({ length: count }, () => '_').join(HAIR_SPACE);
}

/** 'vill___' for village: a line for each letter to watch, so that the length is given. */
export function withoutWatched(word: string): string {
  const { letters } = parseMarkedWord(entryOf(word).word);
  return (
    letters
      .map(({ letter, isMarked }, index) =>
        isMarked && letter !== '-' && !(index === 0 && keepsFirst(word)) ? '_' : letter,
      )
      .join('')
      // The apostrophe is what children forget, so it is always part of the gap: 'dog__' for dog's.
      .replaceAll("'", '_')
      .replaceAll(/_+/gu, (lines) => letterLines(lines.length))
  );
}

/** Of one letter a word is not guessed; and before wa or qua it is the vowel that is hard. */
const FEWEST_LEFT = 2;

/** Whether the first letter stands, though it is marked. */
function keepsFirst(word: string): boolean {
  const { letters } = parseMarkedWord(entryOf(word).word);
  const left = letters.filter(({ isMarked, letter }) => !isMarked && letter !== "'");
  return left.length < FEWEST_LEFT || /^(?:w[ao]|qu)/iu.test(word);
}
