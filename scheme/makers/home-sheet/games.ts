import { turnOf } from '../activities/turn-of.ts';
import type { WeekPlace } from '../week-place.ts';
import { isOldest } from '../words/is-oldest.ts';
import { type HomeLayout, homeLayoutOf, type ReviewLayout, reviewLayoutOf } from './home-layout.ts';

type Place = Pick<WeekPlace, 'year' | 'number'>;
type AnyLayout = HomeLayout | ReviewLayout;

/** Games for the kitchen table, which need a pencil, paper and what is in the house. */
const FOR_ALL = [
  'Kitchen timer: how many words can you write correctly in one minute? Try again tomorrow and beat your own score.',
  'Spelling catch: throw a pair of socks to and fro. Each catch is the next letter of the word. At the end, write it.',
  'Mystery word: draw a line for each letter. The other player guesses letters; you write them in.',
  'Fridge shuffle: cut a word into letters, mix them up and put them back together. Hide it and write it: only then does it count.',
  'Story chain: take turns to add a sentence to a story, with a word from the list in it. A sentence counts once its word is written.',
  'Spelling stairs: each right letter is a step up the stairs; after a slip, begin again. At the top, write the word.',
  'Sentence swap: one of you says a word, the other writes it and puts it in a sentence. Then swap.',
] as const;

const FOR_YOUNGER = [
  'Tray game: lay out six words on slips. Close your eyes while one is taken away. Write the one that is gone.',
  'Rice writing: pour salt or rice onto a plate and write each word in it with a finger. Shake it flat and go on.',
  "Back writing: write a word on somebody's back with a finger, letter by letter. They write on paper what they feel.",
  'Shop the words: find each first letter on a packet or tin in the kitchen, then write the whole word from memory.',
] as const;

const FOR_OLDER = [
  'Headlines: write a newspaper headline with two words from the list in it. Whose is the funniest? Check the spelling first.',
  'True or false: give a word two meanings, one of them made up. The other player picks the true one and writes the word.',
  'Twenty questions: think of a word from the list. The other player asks up to twenty questions, then writes it.',
  'Spot the slip: write three words, one of them with a slip in it. The other player finds it and puts it right.',
] as const;

/** Games for which the sheet itself has what is needed, in turn. */
const ON_THE_SHEET: Partial<Record<AnyLayout, readonly [string, string] | readonly [string]>> = {
  cards: [
    'Pairs: a grown-up cuts out the cards and keeps the rule whole. Lay the pairs of the day face down and turn two over. If word and meaning belong together, hide the word, write it on a line and keep them. A star: know it by heart.',
    'Post the words: a grown-up cuts out the cards and keeps the rule whole. Lay out the meanings of the day and draw one of their words. Hide it, write it on a line and post it on its meaning. How many are right in five minutes? A star: know it by heart.',
  ],
  squares: [
    'Four in a row: choose a square. The other player hides the list and reads out the word with that number. Write it: if it is right, the square is yours.',
    'Landing: drop a button on the squares. The other player hides the list and reads out the word with that number. Write it: if it is right, cross the square out. Clear a column together.',
  ],
  path: [
    'Word path: put a button each on 1. Toss a coin: heads one step, tails two. Your partner reads out that meaning. Write its word, or go back a step.',
  ],
};

const LAYOUTS_IN_TURN = 4;

/** What games say where words are read out that sound like others. */
const IN_SENTENCES: readonly (readonly [string, string])[] = [
  ['reads out the word with that number.', 'reads out the word with that number in a sentence.'],
  ['Spelling catch: throw', 'Spelling catch: hear a word in a sentence. Throw'],
  ['Spelling stairs: each', 'Spelling stairs: hear a word in a sentence. Each'],
  [
    'one of you says a word, the other writes it and puts it in a sentence.',
    'one of you says a word in a sentence, the other writes it and makes another sentence.',
  ],
];

/** What the layout is made for, or one of the others in turn. */
export function gameFor(place: Place, layout: AnyLayout): string {
  const game = gameInTurn(place, layout);
  if (!hasSoundAlikes(place)) return game;
  return IN_SENTENCES.reduce((told, [alone, inSentence]) => told.replace(alone, inSentence), game);
}

/** Whether a week, or one that a check draws on, has words that sound like others. */
function hasSoundAlikes({ year, number }: Place): boolean {
  const week = year.weeks[number - 1];
  const numbers = week?.kind === 'review' ? week.reviews : [number];
  return numbers.some((one) => {
    const taught = year.weeks[one - 1];
    if (taught?.kind !== 'teach') return false;
    const words = taught.groups.flatMap((group) => group.words);
    return taught.pattern === 'homophones' || words.some((word) => word.includes("'"));
  });
}

function gameInTurn(place: Place, layout: AnyLayout): string {
  const own = ON_THE_SHEET[layout];
  if (own !== undefined) {
    // A layout comes round in every fourth week.
    return own[Math.floor(turnOf(place) / LAYOUTS_IN_TURN) % own.length] ?? own[0];
  }
  const games = [...FOR_ALL, ...(isOldest(place) ? FOR_OLDER : FOR_YOUNGER)];
  return games[(gamesUpTo(place) * STEP) % games.length] ?? '';
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
