import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { NetworkError } from '../../api/network-error.ts';
import { signInErrorText } from './sign-in-error-text.ts';

const DOINGS = ['request', 'organisation', 'verification'] as const;

test.each(DOINGS)('a network error has the same words everywhere (%s)', (doing) => {
  expect(signInErrorText(new NetworkError('offline'), doing)).toBe(
    'A network error occurred. Please check your internet connection and try again.',
  );
});

test.each([
  ['request', 'An unexpected error occurred. Please try again.'],
  ['organisation', 'An unexpected error occurred during sign-in. Please try again.'],
  ['verification', 'An unexpected error occurred during verification. Please try again.'],
] as const)('what is unexpected says during what: %s', (doing, text) => {
  expect(signInErrorText(new ApiError('service/failed'), doing)).toBe(text);
  expect(signInErrorText(new Error('boom'), doing)).toBe(text);
});

test.each([
  [
    'sign-in/too-many-codes',
    43,
    'request',
    'Please wait 43 seconds before asking for another code.',
  ],
  [
    'sign-in/too-many-codes',
    3000,
    'request',
    'Please wait 50 minutes before asking for another code.',
  ],
  [
    'sign-in/too-many-codes',
    undefined,
    'request',
    'Please wait a while before asking for another code.',
  ],
  [
    'sign-in/too-many-tries',
    530,
    'verification',
    'Too many attempts. Please wait 9 minutes, or ask for a new code.',
  ],
  [
    'sign-in/too-many-tries',
    530,
    'organisation',
    'Too many attempts. Please wait 9 minutes before trying again.',
  ],
  [
    'sign-in/code-refused',
    undefined,
    'verification',
    'That code is not right or has expired. Please check it, or ask for a new one.',
  ],
  [
    'sign-in/organisation-refused',
    undefined,
    'organisation',
    'That domain or password is not right. Please check both and try again.',
  ],
] as const)('%s after %s s (%s) says %s', (code, retryAfterSeconds, doing, text) => {
  expect(signInErrorText(new ApiError(code, { retryAfterSeconds }), doing)).toBe(text);
});
