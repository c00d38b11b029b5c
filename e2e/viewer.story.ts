import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import {
  expectMarkedSlide,
  expectSlide,
  inkShare,
  openPdf,
  plantPdfs,
  shownCanvas,
} from './viewer-page.ts';
import { expectNoOverflow, WIDTHS } from './widths.ts';

/** Left free beside the page. */
const PADDING_PX = 64;

test('a PDF opens under its name, with its pages and its text', async ({ page, product }) => {
  const name = 'Slides with a name as long as some like to give their files.pdf';
  const viewer = await openPdf(page, product, { content: slides(5), name });
  await expectSlide(page, 1, 5);
  expect(await inkShare(page)).toBeGreaterThan(0.02);
  await expect(viewer.getByRole('heading', { name })).toBeVisible();
  await expect(viewer.getByText('Slide 1', { exact: true })).toBeAttached();

  await test.step("the browser's own search finds the words of the page", async () => {
    // Does what Ctrl+F does, which a story cannot press. A string, because TypeScript does not know `find`.
    expect(await page.evaluate('window.find("Slide 1")')).toBe(true);
  });

  for (const width of [320, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 800 });
    await expectSlide(page, 1, 5);
    for (const action of ['Download', 'Print', 'Full screen', 'Close']) {
      await expect(viewer.getByRole('button', { name: action })).toBeInViewport({ ratio: 1 });
    }
    await expectNoOverflow(page);
    await expectNoViolations(page);
  }

  await test.step('the focus stays inside the viewer', async () => {
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press('Tab');
      await expect(viewer.locator(':focus')).toHaveCount(1);
    }
  });
});

test('a teacher turns the pages and zooms', async ({ page, product }) => {
  const viewer = await openPdf(page, product, { content: slides(3) });
  await expectSlide(page, 1, 3);
  const previous = viewer.getByRole('button', { name: 'Previous page' });
  const next = viewer.getByRole('button', { name: 'Next page' });
  const field = viewer.getByLabel('Zoom percentage');

  await test.step('arrows and buttons turn the page and stop at both ends', async () => {
    await expect(previous).toBeDisabled();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 2, 3);
    await next.click();
    await expectSlide(page, 3, 3);
    await expect(next).toBeDisabled();
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 3, 3);
    await previous.click();
    await page.keyboard.press('ArrowLeft');
    await expectSlide(page, 1, 3);
    await expect(viewer.getByText('Slide 1', { exact: true })).toBeAttached();
  });

  await test.step('a right-click is blocked', async () => {
    expect(await isRightClickBlocked(page)).toBe(true);
  });

  await test.step('keys and buttons zoom in steps of 20 between 50 and 300', async () => {
    for (const [key, zoom] of [
      ['+', '120'],
      ['=', '140'],
      ['-', '120'],
      ['_', '100'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(field).toHaveValue(zoom);
    }
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    await expect(field).toHaveValue('120');
    for (const zoom of ['100', '80', '60', '50']) {
      await viewer.getByRole('button', { name: 'Zoom out' }).click();
      await expect(field).toHaveValue(zoom);
    }
    await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  });

  await test.step('the percentage takes digits only and is put right on leaving it', async () => {
    await field.click();
    await page.keyboard.type('9x-9.9%');
    await expect(field).toHaveValue('999');
    await field.blur();
    await expect(field).toHaveValue('300');
    await field.fill('7');
    await next.focus();
    await expect(field).toHaveValue('50');
    await field.fill('');
    await field.blur();
    await expect(field).toHaveValue('50');
  });

  for (const percent of [100, 50, 300]) {
    await test.step(`at ${percent} % a page is that much of the width less 64 px`, async () => {
      await field.fill(String(percent));
      await page.keyboard.press('Enter');
      const stage = page.getByRole('region', { name: 'Page 1 of 3' });
      const available = await stage.evaluate((element) => element.clientWidth);
      const width = Math.round(((available - PADDING_PX) * percent) / 100);
      await expectSharp(page, width);
      await expectSlide(page, 1, 3);
      await next.click();
      await expectSlide(page, 2, 3);
      await expectSharp(page, width);
      await previous.click();
    });
  }
});

