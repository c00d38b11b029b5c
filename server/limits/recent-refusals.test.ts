import { expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { createFloodLimit } from './flood.ts';
import { createRecentRefusals } from './recent-refusals.ts';
import { tooMany } from './take.ts';

const LIMIT = { name: 'limit', most: 2, seconds: 60 };
const CODE = 'sign-in/too-many-codes';

test('what was refused a moment ago is refused again with the time that is left, and asked about after a second', async () => {
  let time = 1_000_000;
  const refusals = createRecentRefusals(() => new Date(time));
  const refused = refusals.noting(LIMIT, 'a', () => Promise.reject(tooMany(CODE, 30_000)));
  await expect(refused).rejects.toThrow(CODE);
  time += 900;
  expect(waitOf(() => refusals.refuseAgain(LIMIT, 'a', CODE))).toBe(30);
  expect(waitOf(() => refusals.refuseAgain(LIMIT, 'b', CODE))).toBeUndefined();
  time += 100;
  expect(waitOf(() => refusals.refuseAgain(LIMIT, 'a', CODE))).toBeUndefined();
});

test('a refusal is not remembered beyond its own time, nor by a clock that was put back', () => {
  let time = 1_000_000;
  const refusals = createRecentRefusals(() => new Date(time));
  refusals.note(LIMIT, 'short', 200);
  refusals.note(LIMIT, 'early', 30_000);
  time += 200;
  expect(waitOf(() => refusals.refuseAgain(LIMIT, 'short', CODE))).toBeUndefined();
  time -= 7_200_000;
  expect(waitOf(() => refusals.refuseAgain(LIMIT, 'early', CODE))).toBeUndefined();
});

test('other errors are not remembered as refusals', async () => {
  const refusals = createRecentRefusals(() => new Date());
  const failed = refusals.noting(LIMIT, 'a', () => Promise.reject(new Error('gone')));
  await expect(failed).rejects.toThrow('gone');
  expect(waitOf(() => refusals.refuseAgain(LIMIT, 'a', CODE))).toBeUndefined();
});

test('a flood is refused by itself, until its time is over or the clock is put back', () => {
  let time = 1_000_000;
  const take = createFloodLimit(LIMIT, () => new Date(time));
  for (let n = 0; n < 2; n += 1) take('a', CODE);
  expect(waitOf(() => take('a', CODE))).toBe(60);
  expect(waitOf(() => take('b', CODE))).toBeUndefined();
  time += 60_000;
  expect(waitOf(() => take('a', CODE))).toBeUndefined();
  for (let n = 0; n < 2; n += 1) waitOf(() => take('a', CODE));
  time -= 7_200_000;
  expect(waitOf(() => take('a', CODE))).toBeUndefined();
});

/** The seconds that a refusal names; undefined when nothing was refused. */
function waitOf(work: () => void): number | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.details.retryAfterSeconds : Number.NaN;
  }
}
