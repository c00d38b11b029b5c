import { vi } from 'vitest';

const LONG_ENOUGH_ON_A_SLOW_DAY_MS = 15_000;

/** Tries again until the check passes; gives what it gave. */
export function eventually<Result>(
  check: () => Result | Promise<Result>,
  withinMs = LONG_ENOUGH_ON_A_SLOW_DAY_MS,
): Promise<Result> {
  return vi.waitFor(check, { timeout: withinMs });
}
