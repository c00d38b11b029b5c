import { expect, vi } from 'vitest';

/** Expects that this failure was logged, and clears the log; a failure left in it fails the test. */
export function expectLogged(what: string): void {
  /* oxlint-disable no-console -- what was written there is what is looked at */
  expect(console.error).toHaveBeenCalledWith(what, expect.anything());
  vi.mocked(console.error).mockClear();
}
