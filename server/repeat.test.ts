import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { repeat } from './repeat.ts';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a run that fails is logged, and the next one comes in its time', async () => {
  const { log, lines } = captureLog();
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no connection'));
  const stop = repeat(work, { everyMs: MINUTE_MS, log, failure: 'it failed' });
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(work).toHaveBeenCalledTimes(2);
  expect(lines).toEqual([expect.stringMatching(/no connection.*"msg":"it failed"/)]);
  await stop();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a run that takes longer than the pause is not joined by a second one', async () => {
  const { log } = captureLog();
  let end = () => {};
  const work = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (end = resolve)));
  const stop = repeat(work, { everyMs: MINUTE_MS, log, failure: 'it failed' });
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS);
  expect(work).toHaveBeenCalledTimes(1);
  work.mockResolvedValue();
  end();
  await stop();
});
