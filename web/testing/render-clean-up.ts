import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Long enough for a slow machine; elements that exist are found at once.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

// Testing Library cleans up by itself only where the test functions are globals.
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});
