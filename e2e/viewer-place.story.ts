import type { Locator, Page } from '@playwright/test';
import { holdBackFiles } from './hold-back.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectSlide, openPdf, picturesLoaded, plantPdf, plantPdfs } from './viewer-page.ts';

test('the page is in the address: a reload and a shared link keep it, Back does not turn pages', async ({
  page,
  product,
}) => {
  const week = await plantPdf(page, product, { content: slides(5) });
  await page.goto(week);
  await page.getByRole('link', { name: 'Open Slides.pdf' }).click();
  await expectSlide(page, 1, 5);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 3, 5);
  await expect(page).toHaveURL(/\/Slides\.pdf\?page=3$/);
  await page.reload();
  await expectSlide(page, 3, 5);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectSlide(page, 1, 5);
  await expect(page).toHaveURL(/\/Slides\.pdf$/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(week);

  await test.step('a page number past the end opens the last page', async () => {
    await page.goto(`${week}/Slides.pdf?page=99`);
    await expectSlide(page, 5, 5);
  });
});

for (const [screen, width] of [
  ['a phone', 390],
  ['a laptop', 1366],
] as const) {
  test(`on ${screen} the first page is there before the style sheet of the site, and stays in its place`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const week = await plantPdf(page, product, { content: slides(5) });
    // A document that is opened for the first time may take longer to read than a page may wait.
    await page.goto(`${week}/Slides.pdf`);
    await expectSlide(page, 1, 5);
    const releaseStyle = await holdBackFiles(page, /\/assets\/[^/]+\.css$/);
    await page.goto(`${week}/Slides.pdf`, { waitUntil: 'commit' });
    const picture = page.locator('#first-page img');
    await expect.poll(() => picture.evaluate(isLoaded)).toBe(true);
    const place = await picture.boundingBox();
    await releaseStyle();

    const releaseCode = await holdBackFiles(page);
    await page.reload({ waitUntil: 'commit' });
    await expect
      .poll(() => page.locator('#first-window img').boundingBox({ timeout: 5000 }))
      .toEqual(place);
    await releaseCode();
    await expectSlide(page, 1, 5);
    await expect(page.locator('#first-page')).toHaveCount(0);
    expect(await page.locator('.pdf-page:not([inert])').boundingBox()).toEqual(within1Px(place));
  });
}

test('a click on a row that was pointed at shows its first page before the viewer is rendered', async ({
  page,
  product,
}) => {
  const week = await plantPdf(page, product, { content: slides(5) });
  const link = page.getByRole('link', { name: 'Open Slides.pdf' });
  // Again, should the click come before the picture is decoded.
  await expect(async () => {
    await page.goto(week);
    const picture = page.waitForResponse(/pages\/1\?/);
    await link.hover();
    await picture;
    await page.waitForLoadState('networkidle');
    expect(await link.evaluate(showsFirstPageWhenClicked)).toBe(true);
  }).toPass();
  await expectSlide(page, 1, 5);
  await expect(page.locator('#first-page')).toHaveCount(0);
});

test('arrows go on turning pages after a zoom was typed, and Fit page shows the whole page', async ({
  page,
  product,
}) => {
  const viewer = await openPdf(page, product, { content: slides(3) });
  await expectSlide(page, 1, 3);
  await viewer.getByLabel('Zoom percentage').fill('120');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 2, 3);

  await page.setViewportSize({ width: 1280, height: 480 });
  await viewer.getByText('Fit page', { exact: true }).click();
  await expect(viewer.getByLabel('Zoom percentage')).toHaveValue('100');
  const whole = page.locator('.pdf-page:not([inert])');
  await expect(whole).toBeInViewport({ ratio: 1 });
  await expect(whole).toHaveCSS('height', /^[123]\d\d/);
  await viewer.getByRole('button', { name: 'Fit width' }).click();
  await expect(whole).not.toBeInViewport({ ratio: 1 });
});

