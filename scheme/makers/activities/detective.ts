import { parseMarkedWord } from '../../marked-word.ts';
import { PLAIN_WORDS } from '../../plain-words.ts';
import { isOldest } from '../words/is-oldest.ts';
import { enough, type MakeActivity } from './activity.ts';
import { fittingItems } from './board-room.ts';
import { freshFirst, type ListedWord, mixedWords } from './word-list.ts';

const SHORTEST_HIDDEN = 3;
/** The oldest would find the three letters of 'the' at a glance. */
const SHORTEST_FOR_OLDEST = 4;
const MOST_ON_PAPER = 6;
/** Names that look like any other word without their capital. */
const NAMES = new Set(
  'ana ben dev ella finn hana jack kit leo meena noor omar pip ravi sam tom uma zara'.split(' '),
);
const HIDDEN = new Set(
  PLAIN_WORDS.split(/\s+/u).filter(
    (word) => /^[a-z]+$/u.test(word) && word.length >= SHORTEST_HIDDEN && !NAMES.has(word),
  ),
);
/** Words that people clap in two ways: hour, and those with a vowel that many swallow. */
const UNSURE = new Set(
  'hour fire tired flour flower every everybody everyone chocolate different difference family favourite February generally general history interest interesting interrelated library separate several business vegetable temperature desperate comfortable comfortably secretary dictionary ordinary parliament medicine natural nature naturally supernatural average government restaurant occasionally usual unusual usually casual casually actually jewel towel'.split(
    ' ',
  ),
);
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Clues that fit one word of the week and no other. */
export const detective: MakeActivity = (place, week, asked = new Set()) => {
  const words = mixedWords(week, 'detective');
  const items = freshFirst(words, asked).map((listed) => ({
    prompt: clueFor(listed, words, isOldest(place) ? SHORTEST_FOR_OLDEST : SHORTEST_HIDDEN),
    answer: listed.word,
    reason: listed.entry.meaning,
  }));
  return enough({
    kind: 'detective',
    title: 'Word detective',
    instruction: 'Write the word that fits each clue.',
    items: fittingItems(items, { most: 4 }),
    onPaper: items.slice(0, MOST_ON_PAPER),
  });
};

function clueFor(listed: ListedWord, words: ListedWord[], shortest: number): string {
  const { word } = listed;
  // Whether it is dog's or dogs' the meaning alone tells.
  if (word.includes("'")) return clueToMeaning(listed);
  const hidden = longestHidden(word, shortest);
  const count = countOf(listed);
  const isHidden = (other: ListedWord): boolean =>
    hidden !== undefined && other.word.includes(hidden);
  if (hidden !== undefined && words.filter(isHidden).length === 1) {
    const inMe = `the word "${hidden}" is hiding in me`;
    return UNSURE.has(word) ? `Look hard: ${inMe}.` : `I have ${syllablesIn(count)}, and ${inMe}.`;
  }
  const double = doubleLetterOf(word);
  const alike = words.filter(
    (other) => countOf(other) === count && other.word.includes(`${double}${double}`),
  );
  if (double !== undefined && alike.length === 1 && !UNSURE.has(word)) {
    return `I have ${syllablesIn(count)} and a double ${double}.`;
  }
  return clueToMeaning(listed);
}

function clueToMeaning({ word, entry: { meaning } }: ListedWord): string {
  const told = meaning.startsWith('short for ') ? `am ${meaning}` : `mean: ${meaning}`;
  return `I begin with ${word.charAt(0)} and ${told}.`;
}

function doubleLetterOf(word: string): string | undefined {
  return /([a-z])\1/u.exec(word)?.[1];
}

function longestHidden(word: string, shortest: number): string | undefined {
  const parts = Array.from({ length: word.length }, (_, from) =>
    Array.from({ length: word.length - from }, (__, more) => word.slice(from, from + more + 1)),
  ).flat();
  return parts
    .filter((part) => part.length < word.length && part.length >= shortest && HIDDEN.has(part))
    .toSorted((one, other) => other.length - one.length)[0];
}

function countOf({ entry }: ListedWord): number {
  return parseMarkedWord(entry.word).syllables.length;
}

function syllablesIn(count: number): string {
  return `${NUMBERS[count] ?? count} syllable${count === 1 ? '' : 's'}`;
}
