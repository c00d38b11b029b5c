import type { Page } from '@playwright/test';
import { button, panel } from './admin-library.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { choose, openUpload } from './upload-page.ts';
import { expectNoOverflow } from './widths.ts';

test('an administrator sees the first page of an upload large: by mouse, by keyboard and on a phone @many-copies', async ({
  page,
  product,
}) => {
  await openUpload(page, product.dataDir, 'Pictured year');
  await choose(page, { 'Slides.pdf': slides(2) });
  await button(page, 'Upload').click();
  const small = panel(page, 'Resources').getByRole('button', {
    name: 'Show the first page of Slides.pdf',
  });
  await expect(small).toBeVisible();

  await small.hover();
  await expectLarge(page);
  await page.mouse.move(5, 5);
  await expect(large(page)).toHaveCount(0);

  await small.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(small).toBeFocused();
  await expectLarge(page);
  await page.keyboard.press('Escape');
  await expect(large(page)).toHaveCount(0);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.keyboard.press('Enter');
  await expectLarge(page);
  await expectNoOverflow(page);
  const box = await large(page).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
});

function large(page: Page) {
  return page.getByRole('img', { name: 'The first page of Slides.pdf' });
}

async function expectLarge(page: Page): Promise<void> {
  await expect(large(page)).toBeVisible();
  await expect
    .poll(() => large(page).evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBe(960);
}
