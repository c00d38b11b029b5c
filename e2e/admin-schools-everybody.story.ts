import type { Page } from '@playwright/test';
import { openFromDetails } from './admin-schools-page.ts';
import { ADMINISTRATOR, signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';
import { expectDialogFits, expectStandsAtEveryWidth } from './widths.ts';

const SCHOOL = 'Orchard Primary School';
const HEIGHT = 640;

test('the list and every dialog can be read and used by everybody, at every width', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const teacher = await browser.newPage({ baseURL: baseURL ?? '' });
  await signInAs(teacher, someone());
  await signInAs(page, ADMINISTRATOR);
  await page.setViewportSize({ width: 360, height: HEIGHT });
  await page.goto('/admin');
  const view = page.getByRole('button', { name: `View ${SCHOOL}` });
  await expectStandsAtEveryWidth(page, () => expect(view).toBeVisible(), { height: HEIGHT });
  await page.getByRole('button', { name: 'Add School' }).click();
  await expectStandsAlone(page, 'Add New School');
  await view.click();
  await expect(page.getByRole('list', { name: 'People signed in' })).toBeVisible();
  await expectStandsAlone(page, 'School Details');
  await openFromDetails(page, SCHOOL, 'Sign out everyone at this school');
  await expectStandsAlone(page, 'Sign Out Everyone');
  await openFromDetails(page, SCHOOL, 'Edit School');
  await expectStandsAlone(page, 'Edit School');
  await openFromDetails(page, SCHOOL, 'Create Organisation Account');
  await expectStandsAlone(page, 'Create Organisation Account');
  await openFromDetails(page, SCHOOL, 'Reset Organisation Password');
  await expectStandsAlone(page, 'Reset Organisation Password');
  await openFromDetails(page, SCHOOL, 'Delete School');
  await expectStandsAlone(page, 'Confirm Deletion');
});

/** No other dialog is open with it; then it is closed by Escape. */
async function expectStandsAlone(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  const look = async () => {
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expectDialogFits(page);
  };
  await expectStandsAtEveryWidth(page, look, { height: HEIGHT });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
