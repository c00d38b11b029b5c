import { type AttackPhase, p95Of, type Phase, refusedIn } from './bounds.ts';

/** Table row of what teachers noticed. */
export function teachersRow({ work, signIns }: Phase, quiet: Phase) {
  const signedIn = signIns && {
    'sign-ins': signIns.took.length,
    'sign-ins refused': signIns.refusals.length,
    'slowest sign-in ms': Math.max(...signIns.took).toFixed(0),
  };
  return {
    requests: work.took.length,
    refused: refusedIn(work),
    'p95 ms': p95Of(work).toFixed(1),
    'p95 / quiet': (p95Of(work) / p95Of(quiet.work)).toFixed(2),
    'slowest ms': Math.max(...work.took).toFixed(0),
    ...signedIn,
  };
}

/** Table row of the attacker's requests and answers. */
export function attackerRow(
  { work, result, settledAfter, harmlessP95, alarm }: AttackPhase,
  seconds: number,
) {
  const statuses = [...result.statuses].toSorted(([a], [b]) => a - b);
  const comparison = harmlessP95 && {
    'p95 ms beside harmless ones': harmlessP95.toFixed(1),
    'attack / harmless': (p95Of(work) / harmlessP95).toFixed(2),
  };
  return {
    'requests a second': (result.requests / seconds).toFixed(0),
    'answers by status': statuses
      .map(([status, count]) => `${status || 'none'}: ${count}`)
      .join(', '),
    'settled after s': settledAfter.toFixed(1),
    ...(alarm && { alarm }),
    ...comparison,
  };
}
