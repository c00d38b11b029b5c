import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { practiceWords } from '../words/practice-words.ts';
import { meaningsInOrder, type Practice } from '../worksheet/practice-section.ts';

/** So many take all of the time. */
const NO_OTHERS = 4;

/** 'the words with a heart, badly, happily and safely': those to know by heart are never left for another day, and of the others each group has one, as far as there is time. */
export function wordsInSession(week: TeachingWeek, practice: Practice): string {
  const known = wordsOf(week, true);
  const others = mixed(week).slice(0, othersAtOnce(week, practice));
  if (practice === 'meanings') return listed(inOrderOfMeanings(week, [...known, ...others]));
  const hearts = known.length === 1 ? 'the word with a heart' : 'the words with a heart';
  return listed([hearts, ...others]);
}

/** Those to write when there is time again. */
export function moreWordsInSession(week: TeachingWeek, practice: Practice): string {
  const before = othersAtOnce(week, practice);
  const more = mixed(week).slice(before, before + mostOthers(practice));
  return listed(practice === 'meanings' ? inOrderOfMeanings(week, more) : more);
}

function othersAtOnce(week: TeachingWeek, practice: Practice): number {
  return wordsOf(week, true).length < NO_OTHERS ? mostOthers(practice) : 0;
}

/** To read to each other and mend takes longer. */
function mostOthers(practice: Practice): number {
  return practice === 'fold' ? 2 : 3;
}

/** The words not to know by heart: the first of each group, then the second of each. */
function mixed(week: TeachingWeek): string[] {
  const others = new Set(wordsOf(week, false));
  const groups = week.groups.map(({ words }) =>
    words.map(plainWord).filter((word) => others.has(word)),
  );
  const longest = Math.max(...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    groups.flatMap((words) => words[index] ?? []),
  ).flat();
}

function wordsOf(week: TeachingWeek, byHeart: boolean): string[] {
  return practiceWords(week)
    .filter(({ isByHeart }) => isByHeart === byHeart)
    .map(({ notation }) => plainWord(notation));
}

/** The meanings have numbers and no hearts. */
function inOrderOfMeanings(week: TeachingWeek, words: string[]): string[] {
  return meaningsInOrder(week).flatMap((word, index) =>
    words.includes(word) ? [`${index + 1}\u00A0${word}`] : [],
  );
}

function listed(items: string[]): string {
  return new Intl.ListFormat('en-GB').format(items);
}
