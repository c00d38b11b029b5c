import { expect, test } from 'vitest';
import { plainWord } from '../../marked-word.ts';
import { SCHEME } from '../../scheme.ts';
import { findWeek, reviewedWeeks } from '../week-place.ts';
import { wordsByRule } from './check-words.ts';

const REVIEWS = SCHEME.flatMap(({ name, weeks }) =>
  weeks.flatMap((_, index) => {
    const { place, week } = findWeek(name, index + 1);
    return week.kind === 'teach' ? [] : [{ week, reviewed: reviewedWeeks(place, week) }];
  }),
);

test('every word of a check stands under one heading', () => {
  for (const { week, reviewed } of REVIEWS) {
    const numbers = wordsByRule(week, reviewed).flatMap(({ words }) =>
      words.map(({ number }) => number),
    );
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      week.check.map((_, index) => index + 1),
    );
  }
});

test('a word that is learnt by heart stands under no pattern', () => {
  for (const { week, reviewed } of REVIEWS) {
    const known = new Set(
      reviewed.flatMap((one) => one.week.byHeart.flatMap(({ forms }) => forms.map(plainWord))),
    );
    const misplaced = wordsByRule(week, reviewed).flatMap(({ label, words }) =>
      words.filter(({ word }) => known.has(word) !== (label === 'By heart')),
    );
    expect(misplaced).toEqual([]);
  }
});
