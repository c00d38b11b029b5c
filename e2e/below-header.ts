import type { Locator } from '@playwright/test';
import { expect } from './product.ts';

/** The header stays at the top of the window, over what a link has scrolled to. */
export async function expectBelowHeader(target: Locator): Promise<void> {
  await expect(target).toBeInViewport();
  const header = await target.page().getByRole('banner').boundingBox();
  const box = await target.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
}
