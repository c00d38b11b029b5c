import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import type { Activity } from './activity.ts';
import { weekActivities } from './week-activities.ts';

/** By how many letters at most children of an age put words in order. */
const LETTERS: Record<string, number> = { 'Year 2': 2, 'Year 3': 3 };

const IN_ORDER = SCHEME.flatMap((year) =>
  year.weeks.flatMap((week, index) => {
    if (week.kind === 'review') return [];
    const { place } = findWeek(year.name, index + 1);
    const { parts, onPaper } = weekActivities(place);
    return [parts, ...onPaper.letters]
      .filter(({ kind }) => kind === 'dictionary order')
      .map(({ items }) => ({ place, items }));
  }),
);

test.each(SCHEME)('$name puts words in dictionary order', ({ name }) => {
  expect(IN_ORDER.some(({ place }) => place.year.name === name)).toBe(true);
});

test('of neighbours among the words as given at least a third stand the wrong way round', () => {
  const nearlySorted = IN_ORDER.filter(({ items }) => {
    const rank = new Map(items.map(({ answer }, index) => [answer, index]));
    const ranks = items.map(({ prompt }) => rank.get(prompt) ?? 0);
    const wrong = ranks.slice(1).filter((one, index) => one < (ranks[index] ?? 0));
    return wrong.length * 3 < ranks.length - 1;
  });
  expect(nearlySorted.map(({ place, items }) => ({ week: place.name, items }))).toEqual([]);
});

test('the youngest put words in order by two letters, and the next year by three', () => {
  const tooDeep = IN_ORDER.filter(({ place, items }) => {
    const beginnings = beginningsOf(items, LETTERS[place.year.name]);
    return new Set(beginnings).size < beginnings.length;
  });
  expect(tooDeep.map(({ place }) => place.name)).toEqual([]);
});

test('the oldest put words in dictionary order most of which begin as another one does', () => {
  const oldest = IN_ORDER.filter(({ place }) => SCHEME.slice(-2).includes(place.year));
  for (const { place, items } of oldest) {
    if (weekActivities(place).parts.items !== items) continue;
    const first = beginningsOf(items, 1);
    const alike = first.filter((letter) => first.indexOf(letter) !== first.lastIndexOf(letter));
    expect(alike.length * 2).toBeGreaterThan(first.length);
  }
});

function beginningsOf(items: Activity['items'], letters?: number): string[] {
  return items.map(({ answer }) => answer.replaceAll(/[-']/gu, '').slice(0, letters));
}
