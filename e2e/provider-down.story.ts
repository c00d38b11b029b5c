import { codeSentTo, someone } from './people.ts';
import { expect, test } from './product.ts';
import { askForCode, enterCode } from './sign-in-page.ts';

// A provider of its own, which no other story needs afterwards.
test.use({ withProvider: true, environment: {} });

test('while the provider is down its button says so, and codes work', async ({
  page,
  provider,
}) => {
  await provider?.stop();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign in with The Trust' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'That provider cannot be reached at the moment. Please sign in with a code',
  );
  await expect(page.getByText('The Trust cannot be reached at the moment.')).toBeVisible();
  const email = someone();
  await askForCode(page, email);
  await enterCode(page, await codeSentTo(page, email));
  await expect(page).toHaveURL('/teaching');
});
