import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readAhead } from './read-ahead.ts';

test('items are worked on several at once, and their results come in order', async () => {
  let running = 0;
  let most = 0;
  const results: number[] = [];
  const work = async (n: number) => {
    running += 1;
    most = Math.max(most, running);
    await sleep(n % 3 === 0 ? 20 : 1);
    running -= 1;
    return n * 2;
  };
  for await (const result of readAhead([1, 2, 3, 4, 5, 6, 7, 8, 9], 4, work)) results.push(result);
  expect(results).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18]);
  expect(most).toBe(4);
});

test('a failure reaches the reader in its place', async () => {
  const results: number[] = [];
  const reading = async () => {
    const work = async (n: number) => (n === 3 ? Promise.reject(new Error('the third')) : n);
    for await (const result of readAhead([1, 2, 3, 4], 3, work)) results.push(result);
  };
  await expect(reading()).rejects.toThrow('the third');
  expect(results).toEqual([1, 2]);
});
