import { expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { createRecentRefusals } from './recent-refusals.ts';
import { tooMany } from './take.ts';

const LIMIT = { name: 'limit', most: 2, seconds: 60 };
const CODE = 'sign-in/too-many-codes';

test('a key that was refused within the last second is refused again with its remaining wait, and a later call is not', async () => {
  let time = 1_000_000;
  const refusals = createRecentRefusals(() => new Date(time));
  const refused = refusals.rememberRefusalBy(LIMIT, 'a', () =>
    Promise.reject(tooMany(CODE, 30_000)),
  );
  await expect(refused).rejects.toThrow(CODE);
  time += 900;
  expect(waitSecondsOf(() => refusals.refuseAgain(LIMIT, 'a', CODE))).toBe(30);
  expect(waitSecondsOf(() => refusals.refuseAgain(LIMIT, 'b', CODE))).toBeUndefined();
  time += 100;
  expect(waitSecondsOf(() => refusals.refuseAgain(LIMIT, 'a', CODE))).toBeUndefined();
});

test('a refusal is forgotten when its wait is over or the clock is put back', () => {
  let time = 1_000_000;
  const refusals = createRecentRefusals(() => new Date(time));
  refusals.remember(LIMIT, 'short', 200);
  refusals.remember(LIMIT, 'early', 30_000);
  time += 200;
  expect(waitSecondsOf(() => refusals.refuseAgain(LIMIT, 'short', CODE))).toBeUndefined();
  time -= 7_200_000;
  expect(waitSecondsOf(() => refusals.refuseAgain(LIMIT, 'early', CODE))).toBeUndefined();
});

test('other errors are not remembered as refusals', async () => {
  const refusals = createRecentRefusals(() => new Date());
  const failed = refusals.rememberRefusalBy(LIMIT, 'a', () => Promise.reject(new Error('gone')));
  await expect(failed).rejects.toThrow('gone');
  expect(waitSecondsOf(() => refusals.refuseAgain(LIMIT, 'a', CODE))).toBeUndefined();
});

/** The seconds to wait that a refusal names; undefined when nothing was refused. */
function waitSecondsOf(work: () => void): number | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.details.retryAfterSeconds : Number.NaN;
  }
}
