import type { Page } from '@playwright/test';
import { plantLibrary } from '#testing/plant-library.ts';
import { dropdown } from './dropdown.ts';
import { expectNoViolations } from './accessibility.ts';
import {
  button,
  expectToast,
  link,
  nameField,
  openLibrary,
  panel,
  pressOn,
} from './admin-library.ts';
import { holdBack } from './hold-back.ts';
import { expect, test } from './product.ts';
import { expectDialogFits, expectStandsAtEveryWidth, WIDTHS } from './widths.ts';

const HEIGHT = 700;

test('a year group is created, renamed and deleted, each with the prescribed text; actions that need a selected year group say so @many-copies', async ({
  page,
}) => {
  await openLibrary(page, '/admin/teaching');
  await expect(button(page, 'Add year group')).toBeEnabled();
  for (const name of ['Add week', 'Upload files']) {
    const button = page.getByRole('button', { name });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Please make a selection first.');
  }
  await button(page, 'Add week').focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Please make a selection first.');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await button(page, 'Add year group').click();
  const create = page.getByRole('dialog', { name: 'Add Year Group' });
  await expect(nameField(page)).toBeFocused();
  await expect(create.getByPlaceholder('e.g. Year 1')).toBeVisible();
  await expect(create.getByRole('button', { name: 'Create' })).toBeDisabled();
  await nameField(page).fill('   ');
  await expect(create.getByRole('button', { name: 'Create' })).toBeDisabled();
  await nameField(page).fill(' Tree year 1 ');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Year group "Tree year 1" created successfully');
  await expect(create).toBeHidden();
  await expect(button(page, 'Add year group')).toBeFocused();

  await link(page, 'Tree year 1').click();
  await button(page, 'Edit Tree year 1').click();
  const rename = page.getByRole('dialog', { name: 'Rename Year Group' });
  await expect(nameField(page)).toHaveValue('Tree year 1');
  await nameField(page).fill("Tree year & 'one'");
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expectToast(
    page,
    `Year group renamed from "Tree year 1" to "Tree year & 'one'" successfully`,
  );
  await expect(page).toHaveURL("/admin/teaching/Tree%20year%20%26%20'one'");
  await expect(link(page, "Tree year & 'one'")).toHaveAttribute('aria-current', 'true');
  await expect(rename).toBeHidden();

  await button(page, "Delete Tree year & 'one'").click();
  const confirm = page.getByRole('dialog', { name: 'Confirm Deletion' });
  await expect(confirm).toContainText(
    `Are you sure you want to delete the year group "Tree year & 'one'"?`,
  );
  await expect(confirm).toContainText('It is empty.');
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, `Year group "Tree year & 'one'" deleted successfully`);
  await expect(page).toHaveURL('/admin/teaching');
  await expect(link(page, "Tree year & 'one'")).toHaveCount(0);
  await expect(button(page, 'Add year group')).toBeFocused();
});

