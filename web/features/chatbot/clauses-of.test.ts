import { expect, test } from 'vitest';
import { clausesOf } from './clauses-of.ts';

test('a long message is split at full stops, commas and conjunctions', () => {
  expect(
    clausesOf('The TA is off, I have no login and the class is waiting. Where is week 7?').map(
      (clause) => clause.trim(),
    ),
  ).toEqual(['The TA is off', 'I have no login', 'the class is waiting', 'Where is week 7']);
});

test.each(['', 'How do I print?', 'Hi, how do I print?', 'x'.repeat(9999)])(
  '"%.20s" is one clause, so there is nothing to choose from',
  (text) => {
    expect(clausesOf(text)).toEqual([]);
  },
);

test('a pasted page is not read to its end', () => {
  expect(clausesOf('and so on it goes. '.repeat(1000)).length).toBeLessThan(100);
});
