import type { Page } from '@playwright/test';
import { plantLibrary } from '#testing/plant-library.ts';
import { expectNoViolations } from './accessibility.ts';
import { signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectSlide, plantPdf } from './viewer-page.ts';
import { expectStandsAtEveryWidth } from './widths.ts';

test('a session that ends in the viewer offers Sign In there, which leads back to the page', async ({
  page,
  product,
  complaints,
}) => {
  const week = await plantPdf(page, product, { content: slides(3), email: someone() });
  await page.goto(week);
  await expectKept(page, 'Slides.pdf');
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Open Slides.pdf' }).click();
  const viewer = page.getByRole('dialog', { name: 'Slides.pdf' });
  await expect(viewer.getByRole('alert')).toContainText(
    'You have been signed out. Please sign in again.',
  );
  await expect(viewer.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expectNoViolations(page);
  await viewer.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`${week}/Slides.pdf`)}`);
  await page.getByText('Organisation Login').click();
  await page.getByLabel('Domain').fill('orchard.example');
  await page.getByLabel('Password', { exact: true }).fill('orchard-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`${week}/Slides.pdf`);
  await expectSlide(page, 1, 3);
  expect(complaints.splice(0).filter((text) => !text.includes('401'))).toEqual([]);
});

test('a school without a subscription reads which school we know, and writes to us with one press', async ({
  page,
}) => {
  await signInAs(page, someone('hilltop.example'));
  await page.goto('/teaching');
  const overlay = page.getByRole('region', { name: 'Subscribe required' });
  await expect(overlay).toContainText('We know your school as Hilltop');
  await expect(overlay).toContainText('It has no subscription at the moment.');
  await expectStandsAtEveryWidth(page, () => expect(overlay).toBeVisible(), {
    widths: [320, 1280],
  });
  await overlay.getByRole('link', { name: 'Write to us about it' }).click();
  await expectFormAbout(page, 'Hilltop');

  await page.goto('/profile');
  await expect(page.getByText('It has no subscription at the moment.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Write to us about it' }).click();
  await expectFormAbout(page, 'Hilltop');
});

test('a teacher whose school we do not know reads its domain, and writes to us', async ({
  page,
}) => {
  await signInAs(page, someone('unknown-school.example'));
  await page.goto('/teaching');
  const overlay = page.getByRole('region', { name: 'Subscribe required' });
  await expect(overlay).toContainText(
    'We do not have a school with email addresses at unknown-school.example yet.',
  );
  await expectNoViolations(page);

  await page.goto('/profile');
  const box = page.getByRole('region', { name: 'Subscription Required' });
  await box.getByRole('link', { name: 'Write to us about it' }).click();
  await expectFormAbout(page, 'unknown-school.example');
});

test('registering with a public address says what that means, and goes on', async ({ page }) => {
  await page.goto('/register');
  const email = page.getByLabel('Email', { exact: true });
  const warning = page.getByText('This looks like a personal address.');
  await email.fill(someone());
  await expect(warning).toHaveCount(0);
  await email.fill('ada.byron@gmail.com');
  await expect(warning).toBeVisible();
  await expect(email).toHaveAccessibleDescription(/^This looks like a personal address\./);
  await expectStandsAtEveryWidth(page, () => expect(warning).toBeVisible(), {
    widths: [320, 1280],
  });
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter Verification Code');
});

test('a reload shows what was added within the five minutes that the library is kept for', async ({
  page,
  product,
}) => {
  const week = await plantPdf(page, product, { content: slides(2) });
  await page.goto(week);
  await expect(page.getByRole('link', { name: 'Slides.pdf', exact: true })).toBeVisible();
  await expectKept(page, 'Slides.pdf');
  const path = decodeURIComponent(week.replace('/teaching/', ''));
  await plantLibrary(product.dataDir, {
    resources: [{ path: `${path}/Added later.pdf`, content: slides(2) }],
  });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Added later.pdf', exact: true })).toBeVisible();
  await expectKept(page, 'Added later.pdf');
});

async function expectFormAbout(page: Page, school: string): Promise<void> {
  await expect(page).toHaveURL(/\/faq\?.*#contact-support$/);
  await expect(page.getByLabel('Message')).toHaveValue(new RegExp(school));
  await expect(page.getByLabel('Email')).not.toHaveValue('');
}

/** The whole library has arrived, and the browser keeps it. */
async function expectKept(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(name);
}
