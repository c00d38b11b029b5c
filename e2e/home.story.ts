import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './product.ts';
import { expectNoOverflow, WIDTHS } from './widths.ts';

/** A layout shift too small to be seen. */
const UNNOTICED_SHIFT = 0.01;

test('the home page shows its content at every width, without layout shift', async ({ page }) => {
  await page.addInitScript(countShifts);
  await page.goto('/');

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Master Spelling, Empower Learning',
  );
  for (const [name, address] of LINKS) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  await expect(main.getByRole('region', { name: 'What We Offer' }).locator('h3')).toHaveText([
    'Comprehensive Curriculum',
    'Engaging Resources',
    'Unbeatable Value',
  ]);
  const why = main.getByRole('region', { name: 'Why Choose Spelling Orchard?' });
  await expect(why.locator('h3')).toHaveCount(6);
  const video = main.locator('video');
  await expect(video).toHaveAttribute('poster', /^\/pictures\/promo-poster/);
  expect(await video.textContent()).toBe('Your browser does not support the video tag.');

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
    await expectNoViolations(page);
  }
  expect(await page.evaluate(() => Number(document.documentElement.dataset['shift']))).toBeLessThan(
    UNNOTICED_SHIFT,
  );

  await test.step('pictures reserve their space and load when they are near the screen, the first one at once', async () => {
    for (const picture of await main.locator('img').all()) {
      await expect(picture).toHaveAttribute('width', /^\d+$/);
      await expect(picture).toHaveAttribute('height', /^\d+$/);
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      expect(await picture.evaluate(widthOfFile)).toBeGreaterThan(0);
    }
    const atOnce = main.locator('img[loading=eager]');
    await expect(atOnce).toHaveAttribute('fetchpriority', 'high');
    await expect(main.locator('img[fetchpriority=high]')).toHaveCount(1);
  });
});

test('nothing moves on a phone when the font loads late', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(countShifts);
  let arrive = (): void => {};
  const due = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.woff2', async (route) => {
    await due;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Until the font has loaded, the text is shown in the fallback font.
  await page.waitForTimeout(500);
  arrive();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => document.fonts.check('16px "Lexend Variable"'))).toBe(true);
  expect(await page.evaluate(() => Number(document.documentElement.dataset['shift']))).toBeLessThan(
    UNNOTICED_SHIFT,
  );
});

const LINKS = [
  ['Explore resources', '/teaching'],
  ['View learning resources', '/teaching'],
  ['Try a whole week', '/sample'],
  ['See pricing', '/pricing'],
  ['Orchard Education Consultancy', 'https://consultancy.spellingorchard.example/'],
  ['Orchard Primary School', 'https://school.spellingorchard.example/'],
] as const;

/** Runs in the page: adds up layout shifts that no user input caused. */
function countShifts(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      const isNoAnswer = 'hadRecentInput' in shift && shift.hadRecentInput === false;
      if (isNoAnswer && 'value' in shift) sum += Number(shift.value);
    }
    document.documentElement.dataset['shift'] = String(sum);
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.dataset['shift'] ??= '0';
  });
}

function widthOfFile(picture: Element): number {
  return picture instanceof HTMLImageElement ? picture.naturalWidth : 0;
}
