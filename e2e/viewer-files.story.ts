import type { Page } from '@playwright/test';
import type { SubscriptionStatus } from '#contract/schools.ts';
import type { ProductProcess } from '#testing/product-process.ts';
import { visitProduct } from '#testing/visit-product.ts';
import { expectNoViolations } from './accessibility.ts';
import { expectRefusals } from './admin-library.ts';
import { someone } from './people.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import {
  damagedSlides,
  embeddedFontSlide,
  japaneseSlide,
  jpeg2000Slide,
  lockedSlides,
  PLUM,
} from './test-pdfs/special-slides.ts';
import {
  expectColour,
  expectMarkedSlide,
  expectSlide,
  inkShare,
  openPdf,
  picturesLoaded,
  plantPdfs,
} from './viewer-page.ts';

const HUGE_BYTES = 40_000_000;
/** Pictures of a few pages, and their text. */
const ENOUGH_BYTES = 400_000;

test('fonts, character maps and pictures of every kind are shown @many-copies', async ({
  page,
  product,
}) => {
  const week = await plantPdfs(page, product, [
    { name: 'Font.pdf', content: embeddedFontSlide() },
    { name: 'Japanese.pdf', content: japaneseSlide() },
    { name: 'Picture.pdf', content: jpeg2000Slide() },
  ]);

  await test.step('a font that is in the file is used', async () => {
    await page.goto(`${week}/Font.pdf`);
    await expectSlide(page, 1, 1);
    expect(await inkShare(page)).toBeGreaterThan(0.05);
    await expect(page.getByText('spelling', { exact: true })).toBeAttached();
  });

  await test.step('Japanese without a font is shown and can be read', async () => {
    await openNext(page, 'Japanese.pdf');
    await expectSlide(page, 1, 1);
    await expect(page.getByText('日本語', { exact: true })).toBeAttached();
  });

  await test.step('a JPEG 2000 picture is decoded', async () => {
    await openNext(page, 'Picture.pdf');
    await expectSlide(page, 1, 1);
    await expectColour(page, { x: 0.5, y: 0.25 }, PLUM);
  });
});

test('page 1 of a file of 40 MB shows without the rest of it @many-copies', async ({
  page,
  product,
}) => {
  let bytes = 0;
  page.on('response', (response) => {
    if (response.url().includes('/api/files/')) {
      bytes += Number(response.headers()['content-length'] ?? 0);
    }
  });
  await openPdf(page, product, { content: slides(20, { paddingBytes: HUGE_BYTES }) });
  await expectSlide(page, 1, 20);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 2, 20);
  expect(bytes).toBeLessThan(ENOUGH_BYTES);
});

