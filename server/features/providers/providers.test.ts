import { expect, test } from 'vitest';
import { errorAnswer } from '#contract/error-answer.ts';
import { getSession } from '#contract/session.ts';
import { listProviders } from '#contract/sign-in-ways.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { startOidcProvider } from '#testing/oidc-provider.ts';
import { openPage } from '#testing/open-page.ts';
import { aSchool } from '#testing/people.ts';
import { mailTo } from '#testing/sign-in.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openBrowser, pathOf } from '#testing/visit-provider.ts';

const db = await openTestDatabase();
const VOUCHED = { id: 'other', domains: ['trust.example'] } as const;

test('the first sign-in through a provider creates the account, and the next one finds it', async () => {
  const { provider, product } = await start();
  provider.accounts.set('1', { email: 'Ada@Trust.example', email_verified: true });
  const browser = openBrowser(product);
  expect(await browser.signInThrough('other', '1', '/teaching/Year%202')).toBe(
    '/login?next=%2Fteaching%2FYear%25202',
  );
  expect(await emailOf(product, browser)).toBe('ada@trust.example');
  const another = openBrowser(product);
  expect(await another.signInThrough('other', '1')).toBe('/login');
  expect(await emailOf(product, another)).toBe('ada@trust.example');
  expect(await mailTo(db, 'ada@trust.example')).toEqual([]);
});

test('the provider gets the exact return address, PKCE, a state and a nonce, and asks for the address alone', async () => {
  const { product } = await start();
  const { searchParams } = new URL(await openBrowser(product).leaveFor('other'));
  expect(searchParams.get('redirect_uri')).toBe(
    'http://localhost:3000/api/sign-in/providers/other/return',
  );
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  expect(searchParams.get('scope')).toBe('openid email');
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(searchParams.get(name)?.length).toBeGreaterThan(30);
  }
});

test('a person who cancels sees the sign-in page, which says so', async () => {
  const { provider, product } = await start();
  provider.accounts.set('1', { email: 'cancel@trust.example', email_verified: true });
  const browser = openBrowser(product);
  expect(await browser.signInThrough('other', null, '/favourites')).toBe(
    '/login?provider=other&next=%2Ffavourites&refused=provider-cancelled',
  );
  expect(await emailOf(product, browser)).toBeUndefined();
});

test('an address that changes at the provider moves nothing over', async () => {
  const { provider, product } = await start();
  provider.accounts.set('mover', { email: 'before@trust.example', email_verified: true });
  await openBrowser(product).signInThrough('other', 'mover');
  provider.accounts.set('victim', { email: 'head@trust.example', email_verified: true });
  await openBrowser(product).signInThrough('other', 'victim');
  provider.accounts.set('mover', { email: 'head@trust.example', email_verified: true });
  const browser = openBrowser(product);
  await browser.signInThrough('other', 'mover');
  expect(await emailOf(product, browser)).toBe('before@trust.example');
});

test('two providers may belong to one person', async () => {
  const google = await startOidcProvider({ id: 'google' });
  const trust = await startOidcProvider(VOUCHED);
  const product = await createTestApp(db, { providers: [google.settings, trust.settings] });
  const email = 'both@trust.example';
  google.alter((claims) => ({ ...claims, hd: 'trust.example' }));
  google.accounts.set('g', { email, email_verified: true });
  trust.accounts.set('t', { email, email_verified: true });
  const ids = [];
  for (const [provider, account] of [
    ['google', 'g'],
    ['other', 't'],
    ['google', 'g'],
  ] as const) {
    const browser = openBrowser(product);
    await browser.signInThrough(provider, account);
    const { session } = await sessionOf(product, browser.cookie());
    ids.push(session?.userId);
  }
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toBeDefined();
});

test('without a provider there is no button and no route', async () => {
  const product = await createTestApp(db);
  const answer = await answerOf(listProviders, await callApi(product, listProviders));
  expect(answer.providers).toEqual([]);
  const visited = await product.app.request('/api/sign-in/providers/google');
  expect(visited.status).toBe(404);
});

