import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { placeAfterSignIn } from './place-after-sign-in.ts';

test.each([
  '/profile',
  '/',
  '/teaching/Year%202/Week%201/Slides.pdf',
  '/teaching/Caf%C3%A9%20%26%20100%25',
  '/faq?a=b&c=https://elsewhere.example#contact',
  '/admin',
  '/loginless',
])('%s is followed', (next) => {
  expect(follow(next)).toBe(next);
});

test.each([
  '',
  'profile',
  'https://evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000/profile',
  '/pro\u007ffile',
  ' /profile',
  '/.//evil.example',
  '/teaching/..//evil.example',
  '/%2e//evil.example',
  '//',
  '/login',
  '/login/',
  '/LOGIN',
  '/%6Cogin',
  '/teaching/../login?next=/profile',
  '/register',
  '/register?next=/profile',
])('%j is not followed', (next) => {
  expect(follow(next)).toBe('/teaching');
});

test('without a requested page, signing in leads to the learning resources', () => {
  expect(placeAfterSignIn('')).toBe('/teaching');
});

/** The place after an address was encoded into `?next=` and read again. */
function follow(next: string): string {
  return placeAfterSignIn(new URL(paths.signIn({ next }), 'http://localhost').search);
}
