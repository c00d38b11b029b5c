import { expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { createFloodLimit } from './flood.ts';
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

test('a flood is refused for its own key alone, until the window ends or the clock is put back', () => {
  let time = 1_000_000;
  const take = createFloodLimit(LIMIT, () => new Date(time));
  for (let n = 0; n < 2; n += 1) take('a', CODE);
  expect(waitSecondsOf(() => take('a', CODE))).toBe(60);
  expect(waitSecondsOf(() => take('b', CODE))).toBeUndefined();
  time += 60_000;
  expect(waitSecondsOf(() => take('a', CODE))).toBeUndefined();
  for (let n = 0; n < 2; n += 1) waitSecondsOf(() => take('a', CODE));
  time -= 7_200_000;
  expect(waitSecondsOf(() => take('a', CODE))).toBeUndefined();
});

test('a flood under ever new keys does not fill the memory', () => {
  const take = createFloodLimit(LIMIT, () => new Date(1_000_000));
  for (let n = 0; n < 3; n += 1) waitSecondsOf(() => take('a', CODE));
  expect(waitSecondsOf(() => take('a', CODE))).toBe(60);
  for (let n = 0; n < 100_000; n += 1) take(`network ${n}`, CODE);
  expect(waitSecondsOf(() => take('a', CODE))).toBeUndefined();
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
