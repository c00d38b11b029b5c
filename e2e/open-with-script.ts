import type { Page } from '@playwright/test';

/** Opens a page and waits until its script runs: a link that is clicked earlier loads the next page whole. */
export async function openWithScript(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptRuns(page);
}

export async function scriptRuns(page: Page): Promise<void> {
  // The script repeats the presses from before it ran, and forgets them.
  await page.waitForFunction(() => 'earlyPresses' in window && window.earlyPresses === undefined);
}
