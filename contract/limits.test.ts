import { expect, test } from 'vitest';
import { SEARCH_RESULTS, VERIFICATION_CODE_DIGITS } from './limits.ts';

/** Other tests show that the product keeps to its limits; this one shows that the numbers are those of the spec. */
test.each([
  ['a code has six digits', VERIFICATION_CODE_DIGITS, 6],
  ['a search finds at most 100 in a bucket', SEARCH_RESULTS, 100],
])('%s', (_what, limit, agreed) => {
  expect(limit).toBe(agreed);
});
