import { expect, test } from 'vitest';
import { batched } from './batched.ts';

test('the first goes at once, and those that come meanwhile go together', async () => {
  const { find, looks, answer } = finder();
  const first = find('a');
  const others = [find('b'), find('c'), find('b')];
  expect(looks).toEqual([['a']]);
  answer();
  expect(await first).toBe('A');
  await settled();
  expect(looks).toEqual([['a'], ['b', 'c']]);
  answer();
  expect(await Promise.all(others)).toEqual(['B', 'C', 'B']);
});

test('nobody is answered from a look that began before they asked', async () => {
  const { find, looks, answer } = finder();
  const before = find('a');
  const after = find('a');
  answer();
  await before;
  await settled();
  expect(looks).toEqual([['a'], ['a']]);
  answer();
  expect(await after).toBe('A');
});

test('what is not found is undefined', async () => {
  const find = batched(async () => new Map<string, string>());
  expect(await find('nowhere')).toBeUndefined();
});

test('a look that fails fails for all who shared it, and the next ones are answered', async () => {
  let broken = true;
  const find = batched(async (keys) => {
    if (broken) throw new Error('gone');
    return new Map(keys.map((key) => [key, key]));
  });
  const failing = await Promise.allSettled([find('a'), find('b')]);
  expect(failing.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await find('a')).toBe('a');
});

/** Looks that are answered when the test says so. */
function finder() {
  const looks: string[][] = [];
  let answer = (): void => {};
  const find = batched(async (keys) => {
    looks.push(keys);
    await new Promise<void>((resolve) => (answer = resolve));
    return new Map(keys.map((key) => [key, key.toUpperCase()]));
  });
  return { find, looks, answer: () => answer() };
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
