import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { expect } from './product.ts';

/** A phone, a tablet and the narrowest wide screen: one of each layout. */
export const WIDTHS = [360, 768, 1280];

/** For whole pages a screen with room to spare, too. */
export const PAGE_WIDTHS = [...WIDTHS, 1920];

interface Sizes {
  widths?: number[];
  height?: number;
}

/**
 * Checks the current page at every width: no overflow, and all given checks pass.
 * Restores the width afterwards.
 * Accessibility is checked at the narrowest and the widest, since the widths between add no elements.
 */
export async function expectStandsAtEveryWidth(
  page: Page,
  look: () => Promise<void> = async () => {},
  { widths = WIDTHS, height = 800 }: Sizes = {},
): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await layoutSettled(page);
    await look();
    await expectNoOverflow(page);
    if (width === widths.at(0) || width === widths.at(-1)) await expectNoViolations(page);
  }
  if (before) await page.setViewportSize(before);
}

/** The page of an address, from its answer to its heading. */
export async function expectPageStands(page: Page, path: string, heading: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  await expect(page).toHaveTitle(/Spelling Orchard/);
  const look = () => expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expectStandsAtEveryWidth(page, look, { widths: PAGE_WIDTHS });
}

export async function expectNoOverflow(page: Page): Promise<void> {
  await layoutSettled(page);
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth, `at ${page.viewportSize()?.width} px`).toBe(clientWidth);
}

/** A page receives its new width in one frame and has its layout in the next. */
function layoutSettled(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** The top dialog is at most 90vh high, inside the screen, and does not overflow sideways. */
export async function expectDialogFits(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCSS('opacity', '1');
  const box = await dialog.boundingBox();
  const { height = 0, width = 0 } = page.viewportSize() ?? {};
  expect(box?.height).toBeLessThanOrEqual(height * 0.9);
  expect(box?.width).toBeLessThanOrEqual(width);
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
    0,
  );
}
