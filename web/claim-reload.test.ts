import { afterEach, expect, test, vi } from 'vitest';
import { claimReload } from './claim-reload.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the page may reload once', () => {
  expect(claimReload()).toBe(true);
  expect(claimReload()).toBe(false);
});

test('a newer version of the site may reload again', () => {
  expect(claimReload('/assets/index-one.js')).toBe(true);
  expect(claimReload('/assets/index-two.js')).toBe(true);
});

test.each(['getItem', 'setItem'])('where storage refuses %s the page may not reload', (method) => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => undefined,
    [method]: refuse,
  });

  expect(claimReload()).toBe(false);
});
