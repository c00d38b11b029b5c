import type { WeekPlace } from '../week-place.ts';
import { isOldest } from '../words/is-oldest.ts';

/** Games for the kitchen table, which need a pencil, paper and what is in the house. */
const FOR_ALL = [
  'Pairs: write six words on two slips each, turn them face down and find the pairs. Spell a pair to keep it.',
  'Kitchen timer: how many words can you write correctly in one minute? Try again tomorrow and beat yourself.',
  'Spelling catch: throw a pair of socks to and fro. Each catch is the next letter of the word.',
  'Mystery word: draw a line for each letter. The other player guesses letters; you write them in.',
  'Fridge shuffle: cut a word into letters, mix them up and put them back together. Who is faster?',
  'Story chain: take turns to add a sentence to a story. Each sentence must have a word from the list.',
  'Sentence swap: one of you says a word, the other spells it aloud and puts it in a sentence. Then swap.',
] as const;

const FOR_YOUNGER = [
  'Tray game: lay out six words on slips. Close your eyes while one is taken away. Write the one that is gone.',
  'Rice writing: pour salt or rice on a plate and write each word in it with a finger. Shake it flat and go on.',
  'Shop the words: find each first letter on a packet or tin in the kitchen, then spell the whole word.',
  'Back writing: write a word on somebody’s back with a finger, letter by letter. Can they guess it?',
] as const;

const FOR_OLDER = [
  'True or false: give a word two meanings, one of them made up. The other player picks the true one and spells the word.',
  'Headlines: put two words from the list into a newspaper headline. Whose is the funniest? Check the spelling first.',
  'Twenty questions: think of a word from the list. The other player asks up to twenty questions, then spells it.',
  'Spot the slip: write three words, one of them with a slip in it. The other player finds it and puts it right.',
] as const;

/** One a week in turn. */
export function gameFor(place: Pick<WeekPlace, 'year' | 'number'>): string {
  const games = [...FOR_ALL, ...(isOldest(place) ? FOR_OLDER : FOR_YOUNGER)];
  return games[(place.number * STEP) % games.length] ?? '';
}

/** Has no factor in common with the number of games, so that all come round, and like ones stand apart. */
const STEP = 4;
