import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/** A phone, a tablet and the narrowest wide screen: one of each layout. */
export const WIDTHS = [360, 768, 1280];

export async function expectNoOverflow(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth).toBe(clientWidth);
}