test('a week is created, renamed and deleted with what is in it @many-copies', async ({
  page,
  product,
}) => {
  await plantLibrary(product.dataDir, {
    resources: [
      { path: 'Tree year 2/Full/A.pdf' },
      { path: 'Tree year 2/Full/B.pdf', bucket: 'learning-readonly' },
    ],
  });
  await openLibrary(page, '/admin/teaching/Tree%20year%202/Full');
  await button(page, 'Add week').click();
  const create = page.getByRole('dialog', { name: 'Add Week' });
  await expect(create.getByPlaceholder('e.g. Week 1')).toBeVisible();
  await nameField(page).fill('Empty');
  await create.getByRole('button', { name: 'Create' }).click();
  await expectToast(page, 'Week "Empty" created successfully');
  await expect(link(page, 'Empty')).toBeVisible();

  await button(page, 'Edit Full').click();
  await nameField(page).fill('Fuller');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Week renamed from "Full" to "Fuller" successfully');
  await expect(page).toHaveURL('/admin/teaching/Tree%20year%202/Fuller');
  await expect(panel(page, 'Resources')).toContainText('A.pdf');
  await expect(panel(page, 'Resources').getByText('Read-only')).toHaveCount(1);

  await button(page, 'Delete A.pdf').click();
  await expect(page.getByRole('dialog')).toContainText(
    'Are you sure you want to delete the resource "A.pdf"?',
  );
  await button(page, 'Delete').click();
  await expectToast(page, 'Resource "A.pdf" deleted successfully');
  await expect(panel(page, 'Resources')).not.toContainText('A.pdf');

  await button(page, 'Delete Tree year 2').click();
  await expect(page.getByRole('dialog')).toContainText('This also deletes 2 weeks and 1 file.');
  await page.keyboard.press('Escape');
  await button(page, 'Delete Fuller').click();
  await expect(page.getByRole('dialog')).toContainText('This also deletes 1 file.');
  await button(page, 'Delete').click();
  await expectToast(page, 'Week "Fuller" deleted successfully');
  await expect(page).toHaveURL('/admin/teaching/Tree%20year%202');

  await page.goto('/teaching/Tree%20year%202/Full');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'No resources found for Tree year 2 - Full. It may have been renamed or deleted.',
  );
});

test('a slow rename shows its progress, and cannot be closed', async ({ page, product }) => {
  await plantLibrary(product.dataDir, { resources: [{ path: 'Tree year 5/Week/A.pdf' }] });
  await openLibrary(page, '/admin/teaching/Tree%20year%205');
  const release = await holdBack(page, '**/api/library/folders');
  await button(page, 'Edit Tree year 5').click();
  await nameField(page).fill('Tree year five');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Renaming...')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText(
    'Moving 1 week and 1 file. Please keep this page open.',
  );
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeVisible();
  release();
  await expectToast(page, 'Year group renamed from "Tree year 5" to "Tree year five" successfully');
  await expect(page).toHaveURL('/admin/teaching/Tree%20year%20five');
});

test('the controls and dialogs work at every width, for every reader', async ({
  page,
  product,
}) => {
  const resources = WIDTHS.flatMap((width) => [
    { path: `Tree at ${width}/Week 1/A resource with rather a long name.pdf` },
    { path: `Tree at ${width}/Week 1/Notes.pdf`, bucket: 'learning-readonly' as const },
  ]);
  await plantLibrary(product.dataDir, { resources });
  await page.setViewportSize({ width: 360, height: HEIGHT });
  await openLibrary(page, '/admin/teaching/Tree%20at%20360/Week%201');
  const readOnly = () => expect(panel(page, 'Resources')).toContainText('Read-only');
  await expectStandsAtEveryWidth(page, readOnly, { height: HEIGHT });
  await button(page, 'Add year group').click();
  await expectStandsAtEveryWidth(page, () => expectDialogFits(page), { height: HEIGHT });
  await page.keyboard.press('Escape');

  // The actions of a row are in another place at each width.
  for (const width of WIDTHS) {
    const year = `Tree at ${width}`;
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto(`/admin/teaching/${encodeURIComponent(year)}/Week%201`);
    await readOnly();
    if (width < 1280) await openYears(page);
    await pressOn(page, year, 'Edit', width);
    await expectDialogFits(page);
    if (width !== 768) await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await pressOn(page, year, 'Delete', width);
    await expectDialogFits(page);
    await expect(page.getByRole('dialog')).toContainText('This also deletes 1 week and 2 files.');
    if (width !== 768) await expectNoViolations(page);
    await button(page, 'Delete').click();
    await expectToast(page, `Year group "${year}" deleted successfully`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/admin/teaching');
  }
});

async function openYears(page: Page): Promise<void> {
  const years = page.locator('details', { has: dropdown(page, 'Select Year') });
  if ((await years.getAttribute('open')) === null) await dropdown(page, 'Select Year').click();
}
