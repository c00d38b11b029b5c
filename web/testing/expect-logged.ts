import { expect, vi } from 'vitest';

/** Takes the failures that were logged; those that no test takes fail it. */
export function expectLogged(what: string): void {
  /* oxlint-disable no-console -- what was written there is what is looked at */
  expect(console.error).toHaveBeenCalledWith(what, expect.anything());
  vi.mocked(console.error).mockClear();
}
