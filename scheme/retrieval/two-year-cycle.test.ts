import { describe, expect, test } from 'vitest';
import { taughtIn } from '../known-words.ts';
import { plainWord } from '../marked-word.ts';
import { SCHEDULE } from './schedule.ts';
import { wordsBackInCycleA, wordsNewInCycleB } from './two-year-cycle.ts';
import { WEEKS_IN_ORDER, WEEKS_IN_YEAR } from './weeks-in-order.ts';

const NUMBERS = Array.from({ length: WEEKS_IN_YEAR }, (_, index) => index + 1);

describe.each([
  { a: 'Year 3', b: 'Year 4' },
  { a: 'Year 5', b: 'Year 6' },
])('a class of $a and $b', (cycle) => {
  const before = WEEKS_IN_ORDER.findIndex(({ year }) => year === cycle.a);

  test('meets in Cycle A no word that a child could not have been taught', () => {
    const unknown = weeksOf(cycle.a).flatMap(({ at }) =>
      returning(at).filter(({ taughtAt }) => taughtAt >= at),
    );
    expect(unknown).toEqual([]);
  });

  test('is told of every word of Cycle A that comes back in Cycle B, and of no other', () => {
    for (const { at, number } of weeksOf(cycle.b)) {
      const told = wordsNewInCycleB(cycle, number);
      // A child who begins with Cycle B knows the years before and what Cycle B has taught so far.
      const known = new Set(
        [
          ...WEEKS_IN_ORDER.slice(0, before),
          ...weeksOf(cycle.b).filter((entry) => entry.number < number),
        ].flatMap(({ week }) => taughtIn(week)),
      );
      const unknown = returning(at).flatMap(({ word }) => (known.has(word) ? [] : [word]));
      expect(told.toSorted()).toEqual(unknown.toSorted());
    }
  });

  test('brings back in Cycle A every word learnt by heart in Cycle B, once and a year after', () => {
    const learnt = weeksOf(cycle.b).flatMap(({ week }) =>
      week.kind === 'teach' ? week.byHeart.flatMap(({ forms }) => forms.map(plainWord)) : [],
    );
    const back = NUMBERS.flatMap((number) => wordsBackInCycleA(cycle, number));
    expect(back.toSorted()).toEqual(learnt.toSorted());
  });

  test('brings back in Cycle B every word learnt by heart in Cycle A', () => {
    const back = new Set(
      weeksOf(cycle.b).flatMap(({ at, week }) => [
        ...returning(at).map(({ word }) => word),
        ...taughtIn(week),
        ...(week.kind === 'review' ? week.check.map((text) => /\{(.+)\}/u.exec(text)?.[1]) : []),
      ]),
    );
    const learnt = weeksOf(cycle.a).flatMap(({ week }) =>
      week.kind === 'teach' ? week.byHeart.flatMap(({ forms }) => forms.map(plainWord)) : [],
    );
    expect(learnt.filter((word) => !back.has(word))).toEqual([]);
  });
});

function weeksOf(year: string) {
  return WEEKS_IN_ORDER.filter((entry) => entry.year === year);
}

function returning(at: number) {
  const { revisit, lookBack } = SCHEDULE[at] ?? { revisit: [], lookBack: [] };
  return [...revisit, ...lookBack];
}
