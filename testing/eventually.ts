import { vi } from 'vitest';

/** Enough on a slow machine. */
const DEFAULT_WITHIN_MS = 15_000;

/** Repeats the check until it passes, and returns its result. */
export function eventually<Result>(
  check: () => Result | Promise<Result>,
  withinMs = DEFAULT_WITHIN_MS,
): Promise<Result> {
  return vi.waitFor(check, { timeout: withinMs });
}
