import type { CDPSession, Locator, Page } from '@playwright/test';
import type { ProductProcess } from '#testing/product-process.ts';
import { expect } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectSlide, plantPdf } from './viewer-page.ts';

/** A place on the page, as shares of its width and height. */
export interface Spot {
  x: number;
  y: number;
}

export const LEFT: Spot = { x: 0.2, y: 0.5 };
export const MIDDLE: Spot = { x: 0.5, y: 0.5 };
export const RIGHT: Spot = { x: 0.8, y: 0.5 };

/** Presents slides, with the tools loaded. Returns the address of the week. */
export async function presentSlides(
  page: Page,
  product: ProductProcess,
  count: number,
): Promise<string> {
  const week = await plantPdf(page, product, { content: slides(count) });
  await page.goto(week);
  await page.getByRole('button', { name: 'Present Slides.pdf' }).click();
  await expectSlide(page, 1, count);
  await expect(toolsOf(page)).toBeVisible();
  return week;
}

export function toolsOf(page: Page): Locator {
  return page.getByRole('group', { name: 'Board tools' });
}

export async function pressTool(page: Page, name: string): Promise<void> {
  await wakeControls(page);
  await toolsOf(page).getByRole('button', { name, exact: true }).click();
}

/** Moves the mouse, which brings back controls that have faded. */
export async function wakeControls(page: Page): Promise<void> {
  await page.mouse.move(400, 300);
  await page.mouse.move(420, 300);
}

/** In pixels of the window. */
export async function pixelOf(page: Page, { x, y }: Spot): Promise<Spot> {
  const box = await page.locator('[data-board-layer]').boundingBox();
  if (!box) throw new Error('no page is shown');
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

export async function drawWithMouse(page: Page, spots: Spot[]): Promise<void> {
  const [first, ...others] = await Promise.all(spots.map((spot) => pixelOf(page, spot)));
  if (!first) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 6 });
  await page.mouse.up();
}

/** One or more fingers, each with its own way over the page. All ways have as many spots. */
export async function drawWithFingers(page: Page, ways: Spot[][]): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const steps = ways[0]?.length ?? 0;
  for (let step = 0; step < steps; step += 1) {
    const touchPoints = await Promise.all(
      ways.map(async (way, id) => ({ ...(await pixelOf(page, way[step] ?? { x: 0, y: 0 })), id })),
    );
    await touch(cdp, step === 0 ? 'touchStart' : 'touchMove', touchPoints);
  }
  await touch(cdp, 'touchEnd', []);
  await cdp.detach();
}

async function touch(
  cdp: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  touchPoints: (Spot & { id: number })[],
): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
}

export async function drawWithStylus(page: Page, spots: Spot[]): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const pixels = await Promise.all(spots.map((spot) => pixelOf(page, spot)));
  for (const [index, pixel] of pixels.entries()) await moveStylus(cdp, pixel, index === 0);
  await liftStylus(cdp, pixels.at(-1));
  await cdp.detach();
}

/** Both are down at the same time and move in turn. Both ways have as many spots. */
export async function drawWithFingerAndStylus(
  page: Page,
  finger: Spot[],
  stylus: Spot[],
): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const touched = await Promise.all(finger.map((spot) => pixelOf(page, spot)));
  const pointed = await Promise.all(stylus.map((spot) => pixelOf(page, spot)));
  for (const [index, pixel] of pointed.entries()) {
    const touchPoints = touched.slice(index, index + 1).map((spot) => ({ ...spot, id: 0 }));
    await touch(cdp, index === 0 ? 'touchStart' : 'touchMove', touchPoints);
    await moveStylus(cdp, pixel, index === 0);
  }
  await liftStylus(cdp, pointed.at(-1));
  await touch(cdp, 'touchEnd', []);
  await cdp.detach();
}

async function moveStylus(cdp: CDPSession, pixel: Spot, isFirst: boolean): Promise<void> {
  await cdp.send('Input.dispatchMouseEvent', {
    ...pixel,
    type: isFirst ? 'mousePressed' : 'mouseMoved',
    button: 'left',
    buttons: 1,
    clickCount: 1,
    pointerType: 'pen',
    force: 0.5,
  });
}

async function liftStylus(cdp: CDPSession, pixel: Spot = { x: 0, y: 0 }): Promise<void> {
  await cdp.send('Input.dispatchMouseEvent', {
    ...pixel,
    type: 'mouseReleased',
    button: 'left',
    clickCount: 1,
    pointerType: 'pen',
  });
}

/** Red, green, blue and opacity of the ink at a place; all nought where there is none. */
export function inkAt(page: Page, spot: Spot): Promise<number[]> {
  return page.locator('canvas[data-ink]').evaluate((canvas, { x, y }) => {
    if (!(canvas instanceof HTMLCanvasElement)) return [];
    // Read from a copy: browsers complain about a canvas that is read again and again.
    const copy = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(canvas, canvas.width * x, canvas.height * y, 1, 1, 0, 0, 1, 1);
    return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])];
  }, spot);
}

export const NO_INK = [0, 0, 0, 0];
export const PEN = {
  red: [0xc2, 0x35, 0x2b, 255],
  blue: [0x1d, 0x5f, 0xa8, 255],
  black: [0x1c, 0x2b, 0x21, 255],
};

export async function expectInk(page: Page, spot: Spot, ink: number[]): Promise<void> {
  await expect.poll(() => inkAt(page, spot)).toEqual(ink);
}

/** That it has loaded, and is drawn. */
export async function expectPicture(image: Locator): Promise<void> {
  await expect
    .poll(() => image.evaluate((each) => each instanceof HTMLImageElement && each.naturalWidth))
    .toBeGreaterThan(0);
}
