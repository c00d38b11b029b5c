import type { Page, Request } from '@playwright/test';
import { expect } from './product.ts';

const CODE = /\/assets\/[^/]+\.js$/;

/** Holds back requests to an address. Returns the function that releases them. */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    if (isHeld(route.request())) await released;
    await route.continue();
  });
  return release;
}

/** Holds back the site's code, or other files. Returns the function that releases them once one was asked for. */
export async function holdBackFiles(page: Page, files = CODE): Promise<() => Promise<void>> {
  let wasAsked = false;
  const release = await holdBack(page, files, () => (wasAsked = true));
  return async () => {
    await expect.poll(() => wasAsked).toBe(true);
    release();
    // A form that was sent in the meantime has left the requests of its page behind.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
}

/** Opens a page whose script does not run until the returned function is called. */
export async function openBeforeScript(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdBackFiles(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return release;
}

/** Presses a button that needs script: a press that comes too early waits for it. */
export async function expectScriptRuns(page: Page): Promise<void> {
  await expect(async () => {
    const dialog = page.getByRole('dialog');
    const button = page.getByRole('button', { name: 'Provide Feedback' });
    if (!(await dialog.isVisible())) await button.click({ timeout: 1000 });
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
