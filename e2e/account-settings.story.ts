import { expectNoViolations } from './accessibility.ts';
import { signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';
import { expectPageStands } from './widths.ts';

test('a teacher changes their name and the newsletter; missing or unsaved input is reported, and the typed text stays @many-copies', async ({
  page,
  complaints,
}) => {
  const email = someone('meadow.example');
  await signInAs(page, email);
  await page.goto('/profile');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByText('Meadow Primary School')).toBeVisible();
  await expect(page.getByText('Your School', { exact: true })).toBeVisible();
  await expect(page.getByText('School Subscription Status', { exact: true })).toBeVisible();
  await expect(page.getByText('Trial', { exact: true })).toBeVisible();
  await expect(page.getByText('Email Preferences', { exact: true })).toBeVisible();
  const update = page.getByRole('button', { name: 'Update Profile' });
  await expect(update).toBeDisabled();
  const necessary = page.getByRole('switch', { name: 'Necessary Emails' });
  await expect(necessary).toBeChecked();
  await expect(necessary).toBeDisabled();

  const newsletter = page.getByRole('switch', { name: 'Resource Updates & Newsletter' });
  await newsletter.click();
  await update.click();
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  await expectNoViolations(page);

  await page.getByLabel('Name', { exact: true }).fill('Ada Byron');
  await page.route('**/api/profile', (route) => route.abort());
  await update.click();
  await expect(page.getByRole('alert')).toHaveText(
    'A network error occurred. Please check your internet connection and try again.',
  );
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Byron');
  await expect.poll(() => complaints.length).toBe(1);
  complaints.splice(0);

  await page.unroute('**/api/profile');
  await update.click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ada Byron' })).toBeVisible();
  await expect(update).toBeDisabled();
  await expect(page.getByText('Profile updated successfully!')).toBeHidden();

  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Byron');
  await expect(newsletter).toBeChecked();
});

test('a teacher without a school is told that a subscription is required, at every width', async ({
  page,
}) => {
  await signInAs(page, someone('nowhere.example'));
  await expectPageStands(page, '/profile', 'Account Settings');
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
  await expect(page.getByText('Your School', { exact: true })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Go to pricing' }).click();
  await expect(page).toHaveURL('/pricing');
});
