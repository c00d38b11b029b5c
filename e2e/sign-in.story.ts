import type { Page } from '@playwright/test';
import { anotherCode, codeSentTo, someone } from './people.ts';
import { expect, test } from './product.ts';
import { askForCode, enterCode } from './sign-in-page.ts';
import { expectStandsAtEveryWidth } from './widths.ts';

const REFUSED = 'That code is not right or has expired. Please check it, or ask for a new one.';

test('a new user registers: the code is read in the outbox, and the choices are saved @many-copies', async ({
  page,
  context,
}) => {
  const email = someone();
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Account' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('checkbox', { name: 'Resource Updates & Newsletter' }).check();
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Enter Verification Code' }),
  ).toBeVisible();

  const outbox = await context.newPage();
  await expect(async () => {
    await outbox.goto('/outbox');
    const mine = outbox.getByRole('listitem').filter({ hasText: email });
    // Not longer: the list does not grow by itself.
    await expect(mine).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  const message = outbox.getByRole('listitem').filter({ hasText: email }).getByRole('link');
  const code = /^\d{6}/.exec((await message.textContent()) ?? '')?.[0] ?? '';
  await message.click();
  await expect(outbox.getByText('It works once, for 10 minutes').first()).toBeVisible();

  await page.bringToFront();
  await page.getByRole('textbox', { name: 'Verification code' }).click();
  await page.keyboard.type(code);
  await expect(page).toHaveURL('/teaching');

  await page.goto('/profile');
  await expect(page.getByLabel('Name')).toHaveValue(email.split('@')[0] ?? '');
  await expect(page.getByRole('switch', { name: 'Resource Updates & Newsletter' })).toBeChecked();
});

test('a teacher signs in by code: Send again waits a minute and says how long, and a code pasted with a space in it is accepted @many-copies', async ({
  page,
}) => {
  await page.clock.install();
  const email = someone();
  await askForCode(page, email);
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
  await page.clock.runFor(61_000);
  await expect(page.getByRole('button', { name: 'Send again', exact: true })).toBeEnabled();
  const code = await codeSentTo(page, email);
  await paste(page, `${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page).toHaveURL('/teaching');
  await expect(page.getByRole('button', { name: email.split('@')[0] ?? '' })).toBeVisible();
});

test('the boxes take digits alone, Go Back resets everything, and a code asked for again too soon is refused with the seconds left', async ({
  page,
  complaints,
}) => {
  const email = someone();
  await askForCode(page, email);
  await page.getByRole('textbox', { name: 'Verification code' }).click();
  await page.keyboard.type('1a2b3');
  await expect.poll(() => boxes(page)).toEqual(['1', '2', '3', '', '', '']);
  await page.keyboard.press('Backspace');
  await expect.poll(() => boxes(page)).toEqual(['1', '2', '', '', '', '']);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('9');
  await expect.poll(async () => (await boxes(page))[0]).toBe('9');
  await expect(page.getByRole('button', { name: 'Verify Code' })).toBeDisabled();
  const first = page.getByRole('textbox', { name: 'Verification code' });
  await expect(first).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(first).toHaveAttribute('inputmode', 'numeric');

  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /^Please wait \d+ seconds? before asking for another code\.$/,
  );
  expect(complaints.splice(0)).toEqual([expect.stringContaining('429')]);
});

test('after five wrong tries a code is void, until a new one is sent @many-copies', async ({
  page,
  complaints,
}) => {
  const email = someone();
  await askForCode(page, email);
  const wrong = anotherCode(await codeSentTo(page, email));
  const verify = async () => {
    const answered = page.waitForResponse('**/api/sign-in/code');
    await page.getByRole('button', { name: 'Verify Code' }).click();
    await answered;
  };
  await enterCode(page, wrong);
  for (let n = 1; n < 5; n += 1) {
    await expect(page.getByRole('alert')).toHaveText(REFUSED);
    await expect.poll(() => boxes(page)).toEqual(wrong.split(''));
    await verify();
  }
  await expect(page.getByRole('alert')).toHaveText(REFUSED);
  await verify();
  await expect(page.getByRole('alert')).toHaveText(
    /^Too many attempts\. Please wait (9|10) minutes, or ask for a new code\.$/,
  );
  expect(complaints.splice(0).filter((text) => !/status of (401|429)/.test(text))).toEqual([]);
});

test('a user who already has a code enters it with the address, at every width and for every reader', async ({
  page,
  complaints,
}) => {
  const email = someone();
  await askForCode(page, email);
  const code = await codeSentTo(page, email);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Send Code' }).click();
  const missing = page.getByText('Please enter an email address such as');
  await expectStandsAtEveryWidth(page, () => expect(missing).toBeVisible());
  await page.getByRole('button', { name: 'Already got a code? Enter it here' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Enter Verification Code' }),
  ).toBeVisible();
  await page.getByLabel('Email').fill(someone());
  await enterCode(page, '123456');
  await expectStandsAtEveryWidth(page, () => expect(page.getByRole('alert')).toHaveText(REFUSED));
  expect(complaints.splice(0)).toHaveLength(1);

  await page.getByLabel('Email').fill('');
  await enterCode(page, code);
  await expect(page.getByRole('button', { name: 'Verify Code' })).toBeDisabled();
  await page.getByLabel('Email').fill(`  ${email.toUpperCase()} `);
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page).toHaveURL('/teaching');
});

test('staff sign in with the account of their organisation, at every width and for every reader @many-copies', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/login');
  await page.getByText('Organisation Login').click();
  for (const [domain, password] of [
    ['orchard.example', 'wrong'],
    ['unknown.example', 'wrong'],
  ] as const) {
    await page.getByLabel('Domain').fill(domain);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'That domain or password is not right. Please check both and try again.',
    );
  }
  await expectStandsAtEveryWidth(page, () => expect(page.getByRole('alert')).toBeVisible());
  expect(complaints.splice(0)).toHaveLength(2);
  await page.getByLabel('Domain').fill('orchard.example');
  await page.getByLabel('Password', { exact: true }).fill('orchard-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/teaching');
});

/** As the keyboard does it, so that the page sees a paste and not typing. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Verification code' }).focus();
  await page.evaluate((clip) => {
    const data = new DataTransfer();
    data.setData('text/plain', clip);
    const event = new ClipboardEvent('paste', {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

function boxes(page: Page): Promise<string[]> {
  const inputs = page.getByRole('group', { name: 'Verification code' }).getByRole('textbox');
  return inputs.evaluateAll((all) =>
    all.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
  );
}
