import { openBeforeScript } from './hold-back.ts';
import { scriptRuns } from './script-runs.ts';
import { signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';

test('a name typed and a switch turned before the script runs are saved together', async ({
  page,
}) => {
  await signInAs(page, someone());
  const release = await openBeforeScript(page, '/profile');
  const newsletter = page.getByRole('switch', { name: 'Resource Updates & Newsletter' });
  await expect(newsletter).not.toBeChecked();
  await page.getByLabel('Name').fill('Ada Byron');
  await newsletter.check();
  await release();
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Byron');
  await expect(newsletter).toBeChecked();
});

test('the login of an organisation typed before the script runs signs in', async ({ page }) => {
  const release = await openBeforeScript(page, '/login');
  await page.getByRole('button', { name: 'Organisation Login' }).click();
  await page.getByLabel('Domain').fill('orchard.example');
  await page.getByLabel('Password', { exact: true }).fill('orchard-demo');
  await release();
  await scriptRuns(page);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Domain')).toHaveValue('orchard.example');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/teaching');
});

test('a search of the questions typed before the script runs finds its answers', async ({
  page,
}) => {
  const release = await openBeforeScript(page, '/faq');
  const box = page.getByRole('textbox', { name: 'Search the questions' });
  await box.fill('invoice');
  await release();
  await expect(page.getByText(/^\d+ of \d+ questions$/)).toBeVisible();
  await expect(box).toHaveValue('invoice');
});
