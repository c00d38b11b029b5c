import { expect, test } from 'vitest';
import { brokenBounds, type Phase } from './bounds.ts';

test('every bound holds when nobody notices the attack', () => {
  expect(brokenBounds(aPhase('quiet'), [aPhase('paths', { ms: 40, status: 304 })])).toEqual([]);
});

test.each([
  ['paths: teachers were refused 1 times', { status: 500 }],
  ['paths: teachers were refused 1 times', { status: 429 }],
  ['paths: teachers were refused 1 times', { status: 0 }],
  ['paths: p95 is 2.1 times the quiet one, at most 2', { ms: 42 }],
  ['paths: no alarm was raised', { alarm: 'missing' }],
  ['paths: nobody signed in', { signIns: { took: [], refusals: [] } }],
  ['paths: answered 429', { signIns: { took: [20], refusals: ['answered 429'] } }],
  [
    'paths: a sign-in took 5001 ms, at most 5000',
    { signIns: { took: [20, 5001, 30], refusals: [] } },
  ],
] as const)('%s', (sentence, attacked) => {
  expect(brokenBounds(aPhase('quiet'), [aPhase('paths', attacked)])).toEqual([sentence]);
});

test('a machine that is busy before the attack breaks a bound', () => {
  expect(brokenBounds(aPhase('quiet', { ms: 151 }), [])).toEqual([
    'quiet: p95 is 151 ms, so the machine is too busy to compare',
  ]);
});

test('a bound that was not measured is broken', () => {
  const nothing = { name: 'paths', work: { took: [], statuses: new Map<number, number>() } };
  expect(brokenBounds(aPhase('quiet'), [nothing])).toHaveLength(1);
  expect(brokenBounds({ ...nothing, name: 'quiet' }, [])).toHaveLength(1);
});

interface PhaseOptions {
  ms?: number;
  status?: number;
  alarm?: 'raised' | 'missing';
  signIns?: { took: readonly number[]; refusals: readonly string[] };
}

function aPhase(name: string, { ms = 20, status = 200, alarm, signIns }: PhaseOptions = {}): Phase {
  const statuses = new Map([[200, 10]]).set(status, 1);
  return {
    name,
    work: { took: [ms], statuses },
    ...(alarm && { alarm }),
    ...(signIns && { signIns }),
  };
}
