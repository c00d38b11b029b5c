import { expect, test } from 'vitest';
import { taughtIn } from './known-words.ts';
import { wordsByRule } from './makers/words/check-words.ts';
import { findWeek, reviewedWeeks } from './makers/week-place.ts';
import { supportNumbers } from './makers/worksheet/support-words.ts';
import { SCHEME } from './scheme.ts';

const OLDEST = new Set(['Year 5', 'Year 6']);

test('the support note of the oldest names no word of its week, as the support sheet has only some', () => {
  const named = SCHEME.filter(({ name }) => OLDEST.has(name)).flatMap(({ name, weeks }) =>
    weeks.flatMap((week, index) => {
      if (week.kind === 'review') return [];
      const taught = new Set(taughtIn(week));
      const words = week.notes.support.split(/[^\w'-]+/u).filter((word) => taught.has(word));
      return words.map((word) => `${name}, week ${index + 1}: ${word}`);
    }),
  );
  expect(named).toEqual([]);
});

const REVIEWS = SCHEME.flatMap((year) =>
  year.weeks.flatMap((week, index) => {
    const { place } = findWeek(year.name, index + 1);
    return week.kind === 'review' ? [{ place, week }] : [];
  }),
);

/** What the support sheet does not ask: it has ten sentences, those with odd numbers. */
const OTHER_COUNT = /\b(?:five|twelve|fifteen|twenty)\b/u;

test('the support note of a review asks what the support sheet has', () => {
  const other = REVIEWS.filter(({ week }) => {
    const { support } = week.notes;
    const numbers = [...support.matchAll(/\d+/gu)].map(([digits]) => Number(digits));
    return (
      OTHER_COUNT.test(support) || numbers.some((number) => !supportNumbers(week).includes(number))
    );
  });
  expect(other.map(({ place }) => place.name)).toEqual([]);
});

test('a review that counts its sentences off by weeks names those learnt by heart', () => {
  const counting = REVIEWS.filter(({ week }) => week.notes.watchFor.includes('and so on'));
  expect(counting.length).toBeGreaterThan(0);
  const silent = counting.flatMap(({ place, week }) =>
    wordsByRule(week, reviewedWeeks(place, week))
      .filter(({ label }) => label === 'By heart')
      .flatMap(({ words }) => words)
      .filter(({ number }) => !new RegExp(`\\b${number}\\b(?! to)`, 'u').test(week.notes.watchFor))
      .map(({ number }) => `${place.name}: ${number}`),
  );
  expect(silent).toEqual([]);
});
