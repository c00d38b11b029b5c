import { expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from './app-error.ts';
import { inTurn } from './in-turn.ts';

test('no more work runs at once than allowed, and every caller gets a turn', async () => {
  const { add, finish, started } = controlledWork({ atOnce: 2, longestLine: 10 });
  const all = ['a', 'b', 'c', 'd'].map((name) => add(name));
  expect(started).toEqual(['a', 'b']);
  for (const name of ['a', 'b', 'c', 'd']) await finish(name);
  await Promise.all(all);
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

test('lanes take turns, so that a crowd in one lane does not hold up another', async () => {
  const { add, finish, started } = controlledWork({ atOnce: 1, longestLine: 10 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add(name, 'a');
  void add('b1', 'b');
  for (const name of ['a1', 'a2', 'b1', 'a3']) await finish(name);
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
});

test('after its work a slot stays empty for as long as the work took', async () => {
  expect(await beginningsOf(2, { restFactor: 1 })).toEqual([0, 60]);
});

test('a slot stays empty no longer than the longest rest', async () => {
  expect(await beginningsOf(2, { restFactor: 1000, longestRestMs: 50 })).toEqual([0, 80]);
});

test('rest within the credit is postponed, and rest beyond it is taken at once', async () => {
  // Each piece of work owes 300 ms of rest.
  expect(await beginningsOf(3, { restFactor: 10, restCreditMs: 450 })).toEqual([0, 30, 180]);
});

test('a full lane refuses the next caller, and other lanes go on', async () => {
  const { add, started, finish } = controlledWork({ atOnce: 1, longestLine: 10, longestLane: 2 });
  for (const name of ['a1', 'a2', 'a3']) void add(name, 'a');
  await expect(add('a4', 'a')).rejects.toThrow('service/unavailable');
  void add('b1', 'b');
  for (const name of ['a1', 'a2', 'b1']) await finish(name);
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('a full line refuses the last caller of its longest lane to make room for a caller of a shorter one', async () => {
  const { add, finish, started } = controlledWork({ atOnce: 1, longestLine: 2 });
  void add('a1', 'a');
  void add('a2', 'a');
  const last = add('a3', 'a').catch(String);
  void add('b1', 'b');
  expect(await last).toContain('service/unavailable');
  await expect(add('a4', 'a')).rejects.toThrow('service/unavailable');
  for (const name of ['a1', 'a2']) await finish(name);
  expect(started).toEqual(['a1', 'a2', 'b1']);
});

test('a full line in which no lane is longer refuses the newest caller, and nobody in front of it', async () => {
  const { add, finish, started } = controlledWork({ atOnce: 1, longestLine: 2 });
  for (const name of ['a', 'b', 'c']) void add(name, name);
  await expect(add('d', 'd')).rejects.toThrow('service/unavailable');
  for (const name of ['a', 'b']) await finish(name);
  expect(started).toEqual(['a', 'b', 'c']);
});

test('of the longest lanes the one whose turn is last makes room', async () => {
  const { add, finish, started } = controlledWork({ atOnce: 1, longestLine: 4 });
  void add('first');
  for (const name of ['a1', 'a2']) void add(name, 'a');
  void add('b1', 'b');
  const last = add('b2', 'b').catch(String);
  void add('c1', 'c');
  expect(await last).toContain('service/unavailable');
  for (const name of ['first', 'a1', 'b1', 'c1']) await finish(name);
  expect(started).toEqual(['first', 'a1', 'b1', 'c1', 'a2']);
});

test('a caller that has waited too long is refused, and holds up nobody', async () => {
  const { add, finish, started } = controlledWork({ atOnce: 1, longestLine: 5, longestWaitMs: 20 });
  void add('a');
  await expect(add('b')).rejects.toThrow('service/unavailable');
  void add('c');
  await finish('a');
  expect(started).toEqual(['a', 'c']);
});

test('failed work gives its slot to the next caller, and refusals carry the chosen error', async () => {
  const run = inTurn({
    atOnce: 1,
    longestLine: 1,
    refusal: () => new AppError('sign-in/too-many-tries'),
  });
  const failing = run(() => Promise.reject(new Error('broken')));
  const next = run(async () => 'served');
  await expect(run(async () => 'refused')).rejects.toThrow('sign-in/too-many-tries');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('served');
});

/** When each of so many pieces of work of 30 ms began, in milliseconds after the first, by a clock of its own. */
async function beginningsOf(count: number, rest: Partial<Parameters<typeof inTurn>[0]>) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const run = inTurn({ atOnce: 1, longestLine: 10, ...rest });
  const start = performance.now();
  const began: number[] = [];
  const work = async () => {
    began.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 30));
  };
  const all = Promise.all(Array.from({ length: count }, () => run(work)));
  await vi.runAllTimersAsync();
  await all;
  return began;
}

/** Work that starts at its turn and ends when the test calls `finish`. */
function controlledWork(line: Parameters<typeof inTurn>[0]) {
  const run = inTurn(line);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    add: (name: string, lane = '') =>
      run(async () => {
        started.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
      }, lane),
    finish: async (name: string) => {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
