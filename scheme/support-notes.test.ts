import { expect, test } from 'vitest';
import { taughtIn } from './known-words.ts';
import { wordsByRule } from './makers/words/check-words.ts';
import { findWeek, reviewedWeeks } from './makers/week-place.ts';
import { hasWord } from './makers/worksheet/has-word.ts';
import { supportNumbers, supportWords } from './makers/worksheet/support-words.ts';
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

test('the support note of a younger year names only words that its support sheet has', () => {
  const missing = SCHEME.filter(({ name }) => !OLDEST.has(name)).flatMap(({ name, weeks }) =>
    weeks.flatMap((week, index) => {
      if (week.kind === 'review') return [];
      const onSheet = new Set(supportWords(week));
      return taughtIn(week)
        .filter((word) => hasWord(week.notes.support, word) && !onSheet.has(word))
        .map((word) => `${name}, week ${index + 1}: ${word}`);
    }),
  );
  expect(missing).toEqual([]);
});

/** Tells to do less than the six words of the support sheet. */
const LEAVES_OUT =
  /\b(?:keep to|leave the (?:rest|others)|leave .+ (?:to|for) \w+ing\b|for later|are enough|(?:words|pairs) only)\b/iu;

test('no support note leaves out what the support sheet asks', () => {
  const leaving = SCHEME.flatMap(({ name, weeks }) =>
    weeks.flatMap(({ kind, notes: { support } }, index) =>
      kind === 'teach' && LEAVES_OUT.test(support)
        ? [`${name}, week ${index + 1}: ${support}`]
        : [],
    ),
  );
  expect(leaving).toEqual([]);
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
