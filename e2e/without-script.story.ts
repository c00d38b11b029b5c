import { randomUUID } from 'node:crypto';
import { devices, type Page } from '@playwright/test';
import { getProfile } from '#contract/profile.ts';
import { plantLibrary } from '#testing/plant-library.ts';
import { dropdown } from './dropdown.ts';
import { anotherCode, codeSentTo, signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';

test.use({ javaScriptEnabled: false });

let planted: Promise<void> | undefined;

test.beforeEach(async ({ product: { dataDir } }) => {
  planted ??= plantLibrary(dataDir, {
    resources: [
      { path: 'Plain year 2/Plain week 1/Plain slides.pdf' },
      { path: 'Plain year 3/Plain week 2/Plain sheet.pdf' },
    ],
  });
  await planted;
});

test('a visitor reads the public pages and moves between them', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [link, heading] of [
    ['Pricing', 'Pricing'],
    ['Help & FAQ', 'Help & Support'],
    ['Home', 'Master Spelling, Empower Learning'],
  ] as const) {
    await main.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Accessibility' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  await main.getByRole('link', { name: 'Learning Resources' }).click();
  await expect(page).toHaveURL('/login?next=%2Fteaching');
});

test('a teacher signs in by code, finds the resources of a week, and logs out', async ({
  page,
  complaints,
}) => {
  const email = someone();
  await page.goto('/teaching/Plain%20year%202');
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByText('Please enter an email address such as')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Enter');
  await expectHeading(page, 'Enter Verification Code');
  await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible();

  const code = await codeSentTo(page, email);
  await page.getByLabel('Verification code').fill(anotherCode(code));
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page).toHaveURL('/teaching/Plain%20year%202');

  await page.getByRole('link', { name: 'Plain week 1' }).click();
  await expect(page).toHaveURL('/teaching/Plain%20year%202/Plain%20week%201');
  await expect(page.getByRole('link', { name: 'Plain slides.pdf', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Plain year 3' }).click();
  await page.getByRole('link', { name: 'Plain week 2' }).click();
  await expect(page).toHaveURL('/teaching/Plain%20year%203/Plain%20week%202');
  await expect(page.getByRole('link', { name: 'Plain sheet.pdf', exact: true })).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  expect(complaints.splice(0).filter((text) => !text.includes('422'))).toEqual([]);
});

test('a new teacher registers and has the newsletter that they chose', async ({ page }) => {
  const email = someone();
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Resource Updates & Newsletter').check();
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expectHeading(page, 'Enter Verification Code');
  await page.getByLabel('Verification code').fill(await codeSentTo(page, email));
  await page.getByLabel('Verification code').press('Enter');
  await expect(page).toHaveURL('/teaching');
  await page.goto('/profile');
  await expect(page.getByLabel('Name')).toHaveValue(email.split('@')[0] ?? '');
  const profile = await page.request.get(getProfile.path);
  expect(await profile.json()).toMatchObject({ newsletter: true });
});

test('a teacher who already has a code enters it with the address, or goes back', async ({
  page,
}) => {
  const email = someone();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  const code = await codeSentTo(page, email);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Already got a code? Enter it here' }).click();
  await expectHeading(page, 'Enter Verification Code');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expectHeading(page, 'Welcome Back');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Already got a code? Enter it here' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page).toHaveURL('/teaching');
});

test('staff sign in with the account of their organisation', async ({ page, complaints }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Organisation Login' }).click();
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign In' });
  await page.getByLabel('Domain').fill('orchard.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await signIn.click();
  await expect(page.getByRole('alert')).toContainText('is not right');
  await expect(page.getByLabel('Domain')).toHaveValue('orchard.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill('orchard-demo');
  await signIn.click();
  await expect(page).toHaveURL('/teaching');
  expect(complaints.splice(0).filter((text) => !text.includes('422'))).toEqual([]);
});

test('a message to the team is sent, and a refused one is kept', async ({ page, complaints }) => {
  const sender = `Ada ${randomUUID()}`;
  await page.goto('/faq');
  await page.getByLabel('Email').fill('ada@orchard.example');
  await page.getByLabel('Message').fill('Where do I find\nWeek 7?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Please enter your name.')).toBeInViewport();
  await expect(page.getByLabel('Message')).toHaveValue('Where do I find\nWeek 7?');
  await page.getByLabel('Name').fill(sender);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(
    page.getByText('Your message has been sent! We will get back to you soon.'),
  ).toBeInViewport();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(async () => {
    await page.goto('/outbox');
    const message = page.getByRole('link', { name: `Support: message from ${sender}` });
    await expect(message).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  expect(complaints.splice(0).filter((text) => !text.includes('422'))).toEqual([]);
});

test('on a phone the years and weeks open, and the footer has Logout', async ({
  browser,
  product: { url: baseURL },
}) => {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    javaScriptEnabled: false,
    baseURL,
  });
  const page = await context.newPage();
  await signInAs(page, someone());
  await page.goto('/teaching');
  await expect(page.getByRole('link', { name: 'Plain year 3' })).toBeHidden();
  await dropdown(page, 'Select Year').click();
  await page.getByRole('link', { name: 'Plain year 3' }).click();
  await dropdown(page, 'Select Week').click();
  await page.getByRole('link', { name: 'Plain week 2' }).click();
  await expect(page).toHaveURL('/teaching/Plain%20year%203/Plain%20week%202');
  await expect(page.getByRole('link', { name: 'Plain week 2' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Plain sheet.pdf', exact: true })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Login' })).toBeVisible();
  await context.close();
});

async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
