import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import {
  drawWithFingers,
  drawWithMouse,
  pixelOf,
  presentSlides,
  pressTool,
  toolsOf,
  wakeControls,
} from './board-page.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectSlide, plantPdf, refuseFullScreen } from './viewer-page.ts';

const FINGER_PX = 44;

test('every tool is a button for a finger, at every width', async ({ page, product }) => {
  test.slow();
  await refuseFullScreen(page);
  await presentSlides(page, product, 3);
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await wakeControls(page);
    const buttons = await toolsOf(page).getByRole('button').all();
    expect(buttons).toHaveLength(14);
    for (const button of buttons) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(FINGER_PX);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
});

test('a lesson that was opened has its tools without a network', async ({
  page,
  product,
  context,
}) => {
  const week = await plantPdf(page, product, { content: slides(3) });
  const loaded = page.waitForResponse((response) => isBoardCode(response.url()));
  await page.goto(`${week}/Slides.pdf`);
  await expectSlide(page, 1, 3);
  await (await loaded).finished();
  await context.setOffline(true);
  await page.keyboard.press('f');
  await expect(toolsOf(page)).toBeVisible();
});

test('tools that could not be loaded come with the next time of presenting', async ({
  page,
  product,
  complaints,
}) => {
  await page.route(
    ({ href }) => isBoardCode(href),
    (route) => route.abort(),
  );
  const week = await plantPdf(page, product, { content: slides(3) });
  await page.goto(`${week}/Slides.pdf`);
  await expectSlide(page, 1, 3);
  await page.keyboard.press('f');
  await expect(page.getByText('The board tools could not be loaded.')).toBeVisible();
  await page.unrouteAll();
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
  await page.keyboard.press('f');
  await expect(toolsOf(page)).toBeVisible();
  expect(complaints.splice(0)).toContain('Failed to load resource: net::ERR_FAILED');
});

test.describe('with mouse and finger', () => {
  test.use({ hasTouch: true });

  test('the laser pointer follows the mouse and a finger', async ({ page, product }) => {
    await presentSlides(page, product, 3);
    const dot = page.locator('[data-laser]');

    await pressTool(page, 'Laser pointer');
    await hover(page, { x: 0.3, y: 0.4 });
    await expectMiddle(page, dot, { x: 0.3, y: 0.4 });
    await hover(page, { x: 0.7, y: 0.6 });
    await expectMiddle(page, dot, { x: 0.7, y: 0.6 });
    await page.keyboard.press('PageDown');
    await expectSlide(page, 2, 3);

    const cdp = await page.context().newCDPSession(page);
    const finger = await pixelOf(page, { x: 0.2, y: 0.2 });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await expectMiddle(page, dot, { x: 0.2, y: 0.2 });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(dot).toHaveCount(0);

    await page.keyboard.press('l');
    await hover(page, { x: 0.3, y: 0.4 });
    await expect(dot).toHaveCount(0);
  });

  test('the blind reveals by keys, by mouse and by finger', async ({ page, product }) => {
    test.slow();
    await presentSlides(page, product, 3);
    const blind = page.getByRole('slider', { name: 'Blind' });

    await page.keyboard.press('s');
    await expect(blind).toHaveAttribute('aria-valuenow', '0');
    await expectNoViolations(page);
    await page.keyboard.press('ArrowDown');
    const firstLine = Number(await blind.getAttribute('aria-valuenow'));
    expect(firstLine).toBeGreaterThan(0);
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(async () => Number(await blind.getAttribute('aria-valuenow')))
      .toBeGreaterThan(firstLine);
    await page.keyboard.press('ArrowUp');
    await expect(blind).toHaveAttribute('aria-valuenow', String(firstLine));
    await page.keyboard.press('ArrowUp');
    await expect(blind).toHaveAttribute('aria-valuenow', '0');

    await drawWithMouse(page, [
      { x: 0.5, y: 0.2 },
      { x: 0.5, y: 0.6 },
    ]);
    await expect(blind).toHaveAttribute('aria-valuenow', '40');
    await drawWithFingers(page, [
      [
        { x: 0.3, y: 0.7 },
        { x: 0.3, y: 0.65 },
        { x: 0.3, y: 0.6 },
      ],
    ]);
    await expect(blind).toHaveAttribute('aria-valuenow', '30');
    await expectSlide(page, 1, 3);

    await test.step('the next page begins covered', async () => {
      await page.keyboard.press('ArrowRight');
      await expectSlide(page, 2, 3);
      await expect(blind).toHaveAttribute('aria-valuenow', '0');
      await pressTool(page, 'Blind');
      await expect(blind).toHaveCount(0);
    });
  });
});

async function hover(page: Page, spot: { x: number; y: number }): Promise<void> {
  const { x, y } = await pixelOf(page, spot);
  await page.mouse.move(x, y);
}

async function expectMiddle(
  page: Page,
  element: Locator,
  spot: { x: number; y: number },
): Promise<void> {
  const wanted = await pixelOf(page, spot);
  await expect
    .poll(async () => {
      const box = await element.boundingBox();
      if (!box) return Number.POSITIVE_INFINITY;
      return Math.hypot(box.x + box.width / 2 - wanted.x, box.y + box.height / 2 - wanted.y);
    })
    .toBeLessThan(2);
}

function isBoardCode(address: string): boolean {
  return /\/board-[^/]+\.js$/.test(address);
}
