import type { Page } from '@playwright/test';
import { countLoads } from './count-loads.ts';
import { expectScriptRuns, openBeforeScript } from './hold-back.ts';
import { codeSentTo, someone } from './people.ts';
import { expect, test } from './product.ts';

test('an address typed and a box ticked before the script runs are kept and sent', async ({
  page,
}) => {
  const email = someone();
  const release = await openBeforeScript(page, '/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Resource Updates & Newsletter').check();
  await release();
  await expectScriptRuns(page);
  const loads = countLoads(page);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Resource Updates & Newsletter')).toBeChecked();
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible();
  expect(loads()).toBe(0);
  await page.getByRole('textbox', { name: 'Verification code' }).click();
  await page.keyboard.type(await codeSentTo(page, email));
  await expect(page).toHaveURL('/teaching');
  await page.goto('/profile');
  await expect(page.getByRole('switch', { name: 'Resource Updates & Newsletter' })).toBeChecked();
});

test('a form sent before the script runs is answered by a page that the script takes over', async ({
  page,
}) => {
  const { code, release } = await askForCodeBeforeScript(page);
  const box = page.getByRole('textbox', { name: 'Verification code' });
  await box.fill(code);
  // As after a reload: digits that nobody is typing wait for the button.
  await box.blur();
  await release();
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
  await expect(box).toHaveValue(code.slice(0, 1));
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page).toHaveURL('/teaching');
});

test('a code typed whole before the script runs is sent as soon as it does, like any other', async ({
  page,
}) => {
  const { code, release } = await askForCodeBeforeScript(page);
  await page.getByRole('textbox', { name: 'Verification code' }).click();
  await page.keyboard.type(code);
  await release();
  await expect(page).toHaveURL('/teaching');
});

test('a code begun before the script runs is finished after it, and no digit is lost', async ({
  page,
}) => {
  const { code, release } = await askForCodeBeforeScript(page);
  await page.getByRole('textbox', { name: 'Verification code' }).click();
  await page.keyboard.type(code.slice(0, 3));
  await release();
  await expect(page.getByRole('textbox', { name: 'Digit 4 of 6' })).toBeFocused();
  await page.keyboard.type(code.slice(3));
  await expect(page).toHaveURL('/teaching');
});

test('Go Back forgets a form that was sent before the script ran', async ({ page }) => {
  const release = await openBeforeScript(page, '/login');
  await page.getByLabel('Email').fill('early@orchard.example');
  await page.getByRole('button', { name: 'Already got a code? Enter it here' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('early@orchard.example');
  await release();
  await expect(page.getByRole('button', { name: 'Verify Code' })).toBeDisabled();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');
});

/** Asks for a code by the form that the browser posts without the script, which still waits. */
async function askForCodeBeforeScript(page: Page) {
  const email = someone();
  const release = await openBeforeScript(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible();
  return { code: await codeSentTo(page, email), release };
}
