import { wordsOf } from '../known-words.ts';
import { markedParts, type MarkedWord, parseMarkedWord, plainWord } from '../marked-word.ts';
import { isAmericanSpelling } from './american-spelling.ts';
import { areFormsOfOneWord } from './word-forms.ts';
import { joinSounds, parseMorphemes, parseSounds } from './word-parts.ts';
import type { Word } from './word.ts';

interface Limits {
  meaningWords: number;
  /** Letters of the longest word that may explain another, unless the headword is longer. */
  longestWord: number;
  sentenceWords: number;
}

const SENTENCE_CHARACTERS = 85;
const SHORTEST_SENTENCE_WORDS = 4;
/** On one line over a line to write on. */
const STARTER_CHARACTERS = 60;
/** One letter of cough, or none of all, is enough beside a meaning. */
const LEAST_SHOWN = 1 / 5;
const SHORT_WORD_LETTERS = 3;
export const LIMITS_YEARS_2_AND_3: Limits = { meaningWords: 14, longestWord: 9, sentenceWords: 12 };
export const LIMITS_YEARS_4_TO_6: Limits = { meaningWords: 14, longestWord: 11, sentenceWords: 16 };

/** What is wrong with an entry by itself, each fault beginning with the word. */
export function entryFaults(entry: Word, limits: Limits): string[] {
  const word = plainWord(entry.word);
  return [
    ...partFaults(entry, word),
    ...meaningFaults(entry.meaning, word, limits),
    ...sentenceFaults(entry.sentence, word, limits),
    ...starterFaults(entry.starter, word),
    ...[...wordsOf(entry.meaning), ...wordsOf(entry.sentence), ...wordsOf(entry.starter ?? '')]
      .filter(isAmericanSpelling)
      .map((american) => `the spelling ${american} is American`),
  ].map((fault) => `${word}: ${fault}`);
}

function partFaults({ word: notation, sounds, morphemes }: Word, word: string): string[] {
  const marked = parseMarkedWord(notation);
  return [
    ...check(markedParts(marked).length > 0, 'no letters to watch are marked'),
    ...check(showsEnough(marked), 'too few letters are left when those to watch are gone'),
    ...check(!marked.syllables.includes(''), 'a syllable is empty'),
    ...(sounds === undefined ? [] : soundFaults(sounds, word)),
    ...(morphemes === undefined ? [] : morphemeFaults(morphemes, word)),
  ];
}

/** Look backs and missing letters print a word without the letters to watch. */
function showsEnough({ letters }: MarkedWord): boolean {
  const shown = letters.filter(({ isMarked }) => !isMarked).length;
  return letters.length <= SHORT_WORD_LETTERS || shown / letters.length >= LEAST_SHOWN;
}

function soundFaults(notation: string, word: string): string[] {
  const sounds = parseSounds(notation);
  return [
    ...check(joinSounds(sounds) === word, `the sounds ${notation} do not spell it`),
    ...check(
      sounds.every(({ letters, apart }) => letters !== '' && apart !== ''),
      'a sound is empty',
    ),
    ...check(
      sounds.every(({ letters }) => !letters.endsWith("n't")),
      "n't is two sounds",
    ),
  ];
}

function morphemeFaults(notation: string, word: string): string[] {
  const morphemes = parseMorphemes(notation);
  return [
    ...check(
      morphemes.map(({ letters }) => letters).join('') === word,
      `the morphemes ${notation} do not spell it`,
    ),
    ...check(
      morphemes.every(({ letters, alone }) => letters !== '' && alone !== ''),
      'a morpheme is empty',
    ),
  ];
}

function meaningFaults(meaning: string, word: string, limits: Limits): string[] {
  const words = wordsOf(meaning);
  const longest = Math.max(limits.longestWord, word.length);
  return [
    ...check(words.length > 0, 'the meaning is missing'),
    ...check(words.length <= limits.meaningWords, 'the meaning is too long'),
    ...check(!/[.!?]$/u.test(meaning), 'the meaning is not a sentence and has no full stop'),
    ...words
      .filter((other) => areFormsOfOneWord(other, word))
      .map((other) => `the meaning uses ${other}`),
    ...words
      .filter((other) => other.length > longest)
      .map((other) => `the meaning uses the long word ${other}`),
  ];
}

function sentenceFaults(sentence: string, word: string, limits: Limits): string[] {
  const words = wordsOf(sentence);
  const count = words.filter((other) => other === word.toLowerCase()).length;
  return [
    ...check(count === 1, `the sentence has the word ${count} times`),
    ...check(sentence.includes(word), 'the sentence spells the word with another first letter'),
    ...check(/^[A-Z].*[.!?]$/u.test(sentence), 'the sentence lacks its capital or its end'),
    ...check(words.length >= SHORTEST_SENTENCE_WORDS, 'the sentence is too short'),
    ...check(
      words.length <= limits.sentenceWords && sentence.length <= SENTENCE_CHARACTERS,
      'the sentence is too long',
    ),
  ];
}

function starterFaults(starter: string | undefined, word: string): string[] {
  if (starter === undefined) return [];
  const count = wordsOf(starter).filter((other) => other === word.toLowerCase()).length;
  return [
    ...check(count === 1, `the starter has the word ${count} times`),
    ...check(/^[A-Z].*[^.!?]$/u.test(starter), 'the starter lacks its capital or has an end'),
    ...check(starter.length <= STARTER_CHARACTERS, 'the starter is too long'),
  ];
}

function check(isRight: boolean, fault: string): string[] {
  return isRight ? [] : [fault];
}
