import fc from '#testing/property.ts';
import { processorMs } from '#testing/processor-time.ts';
import { describe, expect, test } from 'vitest';
import { emailAddress, emailDomain, parseEmail, schoolDomain } from './email.ts';

describe('an address', () => {
  test.each([
    ['ada@school.sch.uk', 'ada@school.sch.uk', 'school.sch.uk'],
    ['  Ada.Byron@School.Sch.UK ', 'ada.byron@school.sch.uk', 'school.sch.uk'],
    [
      "o'brien+spelling@st-mary.lancs.sch.uk",
      "o'brien+spelling@st-mary.lancs.sch.uk",
      'st-mary.lancs.sch.uk',
    ],
    ['a@b.xn--p1ai', 'a@b.xn--p1ai', 'b.xn--p1ai'],
  ])('%s is read as %s', (text, address, domain) => {
    expect(parseEmail(text)).toEqual({ address, domain });
  });

  test.each([
    'a@evil.example b@school.uk',
    '<a@evil.example>@school.uk',
    'Ada <ada@school.uk>',
    'a@school.uk@evil.example',
    'a@school.uk, b@evil.example',
    'a@school.uk;b@evil.example',
    'a@school.uk\r\nBcc: b@evil.example',
    'a@school.uk\n',
    '\ta@school.uk',
    '"a@evil.example"@school.uk',
    '"a b"@school.uk',
    'a(comment)@school.uk',
    'a%evil.example@school.uk',
    'evil.example!a@school.uk',
    'a\\@evil.example@school.uk',
    'a@[192.0.2.1]',
    'a@192.0.2.1',
    'a@localhost',
    'a@-school.uk',
    'a@school-.uk',
    'a@school..uk',
    'a@xn--a.school.uk',
    'a@xn--.uk',
    'a@.school.uk',
    'a@school.uk.',
    '.a@school.uk',
    'a.@school.uk',
    'a..b@school.uk',
    'a@ѕchool.uk',
    'a@schoo\u{212A}.uk',
    'ａ@school.uk',
    'a@school。uk',
    'a\u0000@school.uk',
    'a\u202e@school.uk',
    '@school.uk',
    'a@',
    '',
    `${'a'.repeat(65)}@school.uk`,
    `a@${'a'.repeat(64)}.uk`,
    `a@${'abcdefghi.'.repeat(26)}uk`,
  ])('like %j is refused', (text) => {
    expect(parseEmail(text)).toBeUndefined();
    expect(emailAddress.safeParse(text).success).toBe(false);
  });

  test('that is accepted is plain, lower-case ASCII with one at-sign, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(nearlyAnAddress(), (text) => {
        const email = parseEmail(text);
        if (!email) return;
        expect(email.address).toMatch(/^[!-~]+$/);
        expect(email.address).toBe(email.address.toLowerCase());
        expect(email.address.split('@')).toEqual([expect.any(String), email.domain]);
        expect(parseEmail(email.address)).toEqual(email);
      }),
      { numRuns: 2000 },
    );
  });

  test('of 10 KB is read at once', async () => {
    const long = `${'a.'.repeat(5000)}@${'a-'.repeat(5000)}`;
    expect(await processorMs(() => parseEmail(long))).toBeLessThan(50);
  });
});

test.each([
  ['school.sch.uk', 'school.sch.uk'],
  [' @School.SCH.uk ', 'school.sch.uk'],
])('the domain %j is %s', (text, domain) => {
  expect(emailDomain.parse(text)).toBe(domain);
});

test.each(['', '@', 'school', 'a@school.uk', 'https://school.uk', 'school.uk/x', 'school .uk'])(
  '%j is not a domain',
  (text) => {
    expect(emailDomain.safeParse(text).success).toBe(false);
  },
);

/** Pieces that addresses are made of, and some that they should not be made of, in any order. */
function nearlyAnAddress(): fc.Arbitrary<string> {
  const pieces = [
    'a',
    'B',
    'é',
    'K',
    '@',
    '.',
    '-',
    '+',
    "'",
    '"',
    '<',
    '>',
    ',',
    ' ',
    '\r\n',
    '%',
    '\\',
    '(',
    ')',
    '[',
    'school',
    '.uk',
    '@school.uk',
    '\u0000',
  ];
  const mixture = fc
    .array(fc.constantFrom(...pieces), { maxLength: 12 })
    .map((parts) => parts.join(''));
  return fc.oneof(mixture, fc.string(), fc.emailAddress());
}

describe('the domain of a school', () => {
  test.each([
    'school.uk',
    ' @School.UK ',
    'www.school.uk',
    'https://www.school.uk/',
    'http://school.uk',
    'Office@school.uk',
    'www.office@school.uk',
  ])('typed as %j is school.uk', (typed) => {
    expect(schoolDomain.parse(typed)).toBe('school.uk');
  });

  test.each([
    '',
    'school',
    'www.',
    'a@school.uk@evil.example',
    'a@evil.example b@school.uk',
    'https://school.uk/page',
    '<a@evil.example>@school.uk',
  ])('is not %j', (typed) => {
    expect(schoolDomain.safeParse(typed).success).toBe(false);
  });
});