test.each(['', '/return'])(
  'at providers/:provider%s a malformed name is refused with its field, and an unknown one is not found',
  async (rest) => {
    const { product } = await start();
    for (const name of ['Other', 'a%20b', '9', 'a'.repeat(21), '%E0%A4%A', 'a%00b']) {
      const response = await product.app.request(`/api/sign-in/providers/${name}${rest}`);
      const { error } = errorAnswer.parse(await response.json());
      expect([name, response.status, error.code, Object.keys(error.fields ?? {})]).toEqual([
        name,
        400,
        'request/invalid',
        ['provider'],
      ]);
    }
    for (const name of ['google', 'constructor', 'a'.repeat(20)]) {
      const response = await product.app.request(`/api/sign-in/providers/${name}${rest}`);
      expect([name, response.status]).toEqual([name, 404]);
    }
  },
);

test('no token of the provider is stored or logged', async () => {
  const { provider, product } = await start();
  let token = '';
  provider.alterSigned((signed) => (token = signed));
  provider.accounts.set('1', { email: 'token@trust.example', email_verified: true });
  await openBrowser(product).signInThrough('other', '1');
  expect(token).not.toBe('');
  const rows = await db.selectFrom('provider_accounts').selectAll().execute();
  expect(JSON.stringify([rows, product.logLines])).not.toContain(token.split('.')[2]);
});

test('a signed-out session stays ended, though the provider still knows the browser', async () => {
  const { provider, product } = await start();
  provider.accounts.set('1', { email: 'leaver@trust.example', email_verified: true });
  const browser = openBrowser(product);
  await browser.signInThrough('other', '1');
  const cookie = browser.cookie();
  const json = { 'Content-Type': 'application/json' };
  await browser.open('/api/sign-out', { method: 'POST', headers: json, body: '{}' });
  expect((await sessionOf(product, cookie)).session).toBeNull();
});

test('a shared organisation login is bound to nobody’s account at a provider', async () => {
  const { provider, product } = await start();
  await aSchool(db, 'trust.example');
  const { createOrganisationAccount } =
    await import('../organisation-accounts/organisation-accounts.service.ts');
  const account = { domain: 'trust.example', password: 'secret' };
  await createOrganisationAccount(db, account, 'head@spellingorchard.example');
  provider.accounts.set('o', { email: 'admin@trust.example', email_verified: true });
  const page = await openBrowser(product).signInThrough('other', 'o');
  expect(page).toBe('/login?provider=other&refused=shared-login');
});

test('the page that asks for the code names the address to its own visitor alone', async () => {
  const { provider, product } = await start();
  provider.accounts.set('u', { email: 'mine@elsewhere.example', email_verified: true });
  const browser = openBrowser(product);
  const page = await browser.signInThrough('other', 'u');
  expect(page).toBe('/login?step=confirm');
  const { html } = await openPage(product, page, browser.cookie());
  expect(html).toContain('mine@elsewhere.example');
  expect((await openPage(product, page)).html).not.toContain('mine@elsewhere.example');
});

test('an account without an address that we accept is refused', async () => {
  const { provider, product } = await start();
  provider.accounts.set('none', { email_verified: true });
  provider.accounts.set('odd', { email: '"a b"@trust.example', email_verified: true });
  for (const account of ['none', 'odd']) {
    expect(await openBrowser(product).signInThrough('other', account)).toBe(
      '/login?provider=other&refused=provider-without-address',
    );
  }
});

test('while the provider is down its button leads back, and says so', async () => {
  const { provider, product } = await start();
  const browser = openBrowser(product);
  provider.accounts.set('1', { email: 'down@trust.example', email_verified: true });
  const back = await browser.chooseAccount(await browser.leaveFor('other'), '1');
  await provider.stop();
  const returned = await browser.open(pathOf(back));
  expect(returned.headers.get('Location')).toBe(
    '/login?provider=other&refused=provider-unavailable',
  );
  const fresh = await createTestApp(db, { providers: [provider.settings] });
  expect(await openBrowser(fresh).leaveFor('other')).toBe(
    '/login?provider=other&refused=provider-unavailable',
  );
});

async function start() {
  const provider = await startOidcProvider(VOUCHED);
  return { provider, product: await createTestApp(db, { providers: [provider.settings] }) };
}

async function emailOf(
  product: Parameters<typeof sessionOf>[0],
  browser: { cookie: () => string },
): Promise<string | undefined> {
  return (await sessionOf(product, browser.cookie())).session?.email;
}

async function sessionOf(product: Parameters<typeof callApi>[0], cookie: string) {
  return answerOf(getSession, await callApi(product, getSession, {}, { cookie }));
}
