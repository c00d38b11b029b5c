import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { addSchool, aSchool } from './admin-schools-page.ts';
import { ADMINISTRATOR, signInAs } from './people.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectSlide, plantPdf } from './viewer-page.ts';
import { expectNoOverflow } from './widths.ts';

/** 1280 by 800, enlarged to four times. */
const ENLARGED = { width: 320, height: 200 };

test('enlarged to four times, School Details can be read, and every button in it reached', async ({
  page,
}) => {
  await signInAs(page, ADMINISTRATOR);
  const school = aSchool();
  await addSchool(page, school);
  await page.setViewportSize(ENLARGED);
  await page.goto('/admin');
  await page.getByRole('button', { name: `View ${school.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'School Details' });
  await expectShown(page, dialog.getByText(school.domain, { exact: true }).first());
  const buttons = dialog.getByRole('button');
  await expect(buttons.filter({ hasText: 'Show figures' })).toBeVisible();
  for (const button of await buttons.all()) {
    await button.focus();
    await expectShown(page, button);
  }
  // The content has most of the window.
  const facts = await dialog.getByRole('region', { name: school.name }).locator('..').boundingBox();
  expect(facts?.height).toBeGreaterThan(ENLARGED.height);
  await expectNoOverflow(page);
  await expectNoViolations(page);
});

test('enlarged to four times, the presenter window shows its page, and its notes scroll', async ({
  page,
  product,
}) => {
  const content = slides(3, { noteOn: (slide) => `Ask about slide ${slide}. `.repeat(20) });
  const week = await plantPdf(page, product, { content });
  await page.goto(`${week}/Slides.pdf`);
  await expectSlide(page, 1, 3);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Present with notes' }).click();
  await opened;
  const notes = page.getByRole('complementary', { name: 'Presenter' });
  await expect(notes).toBeVisible();
  await page.setViewportSize(ENLARGED);
  const stage = await page.locator('.pdf-page:not([inert])').boundingBox();
  expect(stage?.height).toBeGreaterThan(100);
  await notes.getByRole('heading', { name: 'Notes' }).scrollIntoViewIfNeeded();
  await expectShown(page, notes.getByRole('heading', { name: 'Notes' }));
  for (const name of ['Stop presenting', 'Close', 'Next page', 'Zoom in']) {
    const button = page.getByRole('dialog').getByRole('button', { name, exact: true }).first();
    await button.focus();
    await expectShown(page, button);
  }
  await expectNoOverflow(page);
  await expectNoViolations(page);
});

/** All of it is in the window, and nothing lies over its middle. */
async function expectShown(page: Page, locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  await expect(locator).toBeInViewport({ ratio: 0.95 });
  const isOnTop = () =>
    locator.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return element.contains(top) || top?.contains(element);
    });
  await expect.poll(isOnTop, { message: (await locator.textContent()) ?? '' }).toBe(true);
  expect(page.viewportSize()).toEqual(ENLARGED);
}
