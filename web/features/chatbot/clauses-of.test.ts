import { expect, test } from 'vitest';
import { clausesOf } from './clauses-of.ts';

test.each([
  [
    'is split at full stops, commas and conjunctions',
    'The TA is off, I have no login and the class is waiting. Please help me now!',
    ['The TA is off', 'I have no login', 'the class is waiting', 'Please help me now'],
  ],
  [
    'that asks is read where it does',
    'The TA is off, I have no login and the class is waiting. Where is week 7?',
    ['Where is week 7'],
  ],
  [
    'that asks about itself is read as a whole',
    'The code is wrong and the class is waiting, what do I do?',
    ['The code is wrong', 'the class is waiting', 'what do I do'],
  ],
])('a long message %s', (_which, text, clauses) => {
  expect(clausesOf(text).map((clause) => clause.trim())).toEqual(clauses);
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
