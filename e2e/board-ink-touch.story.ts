import type { Page } from '@playwright/test';
import {
  drawWithFingerAndStylus,
  drawWithFingers,
  drawWithMouse,
  drawWithStylus,
  expectInk,
  MIDDLE,
  NO_INK,
  PEN,
  presentSlides,
  toolsOf,
  wakeControls,
} from './board-page.ts';
import { expect, test } from './product.ts';
import { expectSlide } from './viewer-page.ts';

test.use({ hasTouch: true });

test('two fingers, a stylus and the mouse draw, and never turn the page', async ({
  page,
  product,
}) => {
  test.slow();
  await presentSlides(page, product, 3);
  await wakeControls(page);
  await toolsOf(page).getByRole('button', { name: 'Blue pen' }).tap();

  const upper = [
    { x: 0.2, y: 0.3 },
    { x: 0.5, y: 0.3 },
    { x: 0.8, y: 0.3 },
  ];
  const lower = upper.map(({ x }) => ({ x, y: 0.5 }));
  await drawWithFingers(page, [upper, lower]);
  await expectInk(page, { x: 0.4, y: 0.3 }, PEN.blue);
  await expectInk(page, { x: 0.4, y: 0.5 }, PEN.blue);
  await expectInk(page, { x: 0.4, y: 0.4 }, NO_INK);

  await drawWithStylus(
    page,
    upper.map(({ x }) => ({ x, y: 0.4 })),
  );
  await expectInk(page, { x: 0.4, y: 0.4 }, PEN.blue);
  await drawWithMouse(page, [
    { x: 0.2, y: 0.6 },
    { x: 0.8, y: 0.6 },
  ]);
  await expectInk(page, MIDDLE, PEN.blue);
  await expectSlide(page, 1, 3);

  await test.step('a finger and a stylus at the same moment', async () => {
    await drawWithFingerAndStylus(
      page,
      upper.map(({ x }) => ({ x, y: 0.7 })),
      upper.map(({ x }) => ({ x, y: 0.8 })),
    );
    await expectInk(page, { x: 0.4, y: 0.7 }, PEN.blue);
    await expectInk(page, { x: 0.4, y: 0.8 }, PEN.blue);
    await expectInk(page, { x: 0.4, y: 0.75 }, NO_INK);
    await expectSlide(page, 1, 3);
  });

  await test.step('strokes one after the other reach the lower edge, where the controls were', async () => {
    const controls = page.locator('footer[data-controls]');
    await expect(controls).toHaveCSS('opacity', '0');
    for (const y of [0.97, 0.99]) {
      await drawWithFingers(page, [upper.map(({ x }) => ({ x, y }))]);
      await expectInk(page, { x: 0.4, y }, PEN.blue);
    }
  });

  await test.step('a finger erases', async () => {
    // A moment after a stroke the controls are back.
    await tapEraserUntil(page, 'true');
    await drawWithFingers(page, [
      [
        { x: 0.4, y: 0.25 },
        { x: 0.4, y: 0.35 },
      ],
    ]);
    await expectInk(page, { x: 0.4, y: 0.3 }, NO_INK);
    await expectInk(page, { x: 0.4, y: 0.5 }, PEN.blue);
  });

  await test.step('without a tool a tap turns the page again', async () => {
    await tapEraserUntil(page, 'false');
    await page.touchscreen.tap(1100, 400);
    await expectSlide(page, 2, 3);
  });
});

/** A tap less than half a second after the last one at the same place is sometimes not a click for Chromium. */
async function tapEraserUntil(page: Page, isPressed: 'true' | 'false'): Promise<void> {
  const eraser = toolsOf(page).getByRole('button', { name: 'Eraser' });
  await expect(async () => {
    await eraser.tap();
    await expect(eraser).toHaveAttribute('aria-pressed', isPressed, { timeout: 2000 });
  }).toPass();
}
