import { quantile } from '../figures.ts';
import type { SignIns } from './visits.ts';
import type { AttackResult } from './target.ts';
import { isServed, type Work } from './teachers.ts';

export interface Phase {
  name: string;
  work: Work;
  /** Present when people sign in during the attack. */
  signIns?: SignIns;
  /** Present when the attack has to raise an alarm. */
  alarm?: 'raised' | 'missing';
}

export interface AttackPhase extends Phase {
  result: AttackResult;
  /** Seconds until the site was idle and answered quickly again. */
  settledAfter: number;
  /** The teachers' p95 during as many harmless requests, if the attack exceeded its bound. */
  harmlessP95?: number;
}

export const MOST_RATIO = 2;
const SIGN_IN_WITHIN_MS = 5000;
/** On a machine that is slower than this without an attack, every attack looks harmless. */
const MOST_QUIET_P95_MS = 150;

/** Returns a sentence for every broken bound. */
export function brokenBounds(quiet: Phase, phases: Phase[]): string[] {
  return [
    ...quietBounds(quiet),
    ...phases.flatMap((phase) => [...workBounds(phase, quiet), ...signInBounds(phase)]),
  ];
}

export function refusedIn({ statuses }: Work): number {
  return [...statuses].reduce((sum, [status, count]) => sum + (isServed(status) ? 0 : count), 0);
}

export function p95Of({ took }: Work): number {
  return quantile(took, 0.95);
}

function quietBounds({ name, work }: Phase): string[] {
  const refused = refusedIn(work);
  const p95 = p95Of(work);
  return [
    ...(refused > 0 ? [`${name}: teachers were refused ${refused} times`] : []),
    ...(p95 <= MOST_QUIET_P95_MS
      ? []
      : [`${name}: p95 is ${p95.toFixed(0)} ms, so the machine is too busy to compare`]),
  ];
}

/** `ratio` is NaN when nothing was measured, and the bound then counts as broken. */
function workBounds({ name, work }: Phase, quiet: Phase): string[] {
  const refused = refusedIn(work);
  const ratio = p95Of(work) / p95Of(quiet.work);
  return [
    ...(refused > 0 ? [`${name}: teachers were refused ${refused} times`] : []),
    ...(ratio <= MOST_RATIO
      ? []
      : [`${name}: p95 is ${ratio.toFixed(1)} times the quiet one, at most ${MOST_RATIO}`]),
  ];
}

function signInBounds({ name, signIns, alarm }: Phase): string[] {
  const broken = alarm === 'missing' ? [`${name}: no alarm was raised`] : [];
  if (!signIns) return broken;
  const { took, refusals } = signIns;
  const slowest = Math.max(...took);
  for (const refusal of refusals) broken.push(`${name}: ${refusal}`);
  if (took.length + refusals.length === 0) broken.push(`${name}: nobody signed in`);
  if (took.length > 0 && slowest > SIGN_IN_WITHIN_MS) {
    broken.push(`${name}: a sign-in took ${slowest.toFixed(0)} ms, at most ${SIGN_IN_WITHIN_MS}`);
  }
  return broken;
}
