import { expect, test } from 'vitest';
import { createFloodCounter } from './flood.ts';

const LIMIT = { most: 2, seconds: 60 };

test('a flood has to wait under its own key alone, until the window ends or the clock is put back', () => {
  let time = 1_000_000;
  const count = createFloodCounter(LIMIT, () => new Date(time));
  for (let n = 0; n < 2; n += 1) expect(count('a')).toBeUndefined();
  expect(count('a')).toBe(60_000);
  expect(count('b')).toBeUndefined();
  time += 60_000;
  expect(count('a')).toBeUndefined();
  for (let n = 0; n < 2; n += 1) count('a');
  expect(count('a')).toBe(60_000);
  time -= 7_200_000;
  expect(count('a')).toBeUndefined();
});

test('a flood under ever new keys does not fill the memory', () => {
  const count = createFloodCounter(LIMIT, () => new Date(1_000_000));
  for (let n = 0; n < 3; n += 1) count('a');
  expect(count('a')).toBe(60_000);
  for (let n = 0; n < 100_000; n += 1) count(`network ${n}`);
  expect(count('a')).toBeUndefined();
});
