import type { Locator, Page } from '@playwright/test';
import { toolsOf, wakeControls } from './board-page.ts';
import { someone } from './people.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectSlide, plantPdf, refuseFullScreen } from './viewer-page.ts';

/** A laptop beside another window, phones both ways round, and 200 % of a small laptop. */
const LOW_AND_NARROW = [
  { width: 1024, height: 480 },
  { width: 667, height: 375 },
  { width: 568, height: 320 },
  { width: 390, height: 667 },
  { width: 683, height: 384 },
];
/** 1366 by 768 and 1280 by 800, enlarged to four times. */
const ENLARGED = [
  { width: 341, height: 192 },
  { width: 320, height: 200 },
];

test('in a low window the offer of the last page and the timer lie over no control, and inside it', async ({
  page,
  product,
}) => {
  test.slow();
  await refuseFullScreen(page);
  await page.clock.install();
  const week = await plantPdf(page, product, { content: slides(9), email: someone() });
  await page.goto(`${week}/Slides.pdf?page=4`);
  await expectSlide(page, 4, 9);
  await page.keyboard.press('Escape');

  for (const size of [...LOW_AND_NARROW, ...ENLARGED]) {
    await test.step(`${size.width} by ${size.height}`, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${week}/Slides.pdf`);
      await expectSlide(page, 1, 9);
      const offer = page.getByRole('status').filter({ has: page.getByText('Continue at page 4') });
      await page.setViewportSize(size);
      await expectInside(page, offer);
      await expectControlsOnTop(page);
      await page.keyboard.press('f');
      await expect(toolsOf(page)).toBeAttached();
      await wake(page);
      await expectInside(page, offer);
      await expectControlsOnTop(page);
      await offer.getByRole('button', { name: 'Stay on page 1' }).click();
      await expect(offer).toHaveCount(0);

      const timer = page.getByRole('region', { name: 'Timer' });
      await page.keyboard.press('t');
      await expectTimer(page, timer, size);
      await timer.getByRole('button', { name: '1 minute', exact: true }).click();
      await timer.getByRole('button', { name: 'Start' }).click();
      await page.clock.runFor(61_000);
      await expect(timer.getByRole('status')).toHaveText('Time is up');
      await expectTimer(page, timer, size);
      await timer.getByRole('button', { name: 'Close' }).click();
      await expect(timer).toHaveCount(0);
    });
  }
});

async function expectTimer(page: Page, timer: Locator, size: { height: number }): Promise<void> {
  await wake(page);
  await expectInside(page, timer);
  // Nothing has to be scrolled to.
  expect(await timer.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBe(0);
  // Enlarged to four times, it takes the place of the bars until it is closed.
  if (ENLARGED.every(({ height }) => height !== size.height)) await expectControlsOnTop(page);
}

/** Moves the mouse over the bar below the page, which keeps the controls from fading. */
async function wake(page: Page): Promise<void> {
  await wakeControls(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(width / 2, height - 4);
  await page.mouse.move(width / 2, height - 5);
}

async function expectInside(page: Page, locator: Locator): Promise<void> {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const edges = [box?.x, box?.y, width - (box?.x ?? 0) - (box?.width ?? 0)];
  for (const edge of [...edges, height - (box?.y ?? 0) - (box?.height ?? 0)]) {
    expect(edge).toBeGreaterThanOrEqual(0);
  }
}

/** Nothing lies over a button of the viewer that is in the window. */
async function expectControlsOnTop(page: Page): Promise<void> {
  const covered = await page.getByRole('dialog').evaluate((dialog) =>
    [...dialog.querySelectorAll('button')]
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
        return !button.contains(document.elementFromPoint(x, y)) && !button.disabled;
      })
      .map((button) => button.ariaLabel ?? button.textContent),
  );
  expect(covered).toEqual([]);
}
