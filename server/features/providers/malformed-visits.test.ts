import { expect, test } from 'vitest';
import { getSession } from '#contract/session.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { startOidcProvider } from '#testing/oidc-provider.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openBrowser, pathOf } from '#testing/visit-provider.ts';

const db = await openTestDatabase();
const LEAVE = '/api/sign-in/providers/other';
const REFUSED = '/login?provider=other&refused=provider-refused';

test.each([
  ['too long', `?next=%2F${'a'.repeat(1600)}`],
  ['given twice', '?next=%2Fprofile&next=%2Foverview'],
  ['not UTF-8', '?next=%FF'],
  ['with a control character', '?next=%2Fa%0Ab'],
])('a next that is %s is dropped, and the person signs in all the same', async (_name, query) => {
  const { provider, product } = await start();
  const browser = openBrowser(product);
  const left = await browser.open(LEAVE + query);
  expect(left.status).toBe(302);
  const there = left.headers.get('Location') ?? '';
  expect(there).toContain(provider.settings.issuer);
  const back = await browser.chooseAccount(there, '1');
  expect((await browser.open(pathOf(back))).headers.get('Location')).toBe('/login');
});

test.each<[string, (query: string) => string]>([
  ['two states', (query) => `${query}&state=another`],
  ['the same state twice', (query) => `${query}&state=${fieldIn(query, 'state')}`],
  ['two codes', (query) => `${query}&code=another`],
  ['two issuers', (query) => `${query}&iss=https%3A%2F%2Fevil.example`],
  ['two errors', (query) => `${query}&error=access_denied&error=access_denied`],
  ['a code that is far too long', (query) => query.replace('code=', `code=${'a'.repeat(8001)}`)],
  ['a state that is not UTF-8', (query) => query.replace('state=', 'state=%FF')],
])('an answer with %s ends on the sign-in page, and binds nothing', async (_name, change) => {
  const { provider, product } = await start();
  const browser = openBrowser(product);
  const { pathname, search } = new URL(
    await browser.chooseAccount(await browser.leaveFor('other', '/profile'), '1'),
  );
  const answer = await browser.open(pathname + change(search));
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, REFUSED]);
  const cookie = browser.cookie();
  const session = await answerOf(getSession, await callApi(product, getSession, {}, { cookie }));
  expect(session.session).toBeNull();
  const { issuer } = provider.settings;
  const bound = db.selectFrom('provider_accounts').selectAll().where('issuer', '=', issuer);
  expect(await bound.execute()).toEqual([]);
  expect(product.logLines.join()).toContain('the answer is malformed');
});

async function start() {
  const provider = await startOidcProvider({ id: 'other', domains: ['trust.example'] });
  const product = await createTestApp(db, { providers: [provider.settings] });
  provider.accounts.set('1', {
    email: `${crypto.randomUUID()}@trust.example`,
    email_verified: true,
  });
  return { provider, product };
}

function fieldIn(query: string, name: string): string {
  return new URLSearchParams(query).get(name) ?? '';
}
