import type { Attacked } from './attacked.ts';
import { p95Of, type Phase, refusedIn } from './bounds.ts';

/** What teachers noticed, for the table. */
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

/** What the attacker did and got, for the table. */
export function attackerRow(
  { work, loot, settledAfter, harmlessP95, alarm }: Attacked,
  seconds: number,
) {
  const statuses = [...loot.statuses].toSorted(([a], [b]) => a - b);
  const beside = harmlessP95 && {
    'p95 ms beside harmless ones': harmlessP95.toFixed(1),
    'attack / harmless': (p95Of(work) / harmlessP95).toFixed(2),
  };
  return {
    'requests a second': (loot.requests / seconds).toFixed(0),
    'answers by status': statuses
      .map(([status, count]) => `${status || 'none'}: ${count}`)
      .join(', '),
    'settled after s': settledAfter.toFixed(1),
    ...(alarm && { alarm }),
    ...beside,
  };
}
