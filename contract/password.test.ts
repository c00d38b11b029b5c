import { expect, test } from 'vitest';
import { newPassword, password } from './password.ts';

test.each(['twelve chars', 'red cat sun', 'red-cat-sun', 'ŷ'.repeat(12), ' red cat sun '])(
  '%j may be a new password',
  (typed) => {
    expect(newPassword.parse(typed)).toBe(typed);
  },
);

test.each(['', 'a', 'eleven char', 'two words', 'a b c d e', '-----------'])(
  '%j may not be a new password',
  (typed) => {
    expect(newPassword.safeParse(typed).success).toBe(false);
  },
);

test('a short password that was set earlier can still be typed', () => {
  expect(password.parse('a')).toBe('a');
});