test('Escape and Close close the viewer and return the focus; a read-only resource cannot be downloaded or printed', async ({
  page,
  product,
}) => {
  const content = slides(1);
  const only = { content, name: 'Only.pdf', bucket: 'learning-readonly' } as const;
  const week = await plantPdfs(page, product, [{ content }, only]);

  await test.step('a resource to look at only, opened by its address, has neither Download nor Print', async () => {
    // First of all: the browser has nothing of the library yet.
    await page.goto(`${week}/Only.pdf`);
    await expectToLookAtOnly(page);
  });

  await page.goto(week);
  const open = page.getByRole('link', { name: 'Open Slides.pdf' });
  const viewer = page.getByRole('dialog', { name: 'Slides.pdf' });
  await open.click();
  await expectSlide(page, 1, 1);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSlide(page, 1, 1);
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
  await expect(open).toBeFocused();

  await test.step('nor has it when it is opened from its week', async () => {
    await page.getByRole('link', { name: 'Open Only.pdf' }).click();
    await expectToLookAtOnly(page);
  });
});

test('Download saves the file under its name; when Download or Print fails an alert says so', async ({
  page,
  product,
  complaints,
}) => {
  const viewer = await openPdf(page, product, { content: slides(1) });
  await expectSlide(page, 1, 1);
  const saved = page.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Year 2 Week [\w-]+ Slides\.pdf$/);

  await page.route('**/api/library/links', (route) => route.abort());
  for (const [action, text] of [
    ['Download', 'Could not download file. Please try again later.'],
    ['Print', 'Could not print file. Please try again later.'],
  ] as const) {
    expect(complaints).toEqual([]);
    expect(await alertOnPressing(page, viewer.getByRole('button', { name: action }))).toBe(text);
    await expectSlide(page, 1, 1);
    expect(complaints.splice(0).length).toBeGreaterThan(0);
  }
});

/** The page has that width, and a picture with at least as many pixels. */
async function expectSharp(page: Page, width: number): Promise<void> {
  await expect
    .poll(async () => (await page.locator('.pdf-page:not([inert])').boundingBox())?.width)
    .toBe(width);
  await expect
    .poll(async () => Number(await shownCanvas(page).getAttribute('width')))
    .toBeGreaterThanOrEqual(width);
}

async function expectToLookAtOnly(page: Page): Promise<void> {
  const viewer = page.getByRole('dialog', { name: 'Only.pdf' });
  await expectMarkedSlide(page, 1, 1);
  await expect(viewer.getByRole('button', { name: 'Full screen' })).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Download' })).toHaveCount(0);
  await expect(viewer.getByRole('button', { name: 'Print' })).toHaveCount(0);
}

async function isRightClickBlocked(page: Page): Promise<unknown> {
  const blocked = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('contextmenu', (event) => resolve(event.defaultPrevented));
      }),
  );
  await page.locator('.pdf-page:not([inert])').click({ button: 'right' });
  return blocked;
}

async function alertOnPressing(page: Page, button: Locator): Promise<string> {
  const alerted = new Promise<string>((resolve) => {
    page.once('dialog', async (alert) => {
      await alert.accept();
      resolve(alert.message());
    });
  });
  await button.click();
  return alerted;
}

test('on a phone the controls of pages and zoom share one row', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const viewer = await openPdf(page, product, { content: slides(24) });
  await expectSlide(page, 1, 24);
  const top = async (name: string) => (await viewer.getByRole('button', { name }).boundingBox())?.y;
  expect(await top('Fit page')).toBe(await top('Previous page'));
  expect(await top('Zoom in')).toBe(await top('Previous page'));

  await test.step('the name is not cut off between them', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const isWhole = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
      scrollWidth <= clientWidth && scrollHeight <= clientHeight;
    expect(await viewer.getByRole('heading', { name: 'Slides.pdf' }).evaluate(isWhole)).toBe(true);
  });
});
