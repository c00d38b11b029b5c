import { quantile } from '../figures.ts';
import { isExpected, LESSON_STEPS, type Morning, type Step, STEPS } from './morning.ts';

export interface Wave extends Morning {
  /** Memory of the process after the last teacher left and garbage was collected. */
  settledMiB: number;
}

interface Bound {
  measured: number;
  'at most': number;
  holds: boolean;
}

/** For every answer. The arrival of mail is reported too, but has no bound. */
const MOST_P95_MS = 500;
/**
 * Memory counts as flat when a second thousand of new teachers adds hardly anything to the first, which filled the
 * caches. A tenth is what Node's allocator and compiler vary by themselves.
 */
const MOST_GROWTH = 1.1;
/** Teachers who are still signed in do less than new ones, so they should be no slower; the rest is noise. */
const MOST_RETURNING_RATIO = 1.2;

interface Waves {
  first: Wave;
  second: Wave;
  /** The teachers of the first wave, days later and still signed in. */
  returning: Morning;
}

export function boundsOf({ first, second, returning }: Waves): Record<string, Bound> {
  const waves = [first, second, returning];
  const answers = STEPS.filter((step) => step !== 'code arrives');
  const p95s = [
    ...[first, second].flatMap((wave) => answers.map((step) => p95Of(wave, step))),
    ...LESSON_STEPS.map((step) => p95Of(returning, step)),
  ];
  const ratios = LESSON_STEPS.map((step) => p95Of(returning, step) / p95Of(first, step));
  return {
    'slowest p95 of an answer, ms': bound(Math.max(...p95s), MOST_P95_MS),
    'answers but 2xx, and none': bound(sum(waves.map(failuresOf)), 0),
    'teachers who gave up': bound(sum(waves.map(countOfGivenUp)), 0),
    'memory after the second wave / first': bound(
      second.settledMiB / first.settledMiB,
      MOST_GROWTH,
    ),
    'worst p95 of returning teachers / fresh': bound(Math.max(...ratios), MOST_RETURNING_RATIO),
  };
}

function p95Of({ took }: Morning, step: Step): number {
  return quantile(took[step], 0.95);
}

export function failuresOf({ statuses }: Morning): number {
  return sum([...statuses].map(([status, count]) => (isExpected(status) ? 0 : count)));
}

export function countOfGivenUp(morning: Morning): number {
  return sum([...morning.gaveUp.values()]);
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** NaN, for a value that was not measured, does not hold. */
function bound(measured: number, most: number): Bound {
  return { measured: Number(measured.toFixed(2)), 'at most': most, holds: measured <= most };
}
