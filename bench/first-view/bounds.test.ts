import { expect, test } from 'vitest';
import { brokenBounds, type FirstView } from './bounds.ts';

const GOOD: FirstView = {
  painted: { ours: 1000, peer: 900 },
  paintedFromCache: { ours: 500, peer: 450 },
  clickInside: 2000,
  teachingScript: 149_000,
  publicScripts: { '/': 109_000 },
  signInBytes: { all: 202_000, passkeys: 201_500, none: 200_000, code: 3000 },
  longestInteractions: { '/': 150 },
};

test('every bound holds for a quick page', () => {
  expect(brokenBounds(GOOD)).toEqual([]);
});

test.each([
  [
    'nothing cached: 1.40 times the static file, at most 1.3',
    { painted: { ours: 1260, peer: 900 } },
  ],
  [
    'assets cached: 2.00 times the static file, at most 1.3',
    { paintedFromCache: { ours: 900, peer: 450 } },
  ],
  ['the static file: 1001 ms, at most 1000', { painted: { ours: 1001, peer: 1001 } }],
  ['a click inside the site: 2501 ms, at most 2500', { clickInside: 2501 }],
  ['the script of a week: 150001 bytes, at most 150000', { teachingScript: 150_001 }],
  [
    'more ways to sign in on /login: 5001 bytes, at most 5000',
    { signInBytes: { all: 202_000, passkeys: 201_500, none: 200_000, code: 3001 } },
  ],
  ['an interaction on /: 201 ms, at most 200', { longestInteractions: { '/': 201 } }],
  ['the script of /faq: 110001 bytes, at most 110000', { publicScripts: { '/faq': 110_001 } }],
])('%s', (sentence, measured) => {
  expect(brokenBounds({ ...GOOD, ...measured })).toEqual([sentence]);
});

test('a bound that was not measured is broken', () => {
  const nothing = { ours: Number.NaN, peer: Number.NaN };
  expect(brokenBounds({ ...GOOD, painted: nothing, clickInside: Number.NaN })).toHaveLength(3);
});
