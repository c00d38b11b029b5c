import type { Page } from '@playwright/test';
import {
  drawWithFingers,
  expectInk,
  inkAt,
  LEFT,
  MIDDLE,
  NO_INK,
  PEN,
  presentSlides,
  RIGHT,
  toolsOf,
  wakeControls,
} from './board-page.ts';
import { expect, test } from './product.ts';
import { expectSlide } from './viewer-page.ts';

test.use({ hasTouch: true });

test('a finger alone highlights, takes back, clears, times, jumps and blanks', async ({
  page,
  product,
}) => {
  test.slow();
  await presentSlides(page, product, 6);

  await test.step('highlighter, undo and clear', async () => {
    await tapTool(page, 'Highlighter');
    await drawLine(page);
    await expect.poll(async () => (await inkAt(page, MIDDLE))[3]).toBe(Math.round(255 * 0.45));
    await tapTool(page, 'Undo');
    await expectInk(page, MIDDLE, NO_INK);
    await tapTool(page, 'Red pen');
    await drawLine(page);
    await expectInk(page, MIDDLE, PEN.red);
    await tapTool(page, 'Clear this page');
    await expectInk(page, MIDDLE, NO_INK);
    await tapTool(page, 'Red pen');
  });

  await test.step('timer', async () => {
    await tapTool(page, 'Timer');
    const panel = page.getByRole('region', { name: 'Timer' });
    await panel.getByRole('button', { name: '1 minute', exact: true }).tap();
    await expect(panel.getByRole('timer')).toHaveText('1:00');
    await panel.getByRole('button', { name: 'Start' }).tap();
    await expect(panel.getByRole('button', { name: 'Pause' })).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).tap();
    await expect(panel).toHaveCount(0);
  });

  await test.step('all pages', async () => {
    await tapTool(page, 'All pages');
    const grid = page.getByRole('region', { name: 'All pages' });
    await grid.getByRole('button', { name: 'Page 5', exact: true }).tap();
    await expectSlide(page, 5, 6);
  });

  for (const name of ['Black screen', 'White screen']) {
    await test.step(name, async () => {
      await tapTool(page, name);
      const blank = page.getByRole('button', { name: 'Show the page again' });
      await blank.tap();
      await expect(blank).toHaveCount(0);
      await expectSlide(page, 5, 6);
    });
  }
});

async function tapTool(page: Page, name: string): Promise<void> {
  await wakeControls(page);
  await toolsOf(page).getByRole('button', { name, exact: true }).tap();
}

function drawLine(page: Page): Promise<void> {
  return drawWithFingers(page, [[LEFT, MIDDLE, RIGHT]]);
}
