import { expect, test } from 'vitest';
import { batched } from './batched.ts';

test('the first lookup runs at once, and lookups requested meanwhile run together', async () => {
  const { find, lookups, answer } = finder();
  const first = find('a');
  const others = [find('b'), find('c'), find('b')];
  expect(lookups).toEqual([['a']]);
  answer();
  expect(await first).toBe('A');
  await settled();
  expect(lookups).toEqual([['a'], ['b', 'c']]);
  answer();
  expect(await Promise.all(others)).toEqual(['B', 'C', 'B']);
});

test('no caller is answered from a lookup that began before the caller asked', async () => {
  const { find, lookups, answer } = finder();
  const before = find('a');
  const after = find('a');
  answer();
  await before;
  await settled();
  expect(lookups).toEqual([['a'], ['a']]);
  answer();
  expect(await after).toBe('A');
});

test('a key that is not found is undefined', async () => {
  const find = batched(async () => new Map<string, string>());
  expect(await find('nowhere')).toBeUndefined();
});

test('a key that makes the shared lookup fail fails only its own callers', async () => {
  const { find, lookups } = finderWithBadKey(new Error('invalid byte sequence'));
  const first = find('first');
  const others = [find('a'), find('bad'), find('b'), find('bad')];
  await first;
  const results = await Promise.allSettled(others);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
  expect(lookups).toEqual([['first'], ['a', 'bad', 'b'], ['a'], ['bad'], ['b']]);
  expect(await find('a')).toBe('A');
});

test('a batch that fails is retried a few keys at a time, and each key once', async () => {
  let running = 0;
  let most = 0;
  const tried: string[][] = [];
  const find = batched(async (keys) => {
    tried.push(keys);
    running += 1;
    most = Math.max(most, running);
    await settled();
    running -= 1;
    throw new Error('wrong');
  });
  const keys = Array.from({ length: 100 }, (_, n) => `key ${n}`);
  await Promise.allSettled(['first', ...keys].map((key) => find(key)));
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(4);
  expect(tried.slice(2).flat()).toEqual(keys);
});

test('a database that cannot be reached is not asked again for each key', async () => {
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const { find, lookups } = finderWithBadKey(away);
  const first = find('first');
  const others = [find('a'), find('bad'), find('b')];
  await first;
  const results = await Promise.allSettled(others);
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(lookups).toHaveLength(2);
});

function finderWithBadKey(failure: Error) {
  const lookups: string[][] = [];
  const find = batched(async (keys) => {
    lookups.push(keys);
    await settled();
    if (keys.includes('bad')) throw failure;
    return new Map(keys.map((key) => [key, key.toUpperCase()]));
  });
  return { find, lookups };
}

/** Lookups that are answered when the test says so. */
function finder() {
  const lookups: string[][] = [];
  let answer = (): void => {};
  const find = batched(async (keys) => {
    lookups.push(keys);
    await new Promise<void>((resolve) => (answer = resolve));
    return new Map(keys.map((key) => [key, key.toUpperCase()]));
  });
  return { find, lookups, answer: () => answer() };
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
