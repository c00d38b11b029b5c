import { expect, test } from 'vitest';
import { boundsOf, type Wave } from './bounds.ts';
import { newMorning, STEPS } from './morning.ts';

test('every bound holds on a good morning', () => {
  expect(brokenBy({})).toEqual([]);
});

test.each([
  ['slowest p95 of an answer, ms', { ms: 501 }],
  ['answers but 2xx, and none', { status: 503 }],
  ['answers but 2xx, and none', { status: 429 }],
  ['answers but 2xx, and none', { status: 0 }],
  ['teachers who gave up', { reason: 'no message with a code came' }],
  ['memory after the second wave / first', { settledMiB: 221 }],
])('%s does not hold after a second wave with %o', (name, second) => {
  expect(brokenBy(second)).toEqual([name]);
});

test.each([
  ['answers but 2xx, and none', { status: 401 }],
  ['teachers who gave up', { reason: '"tree" was answered 503' }],
  ['worst p95 of returning teachers / fresh', { ms: 25 }],
])('%s does not hold when returning teachers had %o', (name, returning) => {
  expect(brokenNames(waveOf({}), waveOf({}), waveOf(returning))).toEqual([name]);
});

test('the bound on returning teachers does not hold when a single step is slower', () => {
  const returning = waveOf({});
  returning.took.tree = [25];
  expect(brokenNames(waveOf({}), waveOf({}), returning)).toEqual([
    'worst p95 of returning teachers / fresh',
  ]);
});

test('a bound that was not measured does not hold', () => {
  const nobody: Wave = { ...newMorning(), settledMiB: 200 };
  expect(brokenNames(nobody, nobody, nobody)).toEqual([
    'slowest p95 of an answer, ms',
    'worst p95 of returning teachers / fresh',
  ]);
  const withoutMemory: Wave = { ...waveOf({}), settledMiB: 0 };
  expect(brokenNames(withoutMemory, withoutMemory, waveOf({}))).toEqual([
    'memory after the second wave / first',
  ]);
});

interface WaveOptions {
  ms?: number;
  status?: number;
  reason?: string;
  settledMiB?: number;
}

function brokenBy(second: WaveOptions): string[] {
  return brokenNames(waveOf({}), waveOf(second), waveOf({}));
}

function brokenNames(first: Wave, second: Wave, returning: Wave): string[] {
  const bounds = Object.entries(boundsOf({ first, second, returning }));
  return bounds.filter(([, { holds }]) => !holds).map(([name]) => name);
}

function waveOf({ ms = 20, status = 206, reason, settledMiB = 200 }: WaveOptions): Wave {
  const morning = newMorning();
  for (const step of STEPS) morning.took[step].push(ms);
  morning.statuses.set(200, 10).set(status, 1);
  if (reason) morning.gaveUp.set(reason, 1);
  return { ...morning, settledMiB };
}
