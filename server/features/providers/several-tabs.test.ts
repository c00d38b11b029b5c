import { expect, test } from 'vitest';
import { getSession } from '#contract/session.ts';
import { answerOf } from '#testing/api-client.ts';
import { startOidcProvider } from '#testing/oidc-provider.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openBrowser, pathOf } from '#testing/visit-provider.ts';

const db = await openTestDatabase();
const REFUSED = '/login?provider=other&refused=provider-refused';
const MINUTE_MS = 60_000;

type Browser = ReturnType<typeof openBrowser>;

test('a teacher who pressed the button in two tabs finishes in either, and then in the other', async () => {
  const { browser } = await start('tabs');
  const first = await browser.leaveFor('other', '/favourites');
  const second = await browser.leaveFor('other', '/teaching');
  const pages = [await finish(browser, first, 'tabs'), await finish(browser, second, 'tabs')];
  expect(pages).toEqual(['/login?next=%2Ffavourites', '/login?next=%2Fteaching']);
  expect(await emailOf(browser)).toBe('tabs@trust.example');
  expect(visitsIn(browser)).toEqual([]);
});

test('of many visits the last three can be finished', async () => {
  const { browser } = await start('many');
  const begun = [];
  for (let tab = 1; tab <= 4; tab += 1) begun.push(await browser.leaveFor('other', `/${tab}`));
  expect(visitsIn(browser)).toHaveLength(3);
  const pages = [];
  for (const address of begun) pages.push(await finish(browser, address, 'many'));
  expect(pages).toEqual([REFUSED, '/login?next=%2F2', '/login?next=%2F3', '/login?next=%2F4']);
});

test('a visit that took longer than a quarter of an hour is refused', async () => {
  const { browser, passTime } = await start('slow');
  const late = await browser.leaveFor('other');
  passTime(10 * MINUTE_MS);
  const inTime = await browser.leaveFor('other');
  passTime(5 * MINUTE_MS);
  expect(await finish(browser, late, 'slow')).toBe(REFUSED);
  expect(await emailOf(browser)).toBeUndefined();
  expect(await finish(browser, inTime, 'slow')).toBe('/login');
});

async function start(account: string) {
  const provider = await startOidcProvider({ id: 'other', domains: ['trust.example'] });
  let passed = 0;
  const now = () => new Date(Date.now() + passed);
  const product = await createTestApp(db, { providers: [provider.settings], now });
  provider.accounts.set(account, { email: `${account}@trust.example`, email_verified: true });
  const passTime = (ms: number) => {
    passed += ms;
  };
  return { browser: openBrowser(product), passTime };
}

async function finish(browser: Browser, address: string, account: string): Promise<string | null> {
  const back = await browser.chooseAccount(address, account);
  return (await browser.open(pathOf(back))).headers.get('Location');
}

function visitsIn({ own }: Browser): string[] {
  return [...own.keys()].filter((name) => name.startsWith('provider-visit'));
}

async function emailOf(browser: Browser): Promise<string | undefined> {
  return (await answerOf(getSession, await browser.open(getSession.path))).session?.email;
}
