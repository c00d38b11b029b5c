import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { NetworkError } from './network-error.ts';
import { shouldRetry } from './query-client.ts';

test('a refused request is not retried', () => {
  expect(shouldRetry(0, new ApiError('request/not-found'))).toBe(false);
  expect(shouldRetry(0, new ApiError('request/too-large'))).toBe(false);
});

test('a failed service or network is retried twice', () => {
  for (const error of [new ApiError('service/unavailable'), new NetworkError('offline')]) {
    expect([0, 1, 2].map((failures) => shouldRetry(failures, error))).toEqual([true, true, false]);
  }
});
