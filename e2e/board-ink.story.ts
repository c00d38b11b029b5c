import type { Page } from '@playwright/test';
import {
  drawWithMouse,
  expectInk,
  inkAt,
  LEFT,
  MIDDLE,
  NO_INK,
  PEN,
  presentSlides,
  pressTool,
  RIGHT,
  toolsOf,
  wakeControls,
} from './board-page.ts';
import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './product.ts';
import { oddPages } from './test-pdfs/odd-pages.ts';
import { expectSlide, plantPdf } from './viewer-page.ts';

const HIGH = { x: 0.5, y: 0.25 };

test('pens, highlighter, eraser and undo with the mouse, by buttons and by keys', async ({
  page,
  product,
}) => {
  test.slow();
  await presentSlides(page, product, 3);

  await test.step('a pen of each colour draws', async () => {
    for (const colour of ['red', 'blue', 'black'] as const) {
      await pressTool(page, { red: 'Red pen', blue: 'Blue pen', black: 'Black pen' }[colour]);
      await drawWithMouse(page, [LEFT, RIGHT]);
      await expectInk(page, MIDDLE, PEN[colour]);
      await expectInk(page, HIGH, NO_INK);
    }
    await expectSlide(page, 1, 3);
    await wakeControls(page);
    await expectNoViolations(page);
  });

  await test.step('undo takes back stroke by stroke', async () => {
    await page.keyboard.press('z');
    await expectInk(page, MIDDLE, PEN.blue);
    await page.keyboard.press('Control+z');
    await expectInk(page, MIDDLE, PEN.red);
    await pressTool(page, 'Undo');
    await expectInk(page, MIDDLE, NO_INK);
    await expect(toolsOf(page).getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  await test.step('the highlighter lets the page through', async () => {
    await page.keyboard.press('h');
    await drawWithMouse(page, [LEFT, RIGHT]);
    await expect.poll(async () => (await inkAt(page, MIDDLE))[3]).toBe(Math.round(255 * 0.45));
  });

  await test.step('the eraser takes strokes away, and undo brings them back', async () => {
    await page.keyboard.press('e');
    await drawWithMouse(page, [HIGH, { x: 0.5, y: 0.7 }]);
    await expectInk(page, MIDDLE, NO_INK);
    await page.keyboard.press('Backspace');
    await expect.poll(async () => (await inkAt(page, MIDDLE))[3]).toBeGreaterThan(0);
    await page.keyboard.press('x');
    await expectInk(page, MIDDLE, NO_INK);
    await pressTool(page, 'Undo');
    await pressTool(page, 'Clear this page');
    await expectInk(page, MIDDLE, NO_INK);
  });

  await test.step('P takes the pen up and puts it down, C changes its colour', async () => {
    await page.keyboard.press('c');
    await drawWithMouse(page, [LEFT, RIGHT]);
    await expectInk(page, MIDDLE, PEN.red);
    await page.keyboard.press('c');
    await drawWithMouse(page, [LEFT, RIGHT]);
    await expectInk(page, MIDDLE, PEN.blue);
    await page.keyboard.press('p');
    await page.mouse.click(1000, 400);
    await expectSlide(page, 2, 3);
  });
});

test('ink stays with its page while pages turn, zoom and full screen change, and ends with the viewer', async ({
  page,
  product,
}) => {
  test.slow();
  await presentSlides(page, product, 3);
  await page.keyboard.press('p');
  await drawWithMouse(page, [LEFT, RIGHT]);
  await expectInk(page, MIDDLE, PEN.red);

  await test.step('with the pen in hand, keys, clicker and buttons turn pages', async () => {
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 2, 3);
    await expectInk(page, MIDDLE, NO_INK);
    // Undo is for the page that is shown.
    await page.keyboard.press('z');
    await page.keyboard.press('PageDown');
    await expectSlide(page, 3, 3);
    await page.keyboard.press('PageUp');
    await wakeControls(page);
    await page.getByRole('button', { name: 'Previous page' }).click();
    await expectSlide(page, 1, 3);
    await expectInk(page, MIDDLE, PEN.red);
  });

  await test.step('it follows zoom and full screen', async () => {
    await page.keyboard.press('+');
    await expect(page.getByLabel('Zoom percentage')).toHaveValue('120');
    await expectInk(page, MIDDLE, PEN.red);
    await expectInk(page, HIGH, NO_INK);
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
    await expect(toolsOf(page)).toHaveCount(0);
    await expectInk(page, MIDDLE, PEN.red);
    await page.keyboard.press('f');
    await expect(toolsOf(page)).toBeVisible();
    await expectInk(page, MIDDLE, PEN.red);
  });

  await test.step('a closed viewer has forgotten it', async () => {
    await wakeControls(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Present Slides.pdf' }).click();
    await expect(toolsOf(page)).toBeVisible();
    await expectInk(page, MIDDLE, NO_INK);
  });
});

test('ink keeps its place on mixed, rotated and cropped pages, also at 300 %', async ({
  page,
  product,
}) => {
  test.slow();
  const content = oddPages([
    { entries: '/MediaBox [0 0 960 540]' },
    { entries: '/MediaBox [0 0 600 300] /Rotate 90' },
    { entries: '/MediaBox [0 0 600 300] /CropBox [0 0 100 100]' },
  ]);
  const week = await plantPdf(page, product, { content });
  await page.goto(week);
  await page.getByRole('button', { name: 'Present Slides.pdf' }).click();
  await expect(toolsOf(page)).toBeVisible();
  const shown = page.locator('.pdf-page:not([inert])');
  for (const [index, [width, height]] of SIZES_AT_300.entries()) {
    await expect(page.getByText(`Page ${index + 1} of 3`, { exact: true })).toBeVisible();
    await page.keyboard.press('p');
    await drawWithMouse(page, [LEFT, RIGHT]);
    await page.keyboard.press('p');
    await zoomTo(page, '300');
    await expect.poll(() => shown.boundingBox()).toMatchObject({ width, height });
    await expectInk(page, MIDDLE, PEN.red);
    await expectInk(page, HIGH, NO_INK);
    await zoomTo(page, '100');
    await page.keyboard.press('PageDown');
  }
});

/** Three times the size at which each page fits into the window. */
const SIZES_AT_300 = [
  [3840, 2160],
  [1200, 2400],
  [2400, 2400],
] as const;

async function zoomTo(page: Page, percent: string): Promise<void> {
  await wakeControls(page);
  await page.getByLabel('Zoom percentage').fill(percent);
  await page.keyboard.press('Enter');
}

test.describe('on a dense screen', () => {
  test.use({ deviceScaleFactor: 2 });

  test('ink has all pixels of the screen', async ({ page, product }) => {
    await presentSlides(page, product, 2);
    await pressTool(page, 'Red pen');
    await drawWithMouse(page, [LEFT, RIGHT]);
    await expect(page.locator('canvas[data-ink]')).toHaveAttribute('width', '2560');
  });
});
