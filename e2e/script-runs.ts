import type { Page } from '@playwright/test';

/** Waits until the script of the page runs: a link that is clicked earlier loads the next page whole. */
export async function scriptRuns(page: Page): Promise<void> {
  // The script repeats the presses from before it ran, and forgets them.
  await page.waitForFunction(() => 'earlyPresses' in window && window.earlyPresses === undefined);
}

/** Some stories keep the script from running, and then want the page as it is. */
const LONGEST_WAIT_MS = 5000;

/**
 * From here on `goto` waits until the script of the site runs. What happens before that has stories of its own, which
 * wait for `commit` alone; in all others a press in between would do something else on a slow machine.
 */
export function gotoWaitsForScript(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') {
      await page
        .waitForFunction(
          () => !('earlyPresses' in window) || window.earlyPresses === undefined,
          undefined,
          { timeout: LONGEST_WAIT_MS },
        )
        .catch(() => undefined);
    }
    return response;
  };
}
