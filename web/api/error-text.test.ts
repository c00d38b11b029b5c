import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { NetworkError } from './network-error.ts';
import { errorText } from './error-text.ts';

test('each error code has its own message', () => {
  expect(errorText(new ApiError('service/unavailable'))).toBe(
    'The service is not available at the moment. Please try again shortly.',
  );
});

test('a network failure says to check the connection', () => {
  expect(errorText(new NetworkError(new TypeError('fetch failed')))).toBe(
    'A network error occurred. Please check your internet connection and try again.',
  );
});

test.each([new Error('boom'), 'boom', undefined, { code: 'request/invalid' }])(
  'anything else is unexpected: %s',
  (error) => {
    expect(errorText(error)).toBe('An unexpected error occurred. Please try again.');
  },
);
