import type { Page } from '@playwright/test';
import type { ProductProcess } from '#testing/product-process.ts';
import { toolsOf } from './board-page.ts';
import { expect } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectSlide, openPdf } from './viewer-page.ts';

interface Lesson {
  noteOn?: (slide: number) => string;
  email?: string;
}

/** Opens slides and presents them with notes. Returns the class window, which follows. */
export async function presentWithNotes(
  page: Page,
  product: ProductProcess,
  count: number,
  { email, ...notes }: Lesson = {},
): Promise<Page> {
  await openPdf(page, product, { content: slides(count, notes), ...(email && { email }) });
  await expectSlide(page, 1, count);
  return openClassView(page);
}

/** Presents the open resource with notes, and waits for both windows to be in step. */
export async function openClassView(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Present with notes' }).click();
  const classView = await opening;
  await expect(toolsOf(classView)).toBeVisible();
  await expectFollowed(page);
  return classView;
}

export async function expectFollowed(page: Page): Promise<void> {
  await expect(page.getByText('The class window follows you.')).toBeVisible();
}
