import { expect, test } from 'vitest';
import { isLongEnough } from '#contract/password.ts';
import { makePassword, WORDS } from './make-password.ts';

test('a made password has four words and two digits, and is never the same twice', () => {
  const made = Array.from({ length: 200 }, makePassword);

  expect(new Set(made).size).toBe(made.length);
  for (const password of made) {
    const parts = password.split('-');
    expect(parts).toHaveLength(5);
    for (const word of parts.slice(0, -1)) expect(WORDS).toContain(word);
    expect(parts.at(-1)).toMatch(/^\d\d$/);
    expect(isLongEnough(password)).toBe(true);
  }
});

test('there is a word for every value of a byte, and no word twice', () => {
  expect(new Set(WORDS).size).toBe(256);
});
