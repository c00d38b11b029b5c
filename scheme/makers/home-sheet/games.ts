import type { WeekPlace } from '../week-place.ts';
import { isOldest } from '../words/is-oldest.ts';
import { type HomeLayout, homeLayoutOf, type ReviewLayout, reviewLayoutOf } from './home-layout.ts';

type Place = Pick<WeekPlace, 'year' | 'number'>;
type AnyLayout = HomeLayout | ReviewLayout;

/** Games for the kitchen table, which need a pencil, paper and what is in the house. */
const FOR_ALL = [
  'Kitchen timer: how many words can you write correctly in one minute? Try again tomorrow and beat yourself.',
  'Spelling catch: throw a pair of socks to and fro. Each catch is the next letter of the word.',
  'Mystery word: draw a line for each letter. The other player guesses letters; you write them in.',
  'Fridge shuffle: cut a word into letters, mix them up and put them back together. Who is faster?',
  'Story chain: take turns to add a sentence to a story. Each sentence must have a word from the list.',
  'Spelling stairs: stand at the foot of the stairs. Each right letter is a step up; after a slip, begin the word again.',
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

/** Games for which the sheet itself has what is needed. */
const ON_THE_SHEET: Partial<Record<AnyLayout, string>> = {
  cards:
    'Pairs: cut out the cards and turn them face down. Turn two over. If word and meaning belong together, hide the word, write it on a line and keep them. A star: know it by heart.',
  squares:
    'Four in a row: choose a square. The other player covers the words and reads out the one with that number. Write it: if it is right, the square is yours.',
  path: 'Word path: put a button each on number 1. Toss a coin: heads is one step, tails is two. The other player reads out the meaning with your number. Spell the word, or go back a step.',
};

/** What the layout is made for, or one of the others in turn. */
export function gameFor(place: Place, layout: AnyLayout): string {
  const own = ON_THE_SHEET[layout];
  const games = [...FOR_ALL, ...(isOldest(place) ? FOR_OLDER : FOR_YOUNGER)];
  return own ?? games[(gamesUpTo(place) * STEP) % games.length] ?? '';
}

/** Has no factor in common with the number of games, so that all come round, and like ones stand apart. */
const STEP = 3;

/** The weeks of the year so far, with this one, whose sheet brings no game of its own. */
function gamesUpTo({ year, number }: Place): number {
  const before = year.weeks.slice(0, number - 1).filter((week, index) => {
    const place = { year, number: index + 1 };
    const layout = week.kind === 'review' ? reviewLayoutOf(place) : homeLayoutOf(place);
    return ON_THE_SHEET[layout] === undefined;
  });
  return before.length + 1;
}
