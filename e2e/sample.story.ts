import { plantLibrary } from '#testing/plant-library.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectSlide } from './viewer-page.ts';
import { expectStandsAtEveryWidth, WIDTHS } from './widths.ts';

// A product of its own, because other stories have the same week.
test.use({ environment: {} });
// In one worker, because each worker starts a product for it.
test.describe.configure({ mode: 'default' });

/** Called again when a worker comes back to this file. */
const planted = new Set<string>();

test.beforeAll(async ({ product }) => {
  if (planted.has(product.dataDir)) return;
  planted.add(product.dataDir);
  await plantLibrary(product.dataDir, {
    resources: [
      { path: 'Year 2/Week 1/Slides.pdf', content: slides(4) },
      { path: 'Year 2/Week 1/Worksheet.pdf', content: slides(2) },
    ],
  });
});

test('a visitor leafs through a lesson and finds the way to register', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Look through the whole week' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A whole week to try: Year 2, Week 1',
  );
  await expectStandsAtEveryWidth(page, undefined, { widths: [320, ...WIDTHS] });

  await page.getByRole('link', { name: 'Open Slides' }).click();
  await expectSlide(page, 1, 4);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 2, 4);
  const viewer = page.getByRole('dialog', { name: 'Slides.pdf' });
  await expect(viewer.getByRole('button', { name: 'Download' })).toHaveCount(0);
  await expect(viewer.getByRole('button', { name: 'Print' })).toHaveCount(0);
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/sample');
  await expect(page.getByRole('link', { name: 'Open Slides' })).toBeFocused();

  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
});

test('a visitor presents the slides with one press, and comes back to the week', async ({
  page,
}) => {
  await page.goto('/sample');
  await page.getByRole('link', { name: 'Present the slides' }).click();
  await expectSlide(page, 1, 4);
  await expect(page.getByRole('button', { name: 'Red pen' })).toBeAttached();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/sample');
  await expect(page.getByRole('link', { name: 'Present the slides' })).toBeFocused();
});

test('a shared link opens its page', async ({ page }) => {
  await page.goto('/sample/Slides.pdf?page=3');
  await expectSlide(page, 3, 4);
  const title = 'Slides – A lesson to try: Year 2, Week 1 – Spelling Orchard';
  await expect(page).toHaveTitle(title);
  const address = /\/sample\/Slides\.pdf$/;
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
});

test('an address of no resource is known as that of the week', async ({ page }) => {
  await page.goto('/sample/Nothing.pdf');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/sample$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the week and the page of a lesson are shown', async ({ page }) => {
    await page.goto('/sample');
    await page.getByRole('link', { name: 'Open Slides' }).click();
    await expect(page.getByRole('img', { name: 'Page 1' })).toBeVisible();
    await page.getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL('/sample');
  });
});
