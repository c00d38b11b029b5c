import { quantile } from '../figures.ts';
import type { SignIns } from './visitors.ts';
import { isServed, type Work } from './teachers.ts';

export interface Phase {
  name: string;
  work: Work;
  /** Where somebody signs in during the attack. */
  signIns?: SignIns;
  /** Where the attack has to raise one. */
  alarm?: 'raised' | 'missing';
}

export const MOST_RATIO = 2;
const SIGN_IN_WITHIN_MS = 5000;
/** On a machine that is slower in peace every attack looks harmless. */
const MOST_QUIET_P95_MS = 150;

/** A sentence for every bound that an attack has broken. */
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

/** Compared so that a bound which was not measured does not hold either. */
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
