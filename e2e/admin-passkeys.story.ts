import { expectBelowHeader } from './below-header.ts';
import { ADMINISTRATOR, signInAs } from './people.ts';
import { expect, test } from './product.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

test.use({ environment: { ADMIN_PASSKEYS: 'on' } });

test('an administrator who signs in with a code needs the passkey for the admin pages @many-copies', async ({
  page,
}) => {
  await signInAs(page, ADMINISTRATOR);
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
  const notice = page.getByRole('region', { name: 'Passkey needed' });
  await expect(notice.getByRole('button')).toHaveCount(0);
  await notice.getByRole('link', { name: 'Add your first passkey' }).click();
  await expectBelowHeader(page.getByRole('heading', { name: 'Sign in faster on this computer' }));
  await addAuthenticator(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(notice).toHaveCount(0);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'School Subscriptions' })).toBeVisible();

  // Signing in with the passkey is enough by itself. The page is left first, because it may still be asking.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page).toHaveURL('/teaching');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin');
});