for (const [fault, content, text] of [
  ['damaged', damagedSlides(), 'This file is damaged and cannot be shown.'],
  ['locked', lockedSlides(), 'This file is protected by a password and cannot be shown here.'],
] as const) {
  test(`a ${fault} file says so and can be downloaded, unless it is read-only`, async ({
    page,
    product,
    complaints,
  }) => {
    const only = { content, name: 'Only.pdf', bucket: 'learning-readonly' } as const;
    const week = await plantPdfs(page, product, [{ content }, only]);
    await page.goto(`${week}/Slides.pdf`);
    const viewer = page.getByRole('dialog', { name: 'Slides.pdf' });
    const error = viewer.getByRole('alert');
    await expect(error).toContainText('Error loading PDF');
    await expect(error).toContainText('Failed to load PDF.');
    await expect(error).toContainText(text);
    // Nor is anything left of the page that was to be drawn early.
    await expect(page.locator('.pdf-page')).toHaveCount(0);
    await expectNoViolations(page);
    const saved = page.waitForEvent('download');
    await viewer.getByRole('button', { name: 'Download' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^Year 2 Week [\w-]+ Slides\.pdf$/);
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(viewer).toBeHidden();

    await page.getByRole('link', { name: 'Open Only.pdf' }).click();
    const other = page.getByRole('dialog', { name: 'Only.pdf' });
    await expect(other.getByRole('alert')).toContainText(text);
    await expect(other.getByRole('button', { name: 'Download' })).toHaveCount(0);
    // What is still under way then is given up.
    await page.goto('about:blank');
    expectRefusals(complaints, 422);
  });
}

test('a page that cannot be drawn says so in its place, and the others are shown', async ({
  page,
  product,
  complaints,
}) => {
  const content = slides(6, { undrawable: 2 });
  const only = { content, name: 'Only.pdf', bucket: 'learning-readonly' } as const;
  const week = await plantPdfs(page, product, [{ content }, only]);
  await page.goto(`${week}/Slides.pdf`);
  await expectSlide(page, 1, 6);
  const error = page.getByRole('dialog').getByRole('alert');

  await test.step('with Download, which saves the file', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Page 2 of 6', { exact: true })).toBeVisible();
    await expect(error).toContainText('Error loading PDF');
    await expect(error).toContainText('This page could not be shown.');
    await expectNoViolations(page);
    const saved = page.waitForEvent('download');
    await error.getByRole('button', { name: 'Download' }).click();
    expect((await saved).suggestedFilename()).toMatch(/Slides\.pdf$/);
  });

  await test.step('the others are shown, loaded ahead, also while presenting', async () => {
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 3, 6);
    await expect(error).toHaveCount(0);
    await page.keyboard.press('ArrowLeft');
    await expect(error).toBeVisible();
    await page.keyboard.press('f');
    await expect(error).toBeVisible();
    await page.keyboard.press('End');
    await expectSlide(page, 6, 6);
    await expect.poll(() => picturesLoaded(page)).toBe(6);
    await page.context().setOffline(true);
    for (const number of [5, 4, 3]) {
      await page.keyboard.press('ArrowLeft');
      await expectSlide(page, number, 6);
    }
    await page.context().setOffline(false);
    // Pictures are loaded already; what else the page asked for in the meantime does not matter here.
    const others = complaints.splice(0).filter((text) => !text.includes('INTERNET_DISCONNECTED'));
    complaints.push(...others);
  });

  await test.step('opened by its own address, without Download where it is only to view', async () => {
    await page.goto(`${week}/Only.pdf?page=2`);
    await expect(error).toContainText('Error loading PDF');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Download' })).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expectMarkedSlide(page, 3, 6);
  });
  expectRefusals(complaints, 422);
});

test.afterEach(({ product }) => setSubscription(product, 'meadow.example', 'trial'));

test('unread pages are requested again after a link or the subscription has ended @many-copies', async ({
  page,
  product,
  complaints,
}) => {
  // More pages than are loaded ahead.
  const content = slides(200);
  const pdfs = [{ content }, { content, name: 'More.pdf' }];
  const week = await plantPdfs(page, product, pdfs, someone('meadow.example'));

  await test.step('a link that has ended is renewed without a word', async () => {
    await page.goto(`${week}/Slides.pdf`);
    await expectSlide(page, 1, 200);
    let ended = 0;
    await page.route('**/pages/200?**', (route) => {
      ended += 1;
      return ended === 1 ? route.fulfill({ status: 403 }) : route.continue();
    });
    await page.keyboard.press('f');
    await page.keyboard.press('End');
    await expectSlide(page, 200, 200);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(ended).toBeGreaterThan(1);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('403')]);
    await page.unroute('**/pages/200?**');
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
  });

  await test.step('a subscription that ends leaves the pages already loaded and says so at the next', async () => {
    // By its address, so the notice comes through the page that was drawn early.
    await page.goto(`${week}/More.pdf`);
    await expectSlide(page, 1, 200);
    await setSubscription(product, 'meadow.example', 'inactive');
    await page.keyboard.press('f');
    await page.keyboard.press('End');
    const notice = page.getByRole('dialog').getByRole('alert');
    await expect(notice).toContainText('Your school needs a subscription for this.');
    await expect(notice).toContainText('The pages already loaded stay open.');
    await page.keyboard.press('Home');
    await expectSlide(page, 1, 200);
    await expect(notice).toHaveCount(0);

    await page.keyboard.press('End');
    await expect(notice).toBeVisible();
    await setSubscription(product, 'meadow.example', 'trial');
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expectSlide(page, 200, 200);
    expectRefusals(complaints, 403);
  });
});

/** Closes the open resource and opens another of its week. */
async function openNext(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: `Open ${name}` }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

async function setSubscription(
  { dataDir }: ProductProcess,
  domain: string,
  status: SubscriptionStatus,
): Promise<void> {
  await visitProduct(dataDir, async (db) => {
    await db
      .updateTable('schools')
      .set({ subscription_status: status })
      .where('domain', '=', domain)
      .execute();
  });
}
