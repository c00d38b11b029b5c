import type { Page } from '@playwright/test';
import { plantLibrary } from '#testing/plant-library.ts';
import { ADMINISTRATOR, signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';
import { whatButtonsCover } from './what-buttons-cover.ts';

const WEEK = 'Corner year/Week 10';
const PLACE = '/Corner%20year/Week%2010';

/** Phones, tablets and computers; 320 by 256 is a screen of 1280 by 1024 at 400 %. */
const SCREENS = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1023, height: 700 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

let planted: Promise<void> | undefined;

test.beforeEach(async ({ product }) => {
  planted ??= plantLibrary(product.dataDir, {
    folders: Array.from({ length: 12 }, (_, index) => `Corner year/Week ${index + 1}`),
    resources: ['Slides', 'Teacher guide', 'Worksheet', 'Answers', 'Home sheet'].map((name) => ({
      path: `${WEEK}/${name}.pdf`,
    })),
  });
  await planted;
  test.slow();
});

for (const path of ['/', '/sample', '/pricing', '/faq', '/accessibility', '/privacy', '/terms']) {
  test(`feedback and chat cover nothing on ${path}, however far it is scrolled`, async ({
    page,
  }) => {
    await expectNothingCovered(page, path);
  });
}

test('feedback and chat cover nothing where people sign in or get lost', async ({
  page,
  complaints,
}) => {
  await expectNothingCovered(page, '/login');
  await expectNothingCovered(page, '/register');
  await expectNothingCovered(page, '/not-a-page');
  // The browser notes the status of the page that is not there.
  complaints.splice(0);
});

test('feedback and chat cover nothing on the pages of a teacher', async ({ page }) => {
  await signInAs(page, someone());
  await page.goto(`/teaching${PLACE}`);
  for (const name of ['Corner year', 'Week 10', 'Worksheet.pdf']) {
    await page.getByRole('button', { name: `Favourite ${name}`, exact: true }).click();
    await expect(page.getByText(`Added "${name}" to favourites`)).toBeVisible();
  }
  for (const path of ['/teaching', `/teaching${PLACE}`, '/favourites', '/overview', '/profile']) {
    await expectNothingCovered(page, path);
  }
});

test('feedback and chat cover nothing on the pages of an administrator', async ({ page }) => {
  await signInAs(page, ADMINISTRATOR);
  for (const path of ['/admin', `/admin/teaching${PLACE}`, '/admin/assessment']) {
    await expectNothingCovered(page, path);
  }
});

test('a control that takes the focus is never behind the strip of the buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/faq');
  const strip = await page.getByRole('complementary', { name: 'Help and feedback' }).boundingBox();
  const logIn = page.getByRole('contentinfo').getByRole('link', { name: 'Login' });
  await page.getByLabel('Message').focus();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.locator(':focus').boundingBox();
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
    if (await logIn.evaluate((link) => link === document.activeElement)) return;
  }
  throw new Error('The footer was not reached.');
});

async function expectNothingCovered(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const covered = await page.evaluate(whatButtonsCover);
    expect(covered, `${path} at ${screen.width} by ${screen.height}`).toEqual([]);
  }
}
