import { expect, type Page } from '@playwright/test';
import type { SigningProvider } from '#testing/signing-provider.ts';
import { someone } from './people.ts';

/** A teacher with an account at the provider; the subject is the address as it was when the account was made. */
export function anAccount(
  provider: SigningProvider | undefined,
  { domain = 'orchard.example', email = someone(domain) } = {},
): string {
  provider?.accounts.set(email, { email, email_verified: true });
  return email;
}

/** Presses the button of the provider, again if it did not answer on a busy machine, and chooses an account there. */
export async function signInThroughProvider(page: Page, account: string): Promise<void> {
  const button = page.getByRole('link', { name: 'Sign in with The Trust' });
  await expect(async () => {
    if (await button.isVisible()) await button.click();
    const where = `at ${page.url()}`;
    await expect(page.getByLabel('Another address'), where).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 50_000 });
  await chooseAccount(page, account);
}

export async function chooseAccount(page: Page, account: string): Promise<void> {
  await page.getByLabel('Another address').fill(account);
  await page.getByRole('button', { name: 'Continue' }).click();
}
