import type { Route } from '@playwright/test';
import { openBeforeScript } from './hold-back.ts';
import { ADMINISTRATOR, codeSentTo, signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';
import { scriptRuns } from './script-runs.ts';

test('the requested page is reached after signing in @many-copies', async ({ page }) => {
  const email = someone();
  const place = '/teaching/Year%202/Week%201';
  await page.goto(place);
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await page.getByRole('textbox', { name: 'Verification code' }).click();
  await page.keyboard.type(await codeSentTo(page, email));
  await expect(page).toHaveURL(place);
});

test('signing out reaches the other tab, and so does signing in @many-copies', async ({
  page,
  context,
}) => {
  const email = someone();
  await signInAs(page, email);
  await page.goto('/teaching');
  const other = await context.newPage();
  await other.goto('/profile');
  await scriptRuns(other);
  await expect(other.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();

  await page.getByRole('button', { name: email.split('@')[0] ?? '' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(other).toHaveURL('/login?next=%2Fprofile');

  await page.goto('/login');
  await page.getByText('Organisation Login').click();
  await page.getByLabel('Domain').fill('orchard.example');
  await page.getByLabel('Password', { exact: true }).fill('orchard-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/teaching');
  await expect(other).toHaveURL('/profile');
});

test('signing out before the script runs reaches the other tab as well', async ({
  page,
  context,
}) => {
  await signInAs(page, someone());
  const other = await context.newPage();
  await other.goto('/profile');
  await scriptRuns(other);
  const release = await openBeforeScript(page, '/teaching');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await release();
  await expect(other).toHaveURL('/login?next=%2Fprofile');
});

test('signing out without a server still signs the browser out, also after a reload', async ({
  page,
  complaints,
}) => {
  await signInAs(page, someone());
  await page.goto('/profile');
  await page.route('**/api/sign-out', (route) => route.abort());
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(complaints.splice(0).join()).toContain('Error signing out');
  await page.unroute('**/api/sign-out');
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  const session = await page.request.get('/api/session');
  expect(await session.json()).toEqual({ session: null });
});

test('a signed-in user does not see the sign-in pages, and an address after sign-in that is not ours is not followed', async ({
  page,
}) => {
  await signInAs(page, someone());
  for (const address of ['/login', '/register']) {
    await page.goto(address);
    await expect(page).toHaveURL('/teaching');
  }
  for (const next of ['//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await expect(page, next).toHaveURL('/teaching');
  }
});

test('only administrators see the admin pages; everybody else is sent home', async ({ page }) => {
  await page.goto('/admin/teaching');
  await expect(page).toHaveURL('/');
  const email = someone();
  await signInAs(page, email);
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
  // The header shows the user, so the session is known.
  await expect(page.getByRole('button', { name: email.split('@')[0] ?? '' })).toBeVisible();
  const admin = page.getByRole('banner').getByRole('link', { name: 'Admin' });
  await expect(admin).toHaveCount(0);

  await signInAs(page, ADMINISTRATOR);
  await page.goto('/');
  await admin.click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
});

test('a session that ended elsewhere ends here at the next request @many-copies', async ({
  page,
  complaints,
}) => {
  await signInAs(page, someone());
  await page.goto('/pricing');
  await page.request.post('/api/sign-out', { data: {} });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Account Settings' }).click();
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  expect(complaints.splice(0).filter((text) => !/401|user profile/.test(text))).toEqual([]);
});

test('a page that needs a session says so when the server is down, and opens when it is back', async ({
  page,
  complaints,
}) => {
  await signInAs(page, someone());
  let away = true;
  await page.route('/profile', withoutContent);
  await page.route('**/api/session', (route) => (away ? route.abort() : route.continue()));
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 });
  away = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
  expect(complaints.length).toBeGreaterThan(0);
  const others = complaints.splice(0).filter((text) => !/ERR_FAILED|who is signed in/.test(text));
  expect(others).toEqual([]);
});

/** As the server sends a page while it cannot reach its database. */
async function withoutContent(route: Route): Promise<void> {
  const response = await route.fetch();
  const page = await response.text();
  const body = page
    .replace(/<link rel="expect"[^>]*>/, '')
    .replace(/<div id="root">.*(?=<\/body>)/s, '<div id="root"></div>');
  await route.fulfill({ response, body });
}
