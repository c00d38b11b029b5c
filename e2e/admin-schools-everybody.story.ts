import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { aSchool, addSchool, expectToast, openFromDetails } from './admin-schools-page.ts';
import { ADMINISTRATOR, signInAs } from './people.ts';
import { expect, test } from './product.ts';

test.beforeEach(async ({ page }) => {
  await signInAs(page, ADMINISTRATOR);
});

test('by keyboard alone: view, go on to edit, and come back to where one was', async ({ page }) => {
  await page.goto('/admin');
  const view = page.getByRole('button', { name: 'View Meadow Primary School' });
  await view.focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'School Details' });
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(view).toBeFocused();

  await page.keyboard.press('Enter');
  await details.getByRole('button', { name: 'Edit School' }).press('Enter');
  const editing = page.getByRole('dialog', { name: 'Edit School' });
  await expect(editing.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expectToast(page, 'status', "School 'Meadow Primary School' updated successfully");
  await expect(editing).toBeHidden();
  await expect(view).toBeFocused();
});

test('after a deletion the focus is at the heading of the list', async ({ page }) => {
  const { name, domain } = aSchool();
  await addSchool(page, { name, domain });
  await page.goto('/admin');
  await page.getByRole('button', { name: `Delete ${name}` }).press('Enter');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expectToast(page, 'status', `School "${name}" deleted successfully`);
  await expect(page.getByRole('heading', { name: 'School Subscriptions' })).toBeFocused();
});

for (const width of [360, 768, 1280]) {
  test(`at ${width} px the list and every dialog can be read and used by everybody`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/admin');
    const view = page.getByRole('button', { name: 'View Orchard Primary School' });
    await expect(view).toBeVisible();
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    await page.getByRole('button', { name: 'Add School' }).click();
    await expectFits(page, 'Add New School');
    await view.click();
    await expectFits(page, 'School Details');
    await openFromDetails(page, 'Orchard Primary School', 'Edit School');
    await expectFits(page, 'Edit School');
    await openFromDetails(page, 'Orchard Primary School', 'Create Organisation Account');
    await expectFits(page, 'Create Organisation Account');
    await openFromDetails(page, 'Orchard Primary School', 'Reset Organisation Password');
    await expectFits(page, 'Reset Organisation Password');
    await openFromDetails(page, 'Orchard Primary School', 'Delete School');
    await expectFits(page, 'Confirm Deletion');
  });
}

/** Is alone, at most 90vh high and without violations; then it is closed by Escape. */
async function expectFits(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  const { height = 0 } = (await dialog.boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.9);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
