import {
  aSchool,
  addSchool,
  expectToast,
  openFromDetails,
  rowOf,
  whileHeld,
} from './admin-schools-page.ts';
import { ADMINISTRATOR, signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';

test.beforeEach(async ({ page }) => {
  await signInAs(page, ADMINISTRATOR);
});

test('the table lists every school, and a row opens its details, by mouse or by keyboard alone', async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'School Subscriptions' })).toBeVisible();
  await expect(page.getByText('Click a school to view or edit it.')).toBeVisible();
  const headers = page.getByRole('columnheader');
  await expect(headers).toHaveText([
    'Name',
    'Domain',
    'Contact Name',
    'Contact Email',
    'Status',
    'Actions',
  ]);
  const row = rowOf(page, 'Meadow Primary School');
  await expect(row.getByRole('cell')).toHaveText([
    'meadow.example',
    'The school office',
    'office@meadow.example',
    /^Trial\s*until \d/,
    'ViewEditDelete',
  ]);
  await expect(rowOf(page, 'Orchard Primary School')).toContainText('Active');
  await expect(rowOf(page, 'Hilltop Primary School')).toContainText('Inactive');

  await row.getByText('meadow.example', { exact: true }).click();
  const details = page.getByRole('dialog', { name: 'School Details' });
  for (const text of ['Meadow Primary School', 'office@meadow.example', 'Trial']) {
    await expect(details.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(details.getByRole('textbox')).toHaveCount(0);
  for (const name of [
    'Edit School',
    'Create Organisation Account',
    'Reset Organisation Password',
    'Delete School',
  ]) {
    await expect(details.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await details.getByText('Close', { exact: true }).click();
  await expect(details).toBeHidden();

  const view = page.getByRole('button', { name: 'View Meadow Primary School' });
  await view.focus();
  await page.keyboard.press('Enter');
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

test('a school is added, changed and deleted, each confirmed by a toast', async ({ page }) => {
  const { name, domain } = aSchool();
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Add School' }).click();
  const adding = page.getByRole('dialog', { name: 'Add New School' });
  await expect(adding.getByLabel('Domain')).toHaveAttribute('placeholder', 'example.edu');
  await expect(adding.getByLabel('Subscription Status')).toHaveValue('active');
  await adding.getByLabel('Name', { exact: true }).fill(name);
  await adding.getByLabel('Domain').fill(`https://www.${domain.toUpperCase()}/`);
  await whileHeld(page, '**/api/schools', async () => {
    await adding.getByRole('button', { name: 'Add School' }).click();
    await expect(adding.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await expect(adding.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(adding).toBeVisible();
  });
  await expectToast(page, 'status', `School '${name}' added successfully`);
  await expect(adding).toBeHidden();
  await expect(rowOf(page, name).getByRole('cell')).toHaveText([
    domain,
    '-',
    '-',
    'Active',
    'ViewEditDelete',
  ]);

  await rowOf(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  const editing = page.getByRole('dialog', { name: 'Edit School' });
  await expect(editing.getByLabel('Domain')).toHaveValue(domain);
  await editing.getByLabel('Contact Name').fill('Ada Byron');
  await editing.getByLabel('Contact Email').fill(`Ada@${domain}`);
  await editing.getByLabel('Subscription Status').selectOption('Pending');
  await editing.getByRole('button', { name: 'Update School' }).click();
  await expectToast(page, 'status', `School '${name}' updated successfully`);
  await expect(rowOf(page, name).getByRole('cell')).toHaveText([
    domain,
    'Ada Byron',
    `ada@${domain}`,
    'Pending',
    'ViewEditDelete',
  ]);

  await rowOf(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  const deleting = page.getByRole('dialog', { name: 'Confirm Deletion' });
  await expect(deleting).toContainText(
    `Are you sure you want to delete the school "${name}"? This action cannot be undone.`,
  );
  await deleting.getByRole('button', { name: 'Cancel' }).click();
  await expect(deleting).toBeHidden();
  await rowOf(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  await whileHeld(page, '**/api/schools/*', async () => {
    await deleting.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(deleting.getByRole('button', { name: 'Deleting...' })).toBeVisible();
  });
  await expectToast(page, 'status', `School "${name}" deleted successfully`);
  await expect(deleting).toBeHidden();
  await expect(rowOf(page, name)).toHaveCount(0);
  await page.reload();
  await expect(rowOf(page, 'Orchard Primary School')).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('an organisation account is created once and its password reset', async ({
  page,
  request,
}) => {
  const { name, domain } = aSchool();
  await addSchool(page, { name, domain });
  await page.goto('/admin');

  await openFromDetails(page, name, 'Create Organisation Account');
  const creating = page.getByRole('dialog', { name: 'Create Organisation Account' });
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(creating).toContainText(`A user named admin@${domain} will be created`);
  await creating.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'alert', 'Password is required.');
  await creating.getByLabel('Password', { exact: true }).fill('first password');
  await creating.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'alert', 'Passwords do not match.');
  await expect(creating.getByLabel('Password', { exact: true })).toHaveValue('first password');
  await creating.getByLabel('Confirm Password').fill('first password');
  await whileHeld(page, '**/api/organisation-accounts', async () => {
    await creating.getByRole('button', { name: 'Create Account' }).click();
    await expect(creating.getByRole('button', { name: 'Creating...' })).toBeVisible();
  });
  await expectToast(page, 'status', `Organisation account for ${domain} created successfully`);
  await expect(creating).toBeHidden();

  // The earlier toast must be gone, because the same text is expected again.
  await expect(page.getByText('Password is required.')).toHaveCount(0);
  await openFromDetails(page, name, 'Reset Organisation Password');
  const resetting = page.getByRole('dialog', { name: 'Reset Organisation Password' });
  await resetting.getByRole('button', { name: 'Reset Password' }).click();
  await expectToast(page, 'alert', 'Password is required.');
  await resetting.getByLabel('New Password', { exact: true }).fill('second password');
  await resetting.getByLabel('Confirm New Password').fill('secund password');
  await resetting.getByRole('button', { name: 'Reset Password' }).click();
  await expectToast(page, 'alert', 'Passwords do not match.');
  await resetting.getByLabel('Confirm New Password').fill('second password');
  await whileHeld(page, '**/api/organisation-accounts/password', async () => {
    await resetting.getByRole('button', { name: 'Reset Password' }).click();
    await expect(resetting.getByRole('button', { name: 'Resetting...' })).toBeVisible();
  });
  await expectToast(page, 'status', `Password for ${domain} has been reset successfully`);
  await expect(resetting).toBeHidden();

  const signIn = { data: { domain, password: 'second password' } };
  expect((await request.post('/api/sign-in/organisation', signIn)).status()).toBe(200);
});

test('a school deleted by keyboard leaves the focus at the heading, signs its teachers out and takes their access with it', async ({
  page,
  browser,
  baseURL,
}) => {
  const { name, domain } = aSchool();
  await addSchool(page, { name, domain });
  const teacher = await browser.newPage({ baseURL: baseURL ?? '' });
  await signInAs(teacher, someone(domain));
  expect((await teacher.request.get('/api/library/search?term=week')).status()).toBe(200);

  await page.goto('/admin');
  await page.getByRole('button', { name: `Delete ${name}` }).press('Enter');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expectToast(page, 'status', `School "${name}" deleted successfully`);
  await expect(page.getByRole('heading', { name: 'School Subscriptions' })).toBeFocused();

  expect((await teacher.request.get('/api/library/search?term=week')).status()).toBe(401);
  await teacher.goto('/teaching');
  await expect(teacher.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await signInAs(teacher, someone(domain));
  expect((await teacher.request.get('/api/library/search?term=week')).status()).toBe(403);
  await teacher.goto('/teaching');
  await expect(teacher.getByText('Subscribe required')).toBeVisible();
});
