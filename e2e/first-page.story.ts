import type { Page } from '@playwright/test';
import { holdBack } from './hold-back.ts';
import { someone } from './people.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectSlide, plantPdf, shownCanvas } from './viewer-page.ts';

test('the first page is shown before the rest of the site has loaded', async ({
  page,
  product,
  complaints,
}) => {
  // A separate user, because this session ends.
  const week = await plantPdf(page, product, { content: slides(3), email: someone() });
  await page.goto(`${week}/Slides.pdf`);
  // Read and drawn once, for everybody who comes later.
  await expectSlide(page, 1, 3);
  const wasDrawn = await watchDrawing(page);
  const release = await holdBack(page, '**/assets/learning-resources-*.js');
  await page.goto(`${week}/Slides.pdf`);
  const first = page.getByRole('img', { name: 'Page 1' });
  await expect.poll(() => first.evaluate(isLoaded)).toBe(true);
  await expect(page.getByRole('paragraph').filter({ hasText: 'Slides.pdf' })).toBeVisible();
  const before = await first.boundingBox();
  release();
  await expectSlide(page, 1, 3);
  await expect(first).toHaveCount(0);
  // In the same place.
  const after = await shownCanvas(page).boundingBox();
  expect(Math.abs((after?.width ?? 0) - (before?.width ?? 0))).toBeLessThan(2);
  expect([after?.x, after?.y].map(rounded)).toEqual([before?.x, before?.y].map(rounded));
  await expect(page.locator('.pdf-page:not([inert])')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 2, 3);
  await page.keyboard.press('ArrowLeft');
  await expectSlide(page, 1, 3);

  await test.step('the viewer of a page drawn early closes like any other', async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('.pdf-page')).toHaveCount(0);
    await page.getByRole('link', { name: 'Open Slides.pdf' }).click();
    await expectSlide(page, 1, 3);
    expect(await wasDrawn()).toBe(true);
  });

  await test.step('nothing is drawn early for who signed out while the server was away', async () => {
    // Where no viewer can be seen any longer.
    await page.goto('/faq');
    await page.evaluate(() => {
      localStorage.setItem('sign-out-owed', 'yes');
      sessionStorage.removeItem('page-drawn');
    });
    await page.goto(`${week}/Slides.pdf`);
    await expect(page).toHaveURL(/\/login/);
    expect(await wasDrawn()).toBe(false);
    // The pictures of that page are refused once the session has ended.
    expect(complaints.splice(0).filter((each) => !each.includes('401'))).toEqual([]);
  });
});

function rounded(value = 0): number {
  return Math.round(value);
}

function isLoaded(image: Element): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
}

/** Returns a function that says whether a PDF page was shown at any time. */
async function watchDrawing(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.pdf-page')) sessionStorage.setItem('page-drawn', 'yes');
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => sessionStorage.getItem('page-drawn') === 'yes');
}
