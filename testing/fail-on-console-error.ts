import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test that expects an error message clears it: vi.mocked(console.error).mockClear().
beforeEach(() => {
  // Not printed: a test that did not expect it fails and shows it.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
});
