import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/** Holds back the site's code until it is released. */
export async function holdBack(page: Page): Promise<() => Promise<void>> {
  const { promise: held, resolve: letGo } = withResolvers();
  let waiting = 0;
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    waiting += 1;
    await held;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => waiting).toBeGreaterThan(0);
    letGo();
    // A form that was sent in the meantime has left the requests of its page behind.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
}

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}
