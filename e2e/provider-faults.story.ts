import type { Page } from '@playwright/test';
import { type SigningProvider, startSigningProvider } from '#testing/signing-provider.ts';
import { visitProduct } from '#testing/visit-product.ts';
import { codeSentTo, someone } from './people.ts';
import { expect, test as base } from './product.ts';
import {
  anAccount,
  chooseAccount,
  enterConfirmingCode,
  signInThroughProvider,
} from './provider-page.ts';

interface Second {
  /** A second provider, which speaks for another domain. */
  north: SigningProvider;
}

const test = base.extend<object, Second>({
  withProvider: true,
  north: [
    async ({ port }, use) => {
      const settings = { id: 'north', name: 'North', domains: ['meadow.example'] };
      const north = await startSigningProvider(settings, `http://localhost:${port}`);
      await use(north);
      await north.stop();
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ north }, use) => {
      const { name, issuer, clientId, clientSecret, domains } = north.settings;
      await use({
        OIDC_PROVIDERS: 'north',
        OIDC_NORTH_NAME: name,
        OIDC_NORTH_ISSUER: issuer,
        OIDC_NORTH_CLIENT_ID: clientId,
        OIDC_NORTH_CLIENT_SECRET: clientSecret,
        OIDC_NORTH_DOMAINS: domains.join(','),
      });
    },
    { scope: 'worker' },
  ],
});

// In one worker, because each worker starts a product for it.
test.describe.configure({ mode: 'default' });

const REFUSED = 'That sign-in did not work';

test('an answer of the provider that is opened a second time signs nobody in', async ({
  page,
  provider,
}) => {
  let answer = '';
  page.on('request', (request) => {
    if (request.url().includes('/return?')) answer = request.url();
  });
  await page.goto('/login');
  await signInThroughProvider(page, anAccount(provider));
  await expect(page).toHaveURL('/teaching');
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'session' });
  await page.goto(answer);
  await expect(page.getByRole('alert')).toContainText(REFUSED);
});

test('an answer that comes after the visit has expired signs nobody in, and the next visit does', async ({
  page,
  provider,
}) => {
  const account = anAccount(provider);
  await page.goto('/login?next=%2Fprofile');
  await page.getByRole('link', { name: 'Sign in with The Trust' }).click();
  await expect(page.getByLabel('Another address')).toBeVisible();
  // After a quarter of an hour the browser forgets the visit.
  await page.context().clearCookies({ name: /provider-visit/ });
  await chooseAccount(page, account);
  await expect(page.getByRole('alert')).toContainText('it took too long');
  await page.getByRole('link', { name: 'Sign in with The Trust' }).click();
  await expect(page).toHaveURL('/teaching');
});

test('a browser that keeps no cookies is told so', async ({ page, provider }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign in with The Trust' }).click();
  await expect(page.getByLabel('Another address')).toBeVisible();
  for (const name of ['browser', /provider-visit/]) await page.context().clearCookies({ name });
  await chooseAccount(page, anAccount(provider));
  await expect(page.getByRole('alert')).toContainText('Please allow cookies for this site');
});

test('an answer with two states, and a place to go that is far too long, end on a page', async ({
  page,
  provider,
}) => {
  await page.goto('/api/sign-in/providers/other/return?code=any&state=one&state=another');
  await expect(page.getByRole('alert')).toContainText(REFUSED);
  await page.goto(`/api/sign-in/providers/other?next=%2F${'a'.repeat(2000)}`);
  await chooseAccount(page, anAccount(provider));
  await expect(page).toHaveURL('/teaching');
});

test('a clock that is two minutes off, and new keys, do not matter', async ({ page, provider }) => {
  for (const seconds of [-120, 120]) {
    const now = Math.floor(Date.now() / 1000) + seconds;
    provider?.alter((claims) => ({ ...claims, iat: now, nbf: now, exp: now + 60 }));
    provider?.rotateKeys();
    await page.goto('/login');
    await signInThroughProvider(page, anAccount(provider));
    await expect(page).toHaveURL('/teaching');
    await leave(page);
  }
  provider?.alter((claims) => claims);
});

test('a teacher with two tabs finishes in the first, and then in the second', async ({
  page,
  provider,
}) => {
  const account = anAccount(provider);
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await tab.goto('/login');
    await tab.getByRole('link', { name: 'Sign in with The Trust' }).click();
    await expect(tab.getByLabel('Another address')).toBeVisible();
  }
  for (const tab of [page, second]) {
    await chooseAccount(tab, account);
    await expect(tab).toHaveURL('/teaching');
  }
});

test('two providers lead one person to one account; the second is confirmed by a code once', async ({
  page,
  provider,
  north,
  complaints,
}) => {
  const account = anAccount(provider);
  anAccount(north, { email: account });
  await page.goto('/login?next=%2Fprofile');
  await signInThroughProvider(page, account);
  await expect(page).toHaveURL('/profile');
  await leave(page);
  await signInThroughNorth(page, account);
  await enterConfirmingCode(page, await codeSentTo(page, account));
  await expect(page).toHaveURL('/profile');
  await leave(page);
  await signInThroughNorth(page, account);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account);
  expect(complaints.splice(0).filter((each) => !each.includes(north.settings.issuer))).toEqual([]);
});

test('a stranger elsewhere who claims a teacher’s address is not let in', async ({
  page,
  provider,
  north,
  complaints,
}) => {
  const account = anAccount(provider);
  await page.goto('/login');
  await signInThroughProvider(page, account);
  await expect(page).toHaveURL('/teaching');
  await leave(page);
  anAccount(north, { email: account });
  await signInThroughNorth(page, account);
  await expect(page.getByText(`We have sent a code to ${account}`)).toBeVisible();
  await enterConfirmingCode(page, '000000');
  await expect(page.getByRole('alert')).toContainText('That code is not right');
  await page.goto('/teaching');
  await expect(page).toHaveURL('/login?next=%2Fteaching');
  const expected = [north.settings.issuer, '401'];
  const others = complaints
    .splice(0)
    .filter((each) => !expected.some((part) => each.includes(part)));
  expect(others).toEqual([]);
});

test('a teacher whose account was disabled at the provider is signed out the next day', async ({
  page,
  provider,
  product,
}) => {
  const account = anAccount(provider, { email: someone() });
  await page.goto('/login');
  await signInThroughProvider(page, account);
  await expect(page).toHaveURL('/teaching');
  provider?.accounts.delete(account);
  // Left first, so that the page does not ask for anything once its session is gone.
  await page.goto('about:blank');
  await visitProduct(product.dataDir, async (db) => {
    const due = { provider_check_due_at: new Date() };
    await db.updateTable('sessions').set(due).where('provider', '=', 'other').execute();
  });
  await page.goto('/favourites');
  await expect(page.getByRole('alert')).toContainText('You are no longer signed in there');
});

/** Left first, so that the page does not ask for anything once its session is gone. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

async function signInThroughNorth(page: Page, account: string): Promise<void> {
  await page.goto('/login?next=%2Fprofile');
  await page.getByRole('link', { name: 'Sign in with North' }).click();
  await chooseAccount(page, account);
}
