import type { Page } from '@playwright/test';
import { someone } from './people.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { lockedSlides } from './test-pdfs/special-slides.ts';
import { expectSlide, openPdf, plantPdf, shownCanvas } from './viewer-page.ts';

test('the first page is there before the rest of the site has come', async ({ page, product }) => {
  const release = await holdSite(page);
  await openPdf(page, product, { content: slides(3) });
  await expect(page.locator('.pdf-page[aria-busy=false]')).toBeVisible();
  await expect(page.getByText('Slides.pdf')).toBeVisible();
  const before = await shownCanvas(page).boundingBox();
  const pixels = await shownCanvas(page).elementHandle();
  release();
  await expectSlide(page, 1, 3);
  // The very canvas, in the very place.
  expect(await shownCanvas(page).boundingBox()).toEqual(before);
  expect(await pixels?.evaluate((canvas) => canvas.isConnected)).toBe(true);
  await expect(page.locator('.pdf-page:not([hidden])')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 2, 3);
});

test('the viewer of a page drawn early closes like any other', async ({ page, product }) => {
  await openPdf(page, product, { content: slides(2) });
  await expectSlide(page, 1, 2);
  await page.keyboard.press('Escape');
  await expect(page.locator('.pdf-page')).toHaveCount(0);
  await page.getByRole('link', { name: 'Open Slides.pdf' }).click();
  await expectSlide(page, 1, 2);
});

test('a file that cannot be opened early is reported by the viewer', async ({ page, product }) => {
  await openPdf(page, product, { content: lockedSlides() });
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Error loading PDF');
  await expect(page.locator('.pdf-page')).toHaveCount(0);
});

test('nothing is drawn early for who signed out while the server was away', async ({
  page,
  product,
}) => {
  // Somebody of their own: this session ends.
  const week = await plantPdf(page, product, { content: slides(2), email: someone() });
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('sign-out-owed', 'yes'));
  await page.goto(`${week}/Slides.pdf`);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator('.pdf-page')).toHaveCount(0);
});

/** Keeps the code of the site from arriving. Gives the function that lets it through. */
async function holdSite(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
