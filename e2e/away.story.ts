import type { Page } from '@playwright/test';
import { button } from './admin-library.ts';
import { holdBack } from './hold-back.ts';
import { someone } from './people.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { choose, openUpload } from './upload-page.ts';
import { plantPdf } from './viewer-page.ts';

const FAILED_TO_LOAD = /Failed to load resource|net::ERR/;

test('a search without the server says that only names and topics were searched', async ({
  page,
  product,
  context,
  complaints,
}) => {
  const week = await plantPdf(page, product, { content: slides(1), email: someone() });
  const names = page.waitForResponse('**/api/library/tree');
  await page.goto('/teaching');
  await (await names).finished();
  await context.setOffline(true);
  const box = page.getByRole('combobox', { name: 'Search years, weeks and resources' });
  const note = 'We could not reach the server, so only names and topics were searched.';
  await box.fill(decodeURIComponent(week.split('/').at(-1) ?? ''));
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByText(note)).toBeVisible();
  await box.fill('silent letters');
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByText('No resources found matching "silent letters"')).toBeVisible();

  await context.setOffline(false);
  await box.fill('silent');
  await expect(page.getByText('No resources found matching "silent"')).toBeVisible();
  await box.fill('silent letters');
  await expect(page.getByText('No resources found matching "silent letters"')).toBeVisible();
  await expect(page.getByText(note)).toHaveCount(0);
  expectOnlyFailedLoads(complaints);
});

test('a picture that failed before the script ran has the icon of the site, or its words', async ({
  page,
  product,
  complaints,
}) => {
  test.slow();
  await test.step('of a resource in the list', async () => {
    const week = await openUpload(page, product.dataDir, 'Unpictured year');
    await choose(page, { 'Slides.pdf': slides(2) });
    await button(page, 'Upload').click();
    const picture = page.getByRole('button', { name: 'Show the first page of Slides.pdf' });
    await expect(picture.locator('img')).toHaveCount(1);

    await page.route('**/api/library/pictures/**', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().includes('/api/library/pictures/'),
    });
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto(week, { waitUntil: 'commit' });
    await failed;
    await expect(picture.locator('img')).toHaveCount(1);
    release();
    await expect(picture.locator('svg')).toBeVisible();
    await expect(picture.locator('img')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('of the first page of opened slides', async () => {
    await page.context().clearCookies();
    const week = await plantPdf(page, product, { content: slides(2), email: someone() });
    // Read and drawn once, so that the page has its picture.
    await page.goto(`${week}/Slides.pdf`);
    await expect(page.getByText('Page 1 of 2')).toBeVisible();
    await page.route('**/pages/**', (route) => route.abort());
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto(`${week}/Slides.pdf`, { waitUntil: 'commit' });
    await expect.poll(() => colourInCorner(page)).toEqual(PAPER);
    release();
  });
  expectOnlyFailedLoads(complaints);
});

const PAPER = [255, 250, 240];

/** The colour that is painted in the upper left corner of the first page. */
async function colourInCorner(page: Page): Promise<number[]> {
  const box = await page.getByRole('img', { name: 'Page 1' }).boundingBox();
  const png = await page.screenshot({
    clip: { x: (box?.x ?? 0) + 8, y: (box?.y ?? 0) + 8, width: 4, height: 4 },
  });
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const copy = new OffscreenCanvas(1, 1).getContext('2d');
      copy?.drawImage(bitmap, 0, 0);
      return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    },
    [...png],
  );
}

function expectOnlyFailedLoads(complaints: string[]): void {
  expect(complaints.splice(0).filter((each) => !FAILED_TO_LOAD.test(each))).toEqual([]);
}
