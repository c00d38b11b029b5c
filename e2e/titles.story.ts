import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { plantLibrary } from '#testing/plant-library.ts';
import { expectNoViolations } from './accessibility.ts';
import { button, expectToast, link, nameField, openLibrary, panel } from './admin-library.ts';
import { dropdown } from './dropdown.ts';
import { signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';
import { slides } from './test-pdfs/slides.ts';
import { row } from './upload-page.ts';
import { expectDialogFits, expectNoOverflow } from './widths.ts';

const TITLE = '/k/ spelt -que';
const LONG =
  'The longest title that an administrator can give a week has words of every kind and ends here'
    .padEnd(119, 'w')
    .concat('Z');

test('an administrator gives a week a title; teachers see it wherever the week is named', async ({
  page,
  product,
}) => {
  await plantLibrary(product.dataDir, {
    resources: [{ path: 'Titled year/Week 14/Slides.pdf', content: slides(2) }],
  });
  await giveTitle(page, 'Titled year', 'Week 14', TITLE);
  await expect(panel(page, 'Weeks')).toContainText(TITLE);

  await signInAgain(page);
  await page.goto('/teaching/Titled%20year/Week%2014');
  await expect(link(page, 'Week 14')).toHaveAccessibleDescription(TITLE);
  await expect(panel(page, 'Resources')).toContainText(TITLE);
  await expect(page).toHaveTitle(/^Titled year, Week 14: \/k\/ spelt -que – Teaching/);

  const box = page.getByRole('combobox', { name: 'Search years, weeks and resources' });
  await box.fill('spelt que');
  const found = page.getByRole('option').filter({ hasText: 'Titled year' });
  await expect(found).toContainText('Week 14');
  await expect(found).toContainText(TITLE);
  await box.press('Escape');

  await link(page, 'Slides.pdf').click();
  await expect(page.getByRole('dialog', { name: 'Slides.pdf' })).toContainText(TITLE);
  await expect(page).toHaveTitle(/Slides\.pdf.*\/k\/ spelt -que/);

  for (const path of ['Titled year/Week 14', 'Titled year/Week 14/Slides.pdf']) {
    await page.request.post('/api/favourites', { data: { path } });
  }
  // The browser knows the library by now, which must not make another page of the one that the server has sent.
  await page.goto('/favourites');
  await expect(page.getByRole('listitem').filter({ hasText: TITLE })).toHaveCount(2);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/teaching/Titled%20year/Week%2014', { waitUntil: 'networkidle' });
  await expect(dropdown(page, 'Select Week')).toContainText(TITLE);
  await dropdown(page, 'Select Week').click();
  await expect(link(page, 'Week 14')).toHaveAccessibleDescription(TITLE);
});

test('a title stays when its week is renamed, and when a folder with its files is uploaded', async ({
  page,
  product,
}) => {
  await plantLibrary(product.dataDir, {
    resources: [{ path: 'Kept year/Week 1/Slides.pdf', content: slides(1) }],
  });
  await giveTitle(page, 'Kept year', 'Week 1', TITLE);
  await button(page, 'Edit Week 1').click();
  await nameField(page).fill('Week 2');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Week renamed from "Week 1" to "Week 2" successfully');
  await expect(link(page, 'Week 2')).toHaveAccessibleDescription(TITLE);

  const year = join(await mkdtemp(join(tmpdir(), 'orchard-titles-')), 'Kept year');
  for (const week of ['Week 2', 'Week 3']) {
    await mkdir(join(year, week), { recursive: true });
    await writeFile(join(year, week, 'New.pdf'), slides(1));
  }
  await button(page, 'Upload files').click();
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Choose a folder').click();
  await (await chooser).setFiles(year);
  await expect(row(page, 'New.pdf')).toHaveCount(2);
  await button(page, 'Upload 2 files').click();
  await button(page, 'Create and upload').click();
  await expectToast(page, 'Successfully uploaded 2 files.');
  await expect(link(page, 'Week 3')).toBeVisible();
  await expect(link(page, 'Week 2')).toHaveAccessibleDescription(TITLE);
  await expect(panel(page, 'Resources')).toContainText('New.pdf');
});

test('a title of 120 characters can be read to its end on a phone, wherever it is', async ({
  page,
  product,
}) => {
  expect(LONG).toHaveLength(120);
  const path = 'Long year/Week 1/Slides.pdf';
  await plantLibrary(product.dataDir, { resources: [{ path, content: slides(2) }] });
  await giveTitle(page, 'Long year', 'Week 1', LONG);
  await button(page, 'Edit Week 1').click();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await expectDialogFits(page);
  }
  await signInAgain(page);
  for (const each of ['Long year/Week 1', path]) {
    await page.request.post('/api/favourites', { data: { path: each } });
  }
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/teaching/Long%20year/Week%201', { waitUntil: 'networkidle' });
    await dropdown(page, 'Select Week').click();
    // The dropdown, its row, and the heading of the resources.
    await expectWhole(page, 3);
    await page.keyboard.press('Escape');
    const box = page.getByRole('combobox', { name: 'Search years, weeks and resources' });
    await box.fill('longest title administrator');
    await expect(page.getByRole('option').first()).toContainText(LONG);
    await expectWhole(page, 3);
    await expectNoViolations(page);

    await page.goto('/favourites', { waitUntil: 'networkidle' });
    await expectWhole(page, 2);
    await page.goto('/teaching/Long%20year/Week%201/Slides.pdf', { waitUntil: 'networkidle' });
    const viewer = page.getByRole('dialog', { name: 'Slides.pdf' });
    await expect(viewer.getByText(LONG)).toBeVisible();
    await expectWhole(page, 1, '[role=dialog] *');
    await expectNoViolations(page);
    // As low as a window at 400 %: the page needs the room.
    await page.setViewportSize({ width, height: 200 });
    await expect(viewer.getByText(LONG)).toBeHidden();
  }
});

/** The title is shown so often, nowhere cut off, and nothing is wider than the screen. */
async function expectWhole(page: Page, times: number, within = '*'): Promise<void> {
  await expectNoOverflow(page);
  const shown = await page.evaluate(
    ({ title, within: selector }) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((each) => each.children.length === 0 && each.textContent.trim() === title)
        .filter((each) => each.checkVisibility() && each.offsetHeight > 1)
        .map(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1,
        ),
    { title: LONG, within },
  );
  expect(shown).toEqual(Array.from({ length: times }, () => true));
}

async function giveTitle(page: Page, year: string, week: string, title: string): Promise<void> {
  const address = [year, week].map(encodeURIComponent).join('/');
  await openLibrary(page, `/admin/teaching/${address}`);
  await button(page, `Edit ${week}`).click();
  await page.getByRole('textbox', { name: 'Title (optional)' }).fill(title);
  await page.keyboard.press('Enter');
  await expectToast(page, `Title of week "${week}" saved`);
  await expect(link(page, week)).toHaveAccessibleDescription(title);
}

async function signInAgain(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
  await signInAs(page, someone());
}
