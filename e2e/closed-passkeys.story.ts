import type { Page } from '@playwright/test';
import { ADMINISTRATOR, signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';
import { scriptRuns } from './script-runs.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

const HEADING = 'Sign in faster on this computer';

test('an administrator closes passkeys for a school, its teachers are told, and they work again when they are allowed', async ({
  page,
  browser,
  product: { url: baseURL },
  complaints,
}) => {
  const email = someone('meadow.example');
  await signInAs(page, email);
  await addAuthenticator(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey “This computer” was added')).toBeVisible();
  const office = await (await browser.newContext({ baseURL })).newPage();
  await signInAs(office, ADMINISTRATOR);
  await setPasskeys(office, false);

  await page.reload();
  const section = page.getByRole('region', { name: HEADING });
  await expect(section).toContainText('Your school has chosen not to use passkeys.');
  await expect(section.getByRole('listitem')).toContainText(['This computer']);
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);

  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'session' });
  await page.goto('/login');
  // The device agrees at once, as if its owner had chosen the passkey in the e-mail field.
  await expect(page.getByRole('alert')).toContainText(
    'Your school has chosen not to use passkeys. Please sign in with a code.',
  );
  expect(complaints.splice(0)).toEqual([expect.stringContaining('403')]);

  await setPasskeys(office, true);
  await page.goto('/login');
  await expect(page).toHaveURL('/teaching');
  await office.context().close();
});

async function setPasskeys(page: Page, allowed: boolean): Promise<void> {
  await page.goto('/admin');
  await scriptRuns(page);
  await page.getByRole('button', { name: 'View Meadow Primary School' }).click();
  const ways = page.getByRole('region', { name: 'Ways to Sign In' });
  await ways.getByRole('switch', { name: 'Staff may use passkeys' }).setChecked(allowed);
  await ways.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ways to sign in were saved')).toBeVisible();
}
