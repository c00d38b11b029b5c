import { holdBackFiles } from './hold-back.ts';
import { codeSentTo, signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';
import {
  anAccount,
  chooseAccount,
  enterConfirmingCode,
  signInThroughProvider,
} from './provider-page.ts';
import { askForCode, enterCode } from './sign-in-page.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

test.use({ withProvider: true });
// In one worker, because each worker starts a product for it.
test.describe.configure({ mode: 'default' });

test('a teacher signs in with the school’s account, the first time and again, and lands where she wanted to go @many-copies', async ({
  page,
  provider,
}) => {
  const account = anAccount(provider);
  await page.goto('/favourites');
  await expect(page).toHaveURL('/login?next=%2Ffavourites');
  await signInThroughProvider(page, account);
  await expect(page).toHaveURL('/favourites');
  await page.goto('/profile');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign in with The Trust' }).click();
  // The provider still knows this browser, so nothing is asked.
  await expect(page).toHaveURL('/teaching');
});

test('on the register page the button is below the form as well', async ({ page, provider }) => {
  await page.goto('/register');
  const form = await page.getByRole('button', { name: 'Send Code' }).boundingBox();
  const button = page.getByRole('link', { name: 'Sign in with The Trust' });
  expect((await button.boundingBox())?.y).toBeGreaterThan(form?.y ?? Number.NaN);
  await signInThroughProvider(page, anAccount(provider));
  await expect(page).toHaveURL('/teaching');
});

test('a teacher who cancels is told so, and signs in with a code', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign in with The Trust' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('You did not finish signing in there.');
  const email = someone();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter Verification Code' })).toBeVisible();
  await enterCode(page, await codeSentTo(page, email));
  await expect(page).toHaveURL('/teaching');
});

test('an address that the provider cannot vouch for is confirmed by a code, this once @many-copies', async ({
  page,
  provider,
}) => {
  const account = anAccount(provider, { domain: 'meadow.example' });
  await page.goto('/login');
  await signInThroughProvider(page, account);
  await expect(page.getByText(`We have sent a code to ${account}`)).toBeVisible();
  await enterConfirmingCode(page, await codeSentTo(page, account));
  await expect(page).toHaveURL('/teaching');
  // Left first, so that the page does not ask for anything once its session is gone.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'session' });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign in with The Trust' }).click();
  await expect(page).toHaveURL('/teaching');
});

test('digits of that code typed before the script runs stay, and the next ones follow them', async ({
  page,
  provider,
}) => {
  const account = anAccount(provider, { domain: 'meadow.example' });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign in with The Trust' }).click();
  const release = await holdBackFiles(page);
  await chooseAccount(page, account);
  await expect(page.getByText(`We have sent a code to ${account}`)).toBeVisible();
  const code = await codeSentTo(page, account);
  await page.getByRole('textbox', { name: 'Verification code' }).click();
  await page.keyboard.type(code.slice(0, 2));
  await release();
  await expect(page.getByRole('textbox', { name: 'Digit 3 of 6' })).toBeFocused();
  await page.keyboard.type(code.slice(2));
  await expect(page).toHaveURL('/teaching');
});

test('an answer that was tampered with signs nobody in', async ({ page, provider }) => {
  const account = anAccount(provider);
  const left = await page.request.get('/api/sign-in/providers/other', { maxRedirects: 0 });
  const there = left.headers()['location'] ?? '';
  await page.goto(there.replace(/state=[^&]+/, 'state=another'));
  await chooseAccount(page, account);
  await expect(page.getByRole('alert')).toContainText('That sign-in did not work');
  await page.goto('/teaching');
  await expect(page).toHaveURL('/login?next=%2Fteaching');
});

