import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test that expects an error message clears it: vi.mocked(console.error).mockClear().
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
});
