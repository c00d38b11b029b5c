import type { Page } from '@playwright/test';
import { expect } from './product.ts';

const CODE = /\/assets\/[^/]+\.js$/;

/** Holds back the site's code, or other files, until they are released. */
export async function holdBack(page: Page, files = CODE): Promise<() => Promise<void>> {
  const { promise: held, resolve: letGo } = withResolvers();
  let waiting = 0;
  await page.route(files, async (route) => {
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