test('a token for another site, of another visit, too old or wrongly signed signs nobody in @many-copies', async ({
  page,
  provider,
}) => {
  const account = anAccount(provider);
  const wrong = [
    { aud: 'another' },
    { nonce: 'another' },
    { iat: 1, exp: 2 },
    { iss: 'https://evil.example' },
  ];
  for (const change of wrong) {
    provider?.alter((claims) => ({ ...claims, ...change }));
    await page.context().clearCookies();
    await page.goto('/login');
    await signInThroughProvider(page, account);
    await expect(page.getByRole('alert')).toContainText('That sign-in did not work');
  }
  provider?.alter((claims) => claims);
  provider?.alterSigned((token) => `${token.slice(0, -8)}AAAAAAAA`);
  await page.getByRole('link', { name: 'Sign in with The Trust' }).click();
  await expect(page.getByRole('alert')).toContainText('That sign-in did not work');
  provider?.alterSigned((token) => token);
  await page.getByRole('link', { name: 'Sign in with The Trust' }).click();
  await expect(page).toHaveURL('/teaching');
});

test('a teacher who has lost the passkey signs in with a code and removes it', async ({
  page,
  provider,
}) => {
  const account = anAccount(provider);
  await page.goto('/login?next=%2Fprofile');
  await signInThroughProvider(page, account);
  const device = await addAuthenticator(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey “This computer” was added')).toBeVisible();
  await device.lose();
  await page.context().clearCookies();
  await askForCode(page, account);
  await enterCode(page, await codeSentTo(page, account));
  await expect(page).toHaveURL('/teaching');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Remove This computer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The passkey “This computer” was removed')).toBeVisible();
});

test('a school that wants its provider alone says so to everybody who asks for a code', async ({
  page,
  provider,
  complaints,
}) => {
  await signInAs(page, 'admin@spellingorchard.example');
  await page.goto('/admin');
  await page.getByRole('button', { name: 'View Hilltop Primary School' }).click();
  await page.getByLabel('Staff may sign in').selectOption('Only through The Trust');
  const ways = page.getByRole('region', { name: 'Ways to Sign In' });
  await ways.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ways to sign in were saved')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email').fill(someone('hilltop.example'));
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Staff at your school sign in with their school account only.',
  );
  expect(complaints.splice(0)).toEqual([expect.stringContaining('403')]);
  await signInThroughProvider(page, anAccount(provider));
  await expect(page).toHaveURL('/teaching');
});

test('where a school wants its provider alone, an account that the provider cannot vouch for is turned away', async ({
  page,
  provider,
}) => {
  await signInAs(page, 'admin@spellingorchard.example');
  await page.goto('/admin');
  await page.getByRole('button', { name: 'View Meadow Primary School' }).click();
  await page.getByLabel('Staff may sign in').selectOption('Only through The Trust');
  const ways = page.getByRole('region', { name: 'Ways to Sign In' });
  await expect(ways).toContainText(
    'The Trust is not set up to vouch for addresses at meadow.example',
  );
  await ways.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ways to sign in were saved')).toBeVisible();
  await page.goto('about:blank');
  await page.context().clearCookies();
  const account = anAccount(provider, { domain: 'meadow.example' });
  await page.goto('/login');
  await signInThroughProvider(page, account);
  await expect(page.getByRole('alert')).toContainText(
    'we cannot confirm that this account is from your school',
  );
  await expect(page.getByRole('alert')).toContainText('ask your school’s IT support to contact us');
  const outbox = await (await page.request.get('/outbox')).text();
  expect(outbox).not.toContain(account);
  await page.goto('/teaching');
  await expect(page).toHaveURL('/login?next=%2Fteaching');
  await signInAs(page, 'admin@spellingorchard.example');
  await page.goto('/admin');
  await page.getByRole('button', { name: 'View Meadow Primary School' }).click();
  await page.getByLabel('Staff may sign in').selectOption('Any way');
  await ways.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ways to sign in were saved')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button works, and so does the code that confirms an address', async ({
    page,
    provider,
  }) => {
    const account = anAccount(provider, { domain: 'meadow.example' });
    await page.goto('/login?next=%2Foverview');
    await signInThroughProvider(page, account);
    await page
      .locator('input[name=code]')
      .first()
      .fill(await codeSentTo(page, account));
    await page.getByRole('button', { name: 'Verify Code' }).click();
    await expect(page).toHaveURL('/overview');
  });
});
