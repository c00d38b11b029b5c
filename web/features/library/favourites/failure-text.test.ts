import { expect, test } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { NetworkError } from '../../../api/network-error.ts';
import { failureText } from './failure-text.ts';

const NOT_SAVED = 'Failed to update favourites. Please try again.';

test.each([
  [new NetworkError('offline'), NOT_SAVED],
  [new ApiError('service/failed'), NOT_SAVED],
  [new ApiError('session/required'), 'You must be logged in to favourite items.'],
  [new ApiError('favourites/full'), 'Your list of favourites is full. Please remove some first.'],
  [new TypeError('nobody foresaw this'), 'An error occurred. Please try again.'],
])('%o is reported as %s', (error, text) => {
  expect(failureText(error)).toBe(text);
});
