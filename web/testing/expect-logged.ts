import { expect, vi } from 'vitest';

/** Returns and clears the logged failures; any left over fail the test. */
export function expectLogged(what: string): void {
  /* oxlint-disable no-console -- what was written there is what is looked at */
  expect(console.error).toHaveBeenCalledWith(what, expect.anything());
  vi.mocked(console.error).mockClear();
}
