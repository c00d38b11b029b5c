import type { Page } from '@playwright/test';
import { toolsOf } from './board-page.ts';
import { expect } from './product.ts';

/** Presents with notes, and waits for the tools of the second window. */
export async function openClassView(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Present with notes' }).click();
  const classView = await opening;
  await expect(toolsOf(classView)).toBeVisible();
  return classView;
}
