import type { Page } from '@playwright/test';
import { signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

test('a teacher adds a passkey, and the sign-in page offers it @many-copies', async ({ page }) => {
  const email = someone();
  await signInAs(page, email);
  await addAuthenticator(page);
  await addPasskey(page, 'Classroom laptop');
  await expect(passkeys(page).getByRole('listitem')).toContainText(['Classroom laptop']);
  await page.context().clearCookies({ name: 'session' });
  await page.goto('/login?next=%2Fprofile');
  // The device agrees at once, as if its owner had chosen the passkey in the e-mail field.
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(passkeys(page).getByText(/^Last used/)).toBeVisible();
});

test('a passkey is renamed and removed @many-copies', async ({ page }) => {
  await signInAs(page, someone());
  await addAuthenticator(page);
  await addPasskey(page, 'Old name');
  await passkeys(page).getByRole('button', { name: 'Rename Old name' }).click();
  await passkeys(page).getByRole('listitem').getByLabel('Call this passkey').fill('New name');
  await passkeys(page).getByRole('button', { name: 'Save' }).click();
  await page.reload();
  await passkeys(page).getByRole('button', { name: 'Remove New name' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The passkey “New name” was removed')).toBeVisible();
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(0);
});

test('the shared organisation account is offered none', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Organisation Login' }).click();
  await page.getByLabel('Domain').fill('orchard.example');
  await page.getByLabel('Password', { exact: true }).fill('orchard-demo');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/teaching');
  await page.goto('/profile');
  await expect(passkeys(page)).toContainText(
    'Passkeys are not available for your school’s shared login.',
  );
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
});

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/profile');
  await passkeys(page).getByLabel('Call this passkey').fill(name);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(`The passkey “${name}” was added`)).toBeVisible();
}

function passkeys(page: Page) {
  return page.getByRole('region', { name: 'Sign in faster on this computer' });
}
