import { parseMarkedWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { parseMorphemes } from '../../words/word-parts.ts';
import { isOldest } from '../words/is-oldest.ts';
import { shuffled } from '../words/shuffled.ts';
import { enough, type MakeActivity } from './activity.ts';
import { isKnownWord } from './whole-root.ts';
import { type ListedWord, mixedWords } from './word-list.ts';

const WORDS = 4;
const SHORTEST_HALF = 2;

interface Halves {
  word: string;
  first: string;
  second: string;
}

/** Words cut in two, to be joined: too little to think about for the oldest. */
export const joinTheHalves: MakeActivity = (place, week) => {
  if (isOldest(place)) return undefined;
  const chosen: Halves[] = [];
  for (const halves of mixedWords(week, 'build').flatMap((listed) => halvesOf(week, listed))) {
    if (chosen.length < WORDS && chosen.every((other) => isClear(other, halves))) {
      chosen.push(halves);
    }
  }
  if (chosen.length < WORDS) return undefined;
  return enough({
    kind: 'join the halves',
    title: 'Join the halves',
    instruction: 'Write each word with its missing half.',
    items: chosen.map(({ word, first }) => ({ prompt: `${first} …`, answer: word })),
    bank: shuffled(
      chosen.map(({ second }) => `-${second}`),
      week.focus,
    ),
  });
};

/** No half is there twice, alone or within another, and no two that do not belong together make a word: v and ogue of rogue, vogue. */
function isClear(one: Halves, other: Halves): boolean {
  return (
    one.first !== other.first &&
    !one.second.endsWith(other.second) &&
    !other.second.endsWith(one.second) &&
    !isKnownWord(one.first + other.second) &&
    !isKnownWord(other.first + one.second)
  );
}

function halvesOf(week: TeachingWeek, { word, entry }: ListedWord): Halves[] {
  if (/[^a-z]/u.test(word)) return [];
  // Where a week is about parts of words, a cut between syllables would go through them.
  if (/\b(?:prefix|suffix|adding|root)/u.test(week.focus)) return [];
  const hasParts = parseMorphemes(entry.morphemes ?? '').length > 1;
  const first = hasParts ? beforeJoin(entry.morphemes ?? '') : firstSyllable(entry.word);
  const second = word.slice(first.length);
  const isLong = first.length >= SHORTEST_HALF && second.length >= SHORTEST_HALF;
  return isLong ? [{ word, first, second }] : [];
}

/** 'possess' of possession, 'dis' of disappear; nothing where neither half is a word, or the join changes a letter. */
function beforeJoin(morphemes: string): string {
  const parts = parseMorphemes(morphemes);
  const isWhole = parts.every(({ letters, alone }) => letters === alone);
  const letters = parts.map((part) => part.letters);
  const cuts = parts.slice(1).map((_, index) => {
    return [letters.slice(0, index + 1).join(''), letters.slice(index + 1).join('')] as const;
  });
  const [first = ''] = cuts.find((halves) => halves.some(isKnownWord)) ?? [];
  return isWhole ? first : '';
}

/** The half of oxygen would be ygen, which gives its tricky letter away: then nothing. */
function firstSyllable(notation: string): string {
  const [first = '', second = ''] = parseMarkedWord(notation).syllables;
  return second.length < SHORTEST_HALF ? '' : first;
}
