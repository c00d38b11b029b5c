import { expect, test } from 'vitest';
import { taughtIn } from './known-words.ts';
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
