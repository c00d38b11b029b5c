import type { Page } from '@playwright/test';
import { scriptRuns } from './script-runs.ts';
import { expect } from './product.ts';

export async function askForCode(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Enter Verification Code' }),
  ).toBeVisible();
}

/** The last digit sends the code. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await scriptRuns(page);
  await page.getByRole('textbox', { name: 'Verification code' }).click();
  await page.keyboard.type(code);
}
