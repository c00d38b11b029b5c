import { expectNoViolations } from './accessibility.ts';
import { addSchool, aSchool, expectToast, openFromDetails } from './admin-schools-page.ts';
import { ADMINISTRATOR, signInAs } from './people.ts';
import { expect, test } from './product.ts';

test('Make a Password fills in both fields and shows it, and the school signs in with it', async ({
  page,
}) => {
  await signInAs(page, ADMINISTRATOR);
  const school = aSchool();
  await addSchool(page, school);
  await page.goto('/admin');
  await openFromDetails(page, school.name, 'Create Organisation Account');
  const dialog = page.getByRole('dialog', { name: 'Create Organisation Account' });
  await dialog.getByRole('button', { name: 'Make a Password' }).click();
  const said = dialog.getByRole('status').filter({ hasText: 'Please write it down' });
  await expect(said).toBeVisible();
  const password = (await said.locator('strong').textContent()) ?? '';
  expect(password.length).toBeGreaterThanOrEqual(12);
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(password);
  await expect(dialog.getByLabel('Confirm Password', { exact: true })).toHaveValue(password);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(
    page,
    'status',
    `Organisation account for ${school.domain} created successfully`,
  );

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByText('Organisation Login').click();
  await page.getByLabel('Domain').fill(school.domain);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/teaching');
});
