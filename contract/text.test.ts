import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { multiLineText, text } from './text.ts';

const CONTROLS = Array.from({ length: 0xa0 }, (_, code) => String.fromCodePoint(code)).filter(
  (character) => /\p{Cc}/u.test(character),
);

test.each(CONTROLS)('the control character %j is refused', (control) => {
  expect(text(10).safeParse(`a${control}`).success).toBe(false);
});

test.each(['\ud800', 'a\udfff', '\udc00\ud800'])('%j, a lone surrogate, is refused', (half) => {
  expect(text(10).safeParse(half).success).toBe(false);
  expect(multiLineText(10).safeParse(half).success).toBe(false);
});

test.each(['', ' ', 'Zoë 🍎', 'می‌نا', '%00', '0123456789'])('%j is kept as it is', (plain) => {
  expect(text(10).parse(plain)).toBe(plain);
});

test('a text of several lines keeps line breaks and tabs and loses other control characters', () => {
  expect(multiLineText(20).parse('ab\r\n\tc\u0007\u0085d')).toBe('ab\r\n\tcd');
});

test.each([text, multiLineText])('no later check runs on a text that is too long', (make) => {
  const ran: string[] = [];
  const schema = make(10).check(
    z.overwrite((given) => {
      ran.push(given);
      return given;
    }),
  );
  expect(schema.safeParse('x'.repeat(11)).error?.issues.map(({ code }) => code)).toEqual([
    'too_big',
  ]);
  expect(schema.safeParse('\ud800').success).toBe(false);
  expect(ran).toEqual([]);
  expect(schema.parse('x'.repeat(10))).toHaveLength(10);
});

test('a text of several lines has no NUL', () => {
  expect(multiLineText(20).safeParse('a\u0000b').success).toBe(false);
});
