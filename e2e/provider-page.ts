import type { Page } from '@playwright/test';
import type { SigningProvider } from '#testing/signing-provider.ts';
import { someone } from './people.ts';
import { expect } from './product.ts';
import { enterCode } from './sign-in-page.ts';

/** A teacher with an account at the provider; the subject is the address as it was when the account was made. */
export function anAccount(
  provider: SigningProvider | undefined,
  { domain = 'orchard.example', email = someone(domain) } = {},
): string {
  provider?.accounts.set(email, { email, email_verified: true });
  return email;
}

/** Presses the button of the provider and chooses an account there. */
export async function signInThroughProvider(page: Page, account: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign in with The Trust' }).click();
  await chooseAccount(page, account);
}

export async function chooseAccount(page: Page, account: string): Promise<void> {
  await page.getByLabel('Another address').fill(account);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/**
 * The code that confirms an address is sent by its last digit once the script runs, which the countdown shows. A code
 * that is complete before that stays in the boxes until Verify Code is pressed.
 */
export async function enterConfirmingCode(page: Page, code: string): Promise<void> {
  await expect(page.getByRole('button', { name: /^Send again in/ })).toBeVisible();
  await enterCode(page, code);
}
