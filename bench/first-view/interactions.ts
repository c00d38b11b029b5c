import type { Browser, Page } from '@playwright/test';
import { openSlowTab } from '../first-slide/school-line.ts';

/** Runs in the page: keeps the longest time from a press or key to the paint that shows what it did. */
const NOTE_INTERACTIONS = `
  longestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) longestInteraction = Math.max(longestInteraction, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;
/** For the code that a first press loads, and for the paint after it. */
const SETTLE_MS = 1000;

/** The longest interaction with a public page, with nothing cached, on a slow line and a slow processor. */
export async function timeInteractions(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await openSlowTab(context);
  await page.addInitScript(NOTE_INTERACTIONS);
  await page.goto(address, { waitUntil: 'networkidle' });
  for (const name of ['Provide Feedback', 'Support Assistant']) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(SETTLE_MS);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(SETTLE_MS);
  }
  await searchFaq(page);
  const longest = await page.evaluate<number>('longestInteraction');
  await context.close();
  return longest;
}

/** Where the page has the search. */
async function searchFaq(page: Page): Promise<void> {
  const search = page.getByLabel('Search the questions');
  if ((await search.count()) === 0) return;
  await search.pressSequentially('print', { delay: 150 });
  await page.waitForTimeout(SETTLE_MS);
}
