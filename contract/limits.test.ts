import { expect, test } from 'vitest';
import * as limits from './limits.ts';

const MINUTE_MS = 60_000;

/** The agreed values. Other tests show that the product keeps to the limits; this one shows that the numbers are right. */
test.each([
  ['a code has six digits', limits.VERIFICATION_CODE_DIGITS, 6],
  ['the file tree is kept for five minutes', limits.FILE_TREE_CACHE_MS, 5 * MINUTE_MS],
  ['lists count as loading for 300 ms', limits.LIST_LOADING_MS, 300],
  ['a search finds at most 100 in a bucket', limits.SEARCH_RESULTS, 100],
  ['a search waits, and its results go', limits.SEARCH_MS, { debounce: 300, hideAfterBlur: 150 }],
  ['a page is zoomed', limits.ZOOM, { minimum: 50, maximum: 300, step: 20, start: 100 }],
  ['beside a page 64 px are free', limits.PAGE_PADDING_PX, 64],
  ['toasts stand and fade', limits.TOAST_MS, { standard: 5000, admin: 3000, fade: 300 }],
  ['a saved profile is confirmed for 3 s', limits.PROFILE_SAVED_MS, 3000],
  ['the assistant answers after 800 ms', limits.CHATBOT_REPLY_MS, 800],
  ['a support message takes a second at least', limits.SUPPORT_SEND_MINIMUM_MS, 1000],
])('%s', (_what, limit, agreed) => {
  expect(limit).toEqual(agreed);
});
