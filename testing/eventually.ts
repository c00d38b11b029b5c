import { vi } from 'vitest';

const LONG_ENOUGH_ON_A_SLOW_DAY_MS = 15_000;

/** Tries again until the check passes. */
export async function eventually(
  check: () => unknown,
  withinMs = LONG_ENOUGH_ON_A_SLOW_DAY_MS,
): Promise<void> {
  await vi.waitFor(check, { timeout: withinMs });
}
