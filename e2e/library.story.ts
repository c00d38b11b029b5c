import type { Page } from '@playwright/test';
import { plantLibrary } from '#testing/plant-library.ts';
import type { ProductProcess } from '#testing/product-process.ts';
import { dropdown } from './dropdown.ts';
import { expectNoViolations } from './accessibility.ts';
import { ADMINISTRATOR, signInAs } from './people.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectStandsAtEveryWidth, PAGE_WIDTHS } from './widths.ts';

const TEACHER = 'library-reader@orchard.example';
const AWKWARD = "Café & 'crème' + (new) #1";
const WEEK = '/teaching/Browsing%20year%202/Browsing%20week%201';
const PAGE_SIZES = { widths: PAGE_WIDTHS };

let planted: Promise<void> | undefined;

test.beforeEach(async ({ product }) => {
  planted ??= plant(product);
  await planted;
});

test('a printed week has all of its lists, and nothing to press', async ({ page, product }) => {
  await plantLibrary(product.dataDir, {
    folders: Array.from({ length: 36 }, (_, at) => `Printed year/Week ${at + 1}`),
    resources: [{ path: 'Printed year/Week 1/Slides.pdf' }],
  });
  await openAs(page, TEACHER, '/teaching/Printed%20year/Week%201');
  await expect(link(page, 'Slides.pdf')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const list = panel(page, 'Weeks').getByRole('list').locator('..');
  expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await expect(page.getByRole('button', { name: 'Present Slides.pdf' })).toBeHidden();
  await expect(page.getByRole('tablist')).toBeHidden();
});

test('a teacher browses by mouse, finds by name, and the back button returns step by step', async ({
  page,
}) => {
  await openAs(page, TEACHER, '/teaching');
  await expect(panel(page, 'Weeks')).toContainText('Please select a year.');
  await expect(panel(page, 'Resources')).toContainText('Please select a year and week.');

  await link(page, 'Browsing year 2').click();
  await expect(page).toHaveURL('/teaching/Browsing%20year%202');
  await expect(link(page, 'Browsing year 2')).toHaveAttribute('aria-current', 'true');
  const weeks = panel(page, 'Weeks').getByRole('link');
  await expect(weeks).toHaveText(['Browsing week 1', 'Browsing week 2', 'Browsing week 10']);

  await link(page, 'Browsing week 2').click();
  await expect(page).toHaveURL('/teaching/Browsing%20year%202/Browsing%20week%202');
  await expect(panel(page, 'Resources')).toContainText(
    'No resources found for Browsing year 2 - Browsing week 2.',
  );
  await link(page, 'Browsing week 1').click();
  await expect(link(page, 'Browsing slides.pdf')).toBeVisible();
  await expectReadOnlyNotes(page);
  await link(page, 'Browsing year 3').click();
  await expect(page).toHaveURL('/teaching/Browsing%20year%203');
  await expect(panel(page, 'Weeks')).toContainText('No weeks found for Browsing year 3.');

  await page.goBack();
  await expect(page).toHaveURL(WEEK);
  await expect(link(page, 'Browsing slides.pdf')).toBeVisible();
  await page.goBack();
  await expect(link(page, 'Browsing week 2')).toHaveAttribute('aria-current', 'true');
  await page.goForward();
  await expect(link(page, 'Browsing week 1')).toHaveAttribute('aria-current', 'true');

  const box = page.getByRole('combobox', { name: 'Search years, weeks and resources' });

  await box.fill('BROWSING year 3');
  await page.getByRole('option', { name: 'Browsing year 3 Year' }).click();
  await expect(page).toHaveURL('/teaching/Browsing%20year%203');

  await box.fill('browsing week 10');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/teaching/Browsing%20year%202/Browsing%20week%2010');

  await box.fill('no such thing');
  await expect(page.getByText('No resources found matching "no such thing"')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('No resources found matching')).toBeHidden();

  await box.fill('browsing slides');
  await page.getByRole('option', { name: /Browsing slides\.pdf/ }).click();
  await expect(page).toHaveURL(`${WEEK}/Browsing%20slides.pdf`);
  await expect(page.getByRole('dialog', { name: 'Browsing slides.pdf' })).toBeVisible();
});

test('an address opens its place or its resource, and Download saves it, whatever the names have in them @many-copies', async ({
  page,
}) => {
  const name = encodeURIComponent(AWKWARD);
  await openAs(page, TEACHER, `/teaching/${name}/${name}`);
  await expect(link(page, `${AWKWARD}.pdf`)).toBeVisible();
  await expect(panel(page, 'Years').getByRole('link', { name: AWKWARD })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${AWKWARD}.pdf` }).click();
  expect((await download).suggestedFilename()).toBe(`${AWKWARD}.pdf`);
  await page.goto('/teaching/%252e%252e%252Fetc/Browsing%20week%201');
  await expect(panel(page, 'Weeks')).toContainText('No weeks found for %2e%2e%2Fetc.');

  await page.goto(`${WEEK}/Browsing%20slides.pdf`);
  const viewer = page.getByRole('dialog', { name: 'Browsing slides.pdf' });
  await expect(viewer).toBeVisible();
  await viewer.getByRole('button', { name: 'Close' }).first().click();
  await expect(page).toHaveURL(WEEK);
  await expect(viewer).toBeHidden();
  await expect(link(page, 'Browsing slides.pdf')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/teaching/%252e%252e%252Fetc/Browsing%20week%201');
  await expect(viewer).toBeHidden();
});

test('a school without a subscription is led to the prices', async ({ page }) => {
  await openAs(page, 'library-reader@hilltop.example', '/teaching');
  const overlay = page.getByRole('region', { name: 'Subscribe required' });
  await expect(overlay).toBeVisible();
  await expectNoViolations(page);
  await overlay.getByRole('link', { name: 'Go to pricing' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('administrators browse under their own address, without what teachers do, and have no stars on theirs', async ({
  page,
}) => {
  await openAs(page, ADMINISTRATOR, '/admin/teaching');
  await link(page, 'Browsing year 2').click();
  await link(page, 'Browsing week 1').click();
  await expect(page).toHaveURL('/admin/teaching/Browsing%20year%202/Browsing%20week%201');
  await expect(panel(page, 'Resources')).toContainText('Browsing notes.pdf');
  await expect(panel(page, 'Resources').getByText('Read-only')).toHaveCount(1);
  for (const action of [/^Open/, /^Present/, /^Download/, /^Print/, /favourite/i]) {
    await expect(panel(page, 'Resources').getByRole('button', { name: action })).toHaveCount(0);
  }
  await page.getByRole('combobox').fill('browsing slides');
  await page.getByRole('option', { name: /Browsing slides\.pdf/ }).click();
  await expect(page).toHaveURL('/admin/teaching/Browsing%20year%202/Browsing%20week%201');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNoViolations(page);

  await page.goto(WEEK);
  await expect(page.getByRole('main').getByText('Browsing slides.pdf')).toBeVisible();
  await expect(page.getByTitle('Favourite')).toHaveCount(0);
});

test('the columns are side by side from 1280 px, and stacked below, for every reader', async ({
  page,
}) => {
  await openAs(page, TEACHER, WEEK);
  const row = link(page, 'Browsing slides.pdf');
  await expectStandsAtEveryWidth(page, () => expect(row).toBeVisible(), PAGE_SIZES);
  await page.getByRole('combobox').fill('week');
  const found = page.getByRole('option').first();
  await expectStandsAtEveryWidth(page, () => expect(found).toBeVisible(), PAGE_SIZES);
  await page.getByRole('combobox').fill('');

  const list = panel(page, 'Weeks').getByRole('list').locator('..');
  await expect(list).toHaveCSS('height', '500px');
  expect(await topsOfPanels(page)).toHaveProperty('size', 1);
  await expect(dropdown(page, 'Select Year')).toHaveCount(0);

  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(dropdown(page, 'Select Year')).toBeVisible();
  expect(await topsOfPanels(page)).toHaveProperty('size', 3);
  await dropdown(page, 'Select Week').click();
  await link(page, 'Browsing week 10').click();
  await expect(page).toHaveURL('/teaching/Browsing%20year%202/Browsing%20week%2010');
  await dropdown(page, 'Select Week').click();
  await link(page, 'Browsing week 1').click();

  const more = page.getByRole('button', { name: 'More actions for Browsing notes.pdf' });
  await more.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Open', 'Present']);
  await expectNoViolations(page);
  await page.mouse.click(5, 700);
  await expect(page.getByRole('menu')).toBeHidden();
});

test('in the reader’s own colours an icon has the colour of its button', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openAs(page, TEACHER, WEEK);
  const star = page.getByRole('button', { name: 'Favourite Browsing slides.pdf' });
  const colour = await star.evaluate((button) => getComputedStyle(button).color);
  await expect(star.locator('.row-icon-star')).toHaveCSS('background-color', colour);
});

async function plant({ dataDir }: ProductProcess): Promise<void> {
  const content = slides(1);
  await plantLibrary(dataDir, {
    folders: [
      'Browsing year 2/Browsing week 2',
      'Browsing year 2/Browsing week 10',
      'Browsing year 3',
    ],
    resources: [
      { path: 'Browsing year 2/Browsing week 1/Browsing slides.pdf', content },
      {
        path: 'Browsing year 2/Browsing week 1/Browsing notes.pdf',
        content,
        bucket: 'learning-readonly',
      },
      { path: `${AWKWARD}/${AWKWARD}/${AWKWARD}.pdf`, content },
    ],
  });
}

async function openAs(page: Page, email: string, address: string): Promise<void> {
  await signInAs(page, email);
  await page.goto(address);
}

function panel(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

function link(page: Page, name: string) {
  return page.getByRole('main').getByRole('link', { name, exact: true });
}

/** The notes are read-only, so they offer no Download and no Print. */
async function expectReadOnlyNotes(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Download Browsing slides.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print Browsing slides.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Present Browsing notes.pdf' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Browsing notes.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download Browsing notes.pdf' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print Browsing notes.pdf' })).toHaveCount(0);
}

async function topsOfPanels(page: Page): Promise<Set<number>> {
  const names = ['Years', 'Weeks', 'Resources'];
  const boxes = await Promise.all(names.map((name) => panel(page, name).boundingBox()));
  return new Set(boxes.map((box) => Math.round(box?.y ?? 0)));
}
