import { expect, test } from 'vitest';
import { isAmericanSpelling } from './american-spelling.ts';

test.each(['color', 'favorite', 'center', 'gray', 'organized', 'traveling', 'mom', 'analyze'])(
  '%s is American',
  (word) => {
    expect(isAmericanSpelling(word)).toBe(true);
  },
);

test.each(['colour', 'favourite', 'centre', 'size', 'prize', 'travelling', 'humorous', 'maths'])(
  '%s is British',
  (word) => {
    expect(isAmericanSpelling(word)).toBe(false);
  },
);
