import type { ActivityItem, MakeActivity } from './activity.ts';
import { mixedWords } from './word-list.ts';

/** What the owners of the scheme have. */
const THINGS = new Map([
  ["Megan's", 'bike'],
  ["Ravi's", 'kite'],
  ["girl's", 'shoe'],
  ["child's", 'book'],
  ["man's", 'car'],
  ["baby's", 'cot'],
  ["teacher's", 'mug'],
  ["king's", 'crown'],
  ["dog's", 'bone'],
  ["bird's", 'nest'],
  ["girls'", 'shoes'],
  ["boys'", 'boots'],
  ["dogs'", 'bowls'],
  ["teachers'", 'mugs'],
  ["parents'", 'seats'],
  ["babies'", 'cots'],
  ["ladies'", 'hats'],
  ["families'", 'tents'],
  ["foxes'", 'den'],
  ["horses'", 'hooves'],
  ["children's", 'games'],
  ["men's", 'boots'],
  ["women's", 'team'],
  ["people's", 'homes'],
  ["mice's", 'tails'],
  ["geese's", 'wings'],
  ["sheep's", 'wool'],
  ["oxen's", 'horns'],
]);
/** One owner in place of several, so that a child has to choose between fox's and foxes'. */
const ONE_IN_PLACE_OF_SEVERAL = new Map([
  ["foxes'", { answer: "fox's", prompt: gapAfter('one fox', 'tail') }],
  ["girls'", { answer: "girl's", prompt: gapAfter('one girl', 'name') }],
]);
const ITEMS = 6;

/** The long way of saying whose a thing is, to be said with an apostrophe: nothing shows where that stands. */
export const owners: MakeActivity = (_place, week) => {
  const items = mixedWords(week, 'owners').flatMap(({ word }) => itemFor(word));
  if (items.length < ITEMS) return undefined;
  const isSingle = ({ answer }: ActivityItem): boolean => SINGLE.has(answer);
  const chosen = [...items.filter(isSingle), ...items.filter((item) => !isSingle(item))];
  return {
    kind: 'owners',
    title: 'Whose is it?',
    instruction: 'Say it the short way. Write the word for each gap.',
    items: items.filter((item) => chosen.slice(0, ITEMS).includes(item)),
  };
};

const SINGLE = new Set([...ONE_IN_PLACE_OF_SEVERAL.values()].map(({ answer }) => answer));

function itemFor(word: string): ActivityItem[] {
  const thing = THINGS.get(word);
  if (thing === undefined) return [];
  const owner = word.replace(/'s?$/u, '');
  const isName = /^[A-Z]/u.test(owner);
  return [
    ONE_IN_PLACE_OF_SEVERAL.get(word) ?? {
      prompt: gapAfter(isName ? owner : `the ${owner}`, thing),
      answer: word,
    },
  ];
}

/** 'the coats of the girls: the ____ coats' */
function gapAfter(owner: string, thing: string): string {
  const isName = /^[A-Z]/u.test(owner);
  return `the ${thing} of ${owner}: ${isName ? '' : 'the '}____ ${thing}`;
}
