import { expect, test } from 'vitest';
import { EXAMPLE_DOMAIN } from '#contract/example-domain.ts';
import { requireOwnDomain } from './domain-rules.ts';

test.each(['co.uk', 'uk.com', 'org.uk', 'sch.uk', 'lancs.sch.uk', 'nowhere.sch.uk', 'sch.je'])(
  '%s is an ending, not the domain of a school',
  (domain) => {
    expect(refusalOf(domain)).toBe('school/domain-is-ending');
    expect(refusalOf(domain, true)).toBe('school/domain-is-ending');
  },
);

test.each([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.co.uk',
  'live.co.uk',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.fr',
  'icloud.com',
  'btinternet.com',
  'aol.com',
])('%s belongs to a public mail service', (domain) => {
  expect(refusalOf(domain)).toBe('school/domain-of-mail-service');
  expect(refusalOf(domain, true)).toBe('school/domain-of-mail-service');
});

test.each([
  'hwbcymru.net',
  'hwbmail.net',
  'glow.sch.uk',
  'glowmail.org.uk',
  'c2kni.net',
  'lgfl.net',
  'lgflmail.org',
])('%s is shared by schools and has to be confirmed', (domain) => {
  expect(refusalOf(domain)).toBe('school/domain-shared');
  expect(refusalOf(domain, true)).toBeUndefined();
});

test.each([
  'orchard.lancs.sch.uk',
  'orchard.example',
  'orchardprimary.co.uk',
  'orchard.academy',
  'orchard.school',
  'mail.orchard.org.uk',
  'outlook-primary.org.uk',
  'orchard.onmicrosoft.com',
])('%s can be the domain of one school', (domain) => {
  expect(refusalOf(domain)).toBeUndefined();
});

function refusalOf(domain: string, sharedDomainConfirmed = false): unknown {
  try {
    requireOwnDomain({ domain, sharedDomainConfirmed });
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}

test.each([EXAMPLE_DOMAIN, 'example.edu'])('%s, which hints name, is accepted', (domain) => {
  expect(refusalOf(domain)).toBeUndefined();
});
