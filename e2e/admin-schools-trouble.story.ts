import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { expectToast } from './admin-schools-page.ts';
import { ADMINISTRATOR, signInAs } from './people.ts';
import { expect, test } from './product.ts';

const NETWORK = 'A network error occurred. Please check your internet connection and try again.';

test.beforeEach(async ({ page }) => {
  await signInAs(page, ADMINISTRATOR);
});

test('a list that cannot be loaded says why and can be loaded again; a failed update, deletion, creation or reset says so and its dialog stays open', async ({
  page,
  complaints,
}) => {
  const error = { code: 'request/timeout', requestId: 'r-1' };
  await page.route('**/api/schools', (route) => route.fulfill({ status: 408, json: { error } }));
  await goToSchools(page);
  await expectToast(page, 'alert', 'Error loading schools: This took too long. Please try again.');
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await page.unroute('**/api/schools');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('rowheader', { name: 'Orchard Primary School' })).toBeVisible();
  expect(complaints.splice(0)).toHaveLength(1);

  await page.getByRole('button', { name: 'Edit Meadow Primary School' }).click();
  await page.route('**/api/schools/*', (route) => route.abort());
  await page.getByLabel('Contact Name').fill('Somebody else');
  await page.getByRole('button', { name: 'Update School' }).click();
  await expectToast(page, 'alert', `Error: ${NETWORK}`);
  await expect(page.getByLabel('Contact Name')).toHaveValue('Somebody else');
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Edit School' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Delete Meadow Primary School' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast(page, 'alert', `Error: ${NETWORK}`);
  await expect(page.getByRole('dialog', { name: 'Confirm Deletion' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'View Orchard Primary School' }).click();
  await page.getByRole('button', { name: 'Create Organisation Account' }).click();
  await fillPasswords(page, ['Password', 'Confirm Password']);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'alert', 'An organisation account for orchard.example already exists.');
  await expect(page.getByLabel('Confirm Password')).toHaveValue('secret password');
  await page.route('**/api/organisation-accounts', (route) => route.abort());
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'alert', `Error creating account: ${NETWORK}`);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'View Meadow Primary School' }).click();
  await page.getByRole('button', { name: 'Reset Organisation Password' }).click();
  await fillPasswords(page, ['New Password', 'Confirm New Password']);
  await page.getByRole('button', { name: 'Reset Password', exact: true }).click();
  await expectToast(
    page,
    'alert',
    'Error resetting password: This school has no organisation account yet.',
  );
  await expect(page.getByLabel('Confirm New Password')).toHaveValue('secret password');
  expectOnlyMeant(complaints);
});

test('on a low screen the message about a password scrolls into view', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'View Orchard Primary School' }).click();
  await page.getByRole('button', { name: 'Create Organisation Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Organisation Account' });
  await dialog.getByLabel('Password', { exact: true }).fill('secret password');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(dialog.getByText('Passwords do not match.')).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel('Confirm Password').fill('secret password');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  expect(complaints.splice(0)).toHaveLength(1);
});

test('name, domain and e-mail address are checked, and nothing typed is lost; a shared domain needs a confirmation, and is accepted after it', async ({
  page,
  complaints,
}) => {
  await page.goto('/admin');
  const dialog = await openAdding(page);
  const name = dialog.getByLabel('Name', { exact: true });
  const domain = dialog.getByLabel('Domain');
  await dialog.getByLabel('Contact Email').fill('nobody');
  await dialog.getByRole('button', { name: 'Add School' }).click();
  await expect(dialog.getByText('Please enter the name of the school.')).toBeVisible();
  await expect(dialog.getByText('Please enter a domain such as example.edu.')).toBeVisible();
  await expect(dialog.getByText(/Please enter an email address such as/)).toBeVisible();
  await expect(name).toBeFocused();

  await name.fill('Copse Primary');
  await dialog.getByLabel('Contact Email').fill('');
  const refusals = [
    ['orchard.example', 'Another school already has this domain.'],
    ['lancs.sch.uk', 'Many schools share this ending. Enter the school’s whole domain.'],
    ['gmail.com', 'This is a public email service. Enter the school’s own domain.'],
  ] as const;
  for (const [refused, why] of refusals) {
    await domain.fill(refused);
    await dialog.getByRole('button', { name: 'Add School' }).click();
    await expectToast(page, 'alert', `Error: ${why}`);
    await expect(dialog.getByText(why)).toBeVisible();
    await expect(name).toHaveValue('Copse Primary');
    await expect(domain).toHaveValue(refused);
  }
  await page.route('**/api/schools', (route) => route.abort());
  await domain.fill('copse.example');
  await dialog.getByRole('button', { name: 'Add School' }).click();
  await expectToast(page, 'alert', `Error: ${NETWORK}`);
  await expect(domain).toHaveValue('copse.example');
  await page.unroute('**/api/schools');

  await page.setViewportSize({ width: 360, height: 640 });
  const ysgol = `Ysgol ${randomUUID()}`;
  await name.fill(ysgol);
  await domain.fill('HwbCymru.net');
  await dialog.getByRole('button', { name: 'Add School' }).click();
  const question = dialog.getByRole('alert');
  await expect(question).toContainText('Several schools share HwbCymru.net');
  await expect(question.getByRole('button')).toBeInViewport();
  await expectNoViolations(page);

  await domain.fill('orchard.example');
  await expect(question).toBeHidden();
  await domain.fill('hwbcymru.net');
  await dialog.getByRole('button', { name: 'Add School' }).click();
  await question.getByRole('button', { name: 'Use this domain anyway' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'added' })).toHaveText(
    `School '${ysgol}' added successfully`,
  );
  await expect(dialog).toBeHidden();
  expectOnlyMeant(complaints);
});

test('a list without schools says how to get started, and one of five thousand is filtered without delay', async ({
  page,
}) => {
  await page.route('**/api/schools', (route) => route.fulfill({ json: { schools: [] } }));
  await goToSchools(page);
  await expect(page.getByText('No schools found. Add a school to get started.')).toBeVisible();
  await expectNoViolations(page);

  const schools = Array.from({ length: 5000 }, (_, n) => ({
    id: `s-${n}`,
    name: `School ${n}`,
    domain: `school-${n}.example`,
    contactName: null,
    contactEmail: null,
    subscriptionStatus: 'active',
  }));
  await page.route('**/api/schools', (route) => route.fulfill({ json: { schools } }));
  await goToSchools(page);
  await expect(page.getByText('5,000 schools')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 100')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'School 99', exact: true })).toBeVisible();
  await page.getByLabel('Filter schools').pressSequentially('4999');
  await expect(page.getByText('1 of 5,000 schools')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText(['School 4999']);
});

/** From another page of the site, because the page at the address itself arrives with the list in it. */
async function goToSchools(page: Page): Promise<void> {
  await page.goto('/admin/overview');
  await page.getByRole('tab', { name: 'Subscriptions' }).click();
}

async function openAdding(page: Page) {
  await page.getByRole('button', { name: 'Add School' }).click();
  return page.getByRole('dialog', { name: 'Add New School' });
}

async function fillPasswords(page: Page, labels: string[]): Promise<void> {
  for (const label of labels) await page.getByLabel(label, { exact: true }).fill('secret password');
}

/** The browser writes calls that were refused or lost to its console, and nothing else. */
function expectOnlyMeant(complaints: string[]): void {
  expect(complaints.length).toBeGreaterThan(0);
  const others = complaints.splice(0).filter((text) => !/ERR_FAILED|status of 4\d\d/.test(text));
  expect(others).toEqual([]);
}
