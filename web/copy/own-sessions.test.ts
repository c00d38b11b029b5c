import { expect, test } from 'vitest';
import { browserInWords, ownSessionsCopy } from './own-sessions.ts';

test.each([
  ['Chrome on Windows', { name: 'chrome', system: 'windows' }],
  ['Safari on iPhone', { name: 'safari', system: 'iphone' }],
  ['Samsung Internet on Android', { name: 'samsung', system: 'android' }],
  ['Firefox', { name: 'firefox', system: null }],
  ['Unknown browser on Mac', { name: null, system: 'mac' }],
  ['Unknown browser', { name: null, system: null }],
] as const)('a browser is called %s', (words, browser) => {
  expect(browserInWords(browser)).toBe(words);
});

test('times are British, in winter and in summer', () => {
  const { signedIn } = ownSessionsCopy;
  expect(signedIn('2026-11-16T21:05:00.000Z')).toBe('Signed in 16 Nov 2026, 21:05');
  expect(signedIn('2026-06-30T23:30:00.000Z')).toBe('Signed in 1 Jul 2026, 00:30');
});