test('once opened, a lesson goes on when the network drops', async ({
  page,
  product,
  complaints,
}) => {
  await openPdf(page, product, { content: slides(6) });
  await expectSlide(page, 1, 6);
  await expect.poll(() => picturesLoaded(page)).toBe(6);
  await page.context().setOffline(true);
  for (const number of [2, 3, 4, 5, 6]) {
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, number, 6);
  }
  await page.context().setOffline(false);
  complaints.splice(0);
});

test('a page that was not loaded says so while the network is away, and is shown when it is back', async ({
  page,
  product,
  complaints,
}) => {
  // More pages than are loaded ahead.
  await openPdf(page, product, { content: slides(200) });
  await expectSlide(page, 1, 200);
  await page.keyboard.press('f');
  await page.context().setOffline(true);
  await page.keyboard.press('End');
  const notice = page.getByRole('dialog').getByRole('alert');
  await expect(notice).toContainText('Failed to load PDF. Please try again later.');
  await expect(notice).toContainText('The pages already loaded stay open.');

  await page.context().setOffline(false);

  await expectSlide(page, 200, 200);
  await expect(notice).toHaveCount(0);
  complaints.splice(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a swipe turns the page and is never Back', async ({ page, product }) => {
    const week = await plantPdf(page, product, { content: slides(3) });
    await page.goto(week);
    await page.getByRole('link', { name: 'Open Slides.pdf' }).click();
    await expectSlide(page, 1, 3);
    await swipe(page, -300);
    await expectSlide(page, 2, 3);
    await swipe(page, 300);
    await expectSlide(page, 1, 3);
    await swipe(page, 300);
    await expectSlide(page, 1, 3);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorX),
    ).toBe('none');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('hovering a row fetches its first picture, and opening it then asks for nothing again', async ({
  page,
  product,
}) => {
  const week = await plantPdf(page, product, { content: slides(2) });
  await page.goto(week);
  const links: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/library/links')) links.push(request.url());
  });
  const picture = page.waitForResponse(/\/pages\/1\?/);
  const open = page.getByRole('link', { name: 'Open Slides.pdf' });
  await open.hover();
  expect((await picture).status()).toBe(200);
  await open.click();
  await expectSlide(page, 1, 2);
  expect(links).toHaveLength(1);
});

test('focusing a row by the keyboard fetches its first picture, and Enter then asks for nothing again', async ({
  page,
  product,
}) => {
  const content = slides(2);
  const week = await plantPdfs(page, product, [{ content }, { content, name: 'Worksheet.pdf' }]);
  await page.goto(week);
  const links: string[] = [];
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/library/links')) links.push(request.postData() ?? '');
    if (request.url().includes('/pages/1?')) pictures.push(request.url());
  });
  const before = page.getByRole('button', { name: 'Print Slides.pdf' });
  await before.focus();
  await expect(before).toBeFocused();
  const row = page.getByRole('link', { name: 'Worksheet.pdf', exact: true });
  // Past the star of the row above.
  await page.keyboard.press('Tab');
  expect(links).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(row).toBeFocused();
  await expect.poll(() => pictures).toEqual([expect.stringContaining('Worksheet.pdf')]);
  expect(links).toEqual([expect.stringContaining('Worksheet.pdf')]);

  await page.keyboard.press('Enter');

  await expectSlide(page, 1, 2);
  expect(links).toHaveLength(1);
});

/** Moves one finger across the middle of the page. */
async function swipe(page: Page, by: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const from = { x: by < 0 ? 700 : 400, y: 350 };
  const at = (share: number) => [{ x: from.x + by * share, y: from.y }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const share of [0.3, 0.6, 1]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

function within1Px(box: Box): unknown {
  return (
    box &&
    Object.fromEntries(Object.entries(box).map(([side, px]) => [side, expect.closeTo(px, 0)]))
  );
}

function isLoaded(picture: HTMLElement | SVGElement): boolean {
  return picture instanceof HTMLImageElement && picture.naturalWidth > 0;
}

function showsFirstPageWhenClicked(link: HTMLElement | SVGElement): boolean {
  if (link instanceof HTMLElement) link.click();
  return document.querySelector('#first-page canvas') !== null;
}
