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
  await expect(notes).toContainText('Ask about slide 1.');
  await page.setViewportSize(ENLARGED);
  const stage = await page.locator('.pdf-page:not([inert])').boundingBox();
  expect(stage?.height).toBeGreaterThan(100);
  const heading = notes.getByRole('heading', { name: 'Notes' });
  // Until everything has been laid out in the smaller window, what was scrolled to moves.
  await expect(async () => {
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expectShown(page, heading);
  }).toPass();
  for (const name of ['Stop presenting', 'Close', 'Next page', 'Zoom in']) {
    const button = page.getByRole('dialog').getByRole('button', { name, exact: true }).first();
    await button.focus();
    await expectShown(page, button);
  }
  await expectNoOverflow(page);
  await expectNoViolations(page);
});

test('enlarged to four times, name and menu share a line of the header, and nothing is cut', async ({
  page,
}) => {
  for (const size of HEADER_SIZES) {
    await page.setViewportSize(size);
    for (const path of ['/', '/login']) {
      await page.goto(path);
      const header = page.getByRole('banner');
      const name = header.getByRole('link', { name: 'Spelling Orchard, home' });
      const menu = header.getByRole('button', { name: 'Open menu' });
      await expectOnOneLine(header, name, menu);
      // The spacing that WCAG lets a reader choose makes the name wider.
      await name.evaluate((link) => {
        link.style.letterSpacing = '0.12em';
        link.style.wordSpacing = '0.16em';
      });
      await expectOnOneLine(header, name, menu);
      await expectNoOverflow(page);
    }
  }
});

/** The second has the room that a scrollbar of 17 px leaves of the first. */
const HEADER_SIZES = [
  { width: 320, height: 256 },
  { width: 303, height: 256 },
  { width: 341, height: 192 },
];

async function expectOnOneLine(header: Locator, name: Locator, menu: Locator): Promise<void> {
  const bar = await boxOf(header);
  const left = await boxOf(name);
  const right = await boxOf(menu);
  const inner = await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(inner).toBe(0);
  expect(left.x + left.width).toBeLessThanOrEqual(right.x);
  for (const box of [left, right]) {
    expect(box.y).toBeGreaterThanOrEqual(bar.y);
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y + bar.height);
    expect(box.x + box.width).toBeLessThanOrEqual(bar.width);
  }
  // One beside the other: their middles are as high.
  expect(Math.abs(left.y + left.height / 2 - right.y - right.height / 2)).toBeLessThan(2);
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
}

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
