import { expectNoViolations } from './accessibility.ts';
import { codeSentTo, someone } from './people.ts';
import { expect, test } from './product.ts';
import { enterCode } from './sign-in-page.ts';

test('server and network errors have their own messages, and nothing typed is lost', async ({
  page,
  complaints,
}) => {
  const email = someone();
  const sendCode = page.getByRole('button', { name: 'Send Code' });
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.route('**/api/sign-in/codes', (route) => route.fulfill({ status: 500 }));
  await sendCode.click();
  await expectAlert('An unexpected error occurred. Please try again.');
  await page.route('**/api/sign-in/**', (route) => route.abort());
  await sendCode.click();
  await expectAlert(
    'A network error occurred. Please check your internet connection and try again.',
  );
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await page.unrouteAll();
  await sendCode.click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Enter Verification Code' }),
  ).toBeVisible();
  await page.route('**/api/sign-in/code', (route) => route.fulfill({ status: 500, body: 'x' }));
  await enterCode(page, '123456');
  await expectAlert('An unexpected error occurred during verification. Please try again.');

  await page.getByRole('button', { name: 'Go Back' }).click();
  await page.getByRole('button', { name: 'Organisation Login' }).click();
  await page.route('**/api/sign-in/organisation', (route) => route.fulfill({ status: 500 }));
  await page.getByLabel('Domain').fill('orchard.example');
  await page.getByLabel('Password', { exact: true }).fill('orchard-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expectAlert('An unexpected error occurred during sign-in. Please try again.');

  async function expectAlert(words: string): Promise<void> {
    await expect(page.getByRole('alert')).toHaveText(words);
    await expect.poll(() => complaints.length).toBe(1);
    complaints.splice(0);
  }
});

test('when the preferences of a new user cannot be saved they can try again', async ({
  page,
  complaints,
}) => {
  const email = someone();
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  const code = await codeSentTo(page, email);
  await page.route('**/api/profile', (route) => route.abort());
  await enterCode(page, code);
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to save your preferences: A network error occurred. Please check your internet connection and try again. Please try again.',
  );
  await expectNoViolations(page);
  await page.unroute('**/api/profile');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/teaching');
  expect(complaints.splice(0)).toHaveLength(1);
});
