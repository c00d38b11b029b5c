import fc from '#testing/property.ts';
import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

const name = oneLine(120);

test.each([
  ['  Ada  ', 'Ada'],
  ['Zoë O’Neill-Hart', 'Zoë O’Neill-Hart'],
  ['שרה', 'שרה'],
  ['می‌نا', 'می‌نا'],
  ['St Mary’s (new) #1 🍎', 'St Mary’s (new) #1 🍎'],
  ['x'.repeat(120), 'x'.repeat(120)],
])('%j is the name %j', (text, kept) => {
  expect(name.parse(text)).toBe(kept);
});

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['two lines', 'Ada\nByron'],
  ['the line separator of Unicode', 'Ada\u2028Byron'],
  ['a control character', 'Ada\u0007Byron'],
  ['what nobody sees', '\u200b\u2060'],
  ['an empty Braille cell', '\u2800'],
  ['a Hangul filler', '\u3164'],
  ['a Hangul filler for a first letter', '\u115f'],
  ['a narrow Hangul filler', '\uffa0'],
  ['blanks of several kinds together', '\u2800 \u200b\u3164\u200d\u115f\ufe0f'],
  ['a blank hieroglyph', '\u{13441}'],
  ['an accent alone', '\u0301'],
  ['64 kB of spaces around a letter', `${' '.repeat(32_000)}x${' '.repeat(32_000)}`],
  ['one character too many', 'x'.repeat(121)],
])('%s is not a name', (_what, text) => {
  expect(name.safeParse(text).success).toBe(false);
});

test.each([
  '\u061c',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
])('a name with %j, which turns the direction of writing, is refused', (control) => {
  for (const text of [`Ada${control}gro.live`, `${control}Ada`, `Ada${control}`]) {
    expect(name.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
      'must not turn the direction of writing',
    ]);
  }
});

test('an accepted name is short, trimmed, on one line, and unchanged when parsed again', () => {
  const accepted = fc.property(fc.string({ unit: 'binary' }), (text) => {
    const { data } = name.safeParse(text);
    if (data === undefined) return;
    expect(data.length).toBeLessThanOrEqual(120);
    expect(data).toBe(data.trim());
    expect(data).not.toMatch(/[\n\r\u2028\u2029\u202a-\u202e\u2066-\u2069]/);
    expect(name.parse(data)).toBe(data);
  });
  expect(() => fc.assert(accepted)).not.toThrow();
});
