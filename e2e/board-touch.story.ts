import type { Page } from '@playwright/test';
import {
  drawInARow,
  drawWithFingerAndStylus,
  drawWithFingers,
  drawWithMouse,
  drawWithStylus,
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

/** Where the controls are while they are shown. */
const LOWER_EDGE = [0.97, 0.99];

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
    const areBack = controls.evaluate(untilShown);
    await drawInARow(
      page,
      LOWER_EDGE.map((y) => upper.map(({ x }) => ({ x, y }))),
    );
    for (const y of LOWER_EDGE) await expectInk(page, { x: 0.4, y }, PEN.blue);
    // A moment after a stroke.
    await areBack;
  });

  await test.step('a finger erases', async () => {
    await wakeControls(page);
    await toolsOf(page).getByRole('button', { name: 'Eraser' }).tap();
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
    const eraser = toolsOf(page).getByRole('button', { name: 'Eraser' });
    // A tap less than half a second after the last one at the same place is sometimes not a click for Chromium.
    await expect(async () => {
      await wakeControls(page);
      await eraser.tap();
      await expect(eraser).toHaveAttribute('aria-pressed', 'false', { timeout: 2000 });
    }).toPass();
    await page.touchscreen.tap(1100, 400);
    await expectSlide(page, 2, 3);
  });
});

/** Looked for in every frame, because controls that are not used fade again. */
function untilShown(bar: Element): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (getComputedStyle(bar).opacity === '1') resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

async function tapTool(page: Page, name: string): Promise<void> {
  await wakeControls(page);
  await toolsOf(page).getByRole('button', { name, exact: true }).tap();
}

function drawLine(page: Page): Promise<void> {
  return drawWithFingers(page, [[LEFT, MIDDLE, RIGHT]]);
}
