import { expect, test } from 'vitest';
import { getSession } from '#contract/session.ts';
import { answerOf } from '#testing/api-client.ts';
import { startOidcProvider } from '#testing/oidc-provider.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openBrowser, pathOf } from '#testing/visit-provider.ts';

const db = await openTestDatabase();
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const PAGE = '/teaching?x=1';

test('for a day no page asks the provider', async () => {
  const { browser, openPage, passTime } = await start('fresh');
  passTime(DAY_MS - HOUR_MS);
  expect((await openPage()).status).toBe(200);
  expect(await isSignedIn(browser)).toBe(true);
});

test('after a day a page visits the provider, which shows nothing, and the teacher goes on', async () => {
  const { browser, openPage, passTime } = await start('daily');
  passTime(DAY_MS);
  const there = locationOf(await openPage());
  expect(new URL(there).searchParams.get('prompt')).toBe('none');
  const back = await browser.chooseAccount(there, null);
  expect(locationOf(await browser.open(pathOf(back)))).toBe('/login?next=%2Fteaching%3Fx%3D1');
  expect(await isSignedIn(browser)).toBe(true);
  expect((await openPage()).status).toBe(200);
});

test('an account that was disabled at the provider is signed out, with a sentence', async () => {
  const { browser, provider, openPage, passTime } = await start('disabled');
  provider.accounts.delete('disabled');
  passTime(DAY_MS);
  const back = await browser.chooseAccount(locationOf(await openPage()), null);
  expect(locationOf(await browser.open(pathOf(back)))).toBe(
    '/login?provider=other&next=%2Fteaching%3Fx%3D1&refused=provider-ended',
  );
  expect(await isSignedIn(browser)).toBe(false);
});

test('a provider that cannot be reached signs nobody out for a week', async () => {
  const { browser, provider, openPage, passTime } = await start('offline');
  await provider.stop();
  for (let day = 1; day < 7; day += 1) {
    passTime(DAY_MS);
    expect((await openPage()).status).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
  }
  passTime(DAY_MS);
  expect(await isSignedIn(browser)).toBe(false);
});

test('a browser that did not come back can open the page again, and is asked later', async () => {
  const { openPage, passTime } = await start('away');
  passTime(DAY_MS);
  expect((await openPage()).status).toBe(302);
  expect((await openPage()).status).toBe(200);
  passTime(HOUR_MS);
  expect((await openPage()).status).toBe(302);
});

test('of several tabs that are opened at once, one visits the provider and the others show their page', async () => {
  const { openPage, passTime } = await start('restored');
  passTime(DAY_MS);
  const opened = await Promise.all([openPage(), openPage(), openPage(), openPage(), openPage()]);
  expect(opened.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 200, 200, 200, 302,
  ]);
});

test('a tampered answer neither confirms the account nor ends the session', async () => {
  const { browser, openPage, passTime } = await start('tampered');
  passTime(DAY_MS);
  const back = new URL(await browser.chooseAccount(locationOf(await openPage()), null));
  back.searchParams.set('state', 'another');
  await browser.open(pathOf(back.href));
  expect(await isSignedIn(browser)).toBe(true);
  passTime(HOUR_MS);
  expect((await openPage()).status).toBe(302);
});

test('scripts, frames and pages loaded in advance are not sent to the provider', async () => {
  const { browser, passTime } = await start('quiet');
  passTime(DAY_MS);
  for (const headers of [{ 'Sec-Fetch-Dest': 'iframe' }, { 'Sec-Purpose': 'prefetch' }]) {
    expect((await browser.open(PAGE, { headers })).status).toBe(200);
  }
});

async function start(account: string) {
  const provider = await startOidcProvider({ id: 'other', domains: ['trust.example'] });
  let passed = 0;
  const now = () => new Date(Date.now() + passed);
  const product = await createTestApp(db, { providers: [provider.settings], now });
  provider.accounts.set(account, { email: `${account}@trust.example`, email_verified: true });
  const browser = openBrowser(product);
  expect(await browser.signInThrough('other', account)).toBe('/login');
  const passTime = (ms: number) => {
    passed += ms;
  };
  return { browser, provider, passTime, openPage: () => browser.open(PAGE) };
}

async function isSignedIn(browser: ReturnType<typeof openBrowser>): Promise<boolean> {
  const { session } = await answerOf(getSession, await browser.open(getSession.path));
  return session !== null;
}

function locationOf(response: Response): string {
  return response.headers.get('Location') ?? '';
}
