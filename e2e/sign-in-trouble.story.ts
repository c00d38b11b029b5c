import { expectNoViolations } from './accessibility.ts';
import { codeSentTo, someone } from './people.ts';
import { expect, test } from './product.ts';
import { askForCode, enterCode } from './sign-in-page.ts';

test.describe('when something goes wrong', () => {
  for (const [path, press, words] of [
    ['codes', 'Send Code', 'An unexpected error occurred. Please try again.'],
    ['organisation', 'Sign In', 'An unexpected error occurred during sign-in. Please try again.'],
  ] as const) {
    test(`the server: ${words}`, async ({ page, complaints }) => {
      await page.route(`**/api/sign-in/${path}`, (route) => route.fulfill({ status: 500 }));
      await page.goto('/login');
      if (path === 'codes') {
        await page.getByLabel('Email').fill(someone());
      } else {
        await page.getByRole('button', { name: 'Organisation Login' }).click();
        await page.getByLabel('Domain').fill('orchard.example');
        await page.getByLabel('Password', { exact: true }).fill('orchard-demo');
      }
      await page.getByRole('main').getByRole('button', { name: press }).click();
      await expect(page.getByRole('alert')).toHaveText(words);
      expect(complaints.splice(0)).toHaveLength(1);
    });
  }

  test('the network: the words say so, and nothing typed is lost', async ({ page, complaints }) => {
    const email = someone();
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.route('**/api/sign-in/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Send Code' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'A network error occurred. Please check your internet connection and try again.',
    );
    await expect(page.getByLabel('Email')).toHaveValue(email);
    expect(complaints.splice(0)).toHaveLength(1);
  });

  test('the server, while a code is verified', async ({ page, complaints }) => {
    const email = someone();
    await askForCode(page, email);
    await page.route('**/api/sign-in/code', (route) => route.fulfill({ status: 500, body: 'x' }));
    await enterCode(page, '123456');
    await expect(page.getByRole('alert')).toHaveText(
      'An unexpected error occurred during verification. Please try again.',
    );
    expect(complaints.splice(0)).toHaveLength(1);
  });

  test('saving the preferences of a newcomer: they can try again', async ({ page, complaints }) => {
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
});
