import { expect, test } from 'vitest';
import { listProviders } from '#contract/sign-in-ways.ts';
import { getSession } from '#contract/session.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { startOidcProvider } from '#testing/oidc-provider.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openBrowser, pathOf } from '#testing/visit-provider.ts';

const db = await openTestDatabase();

test('providers with names of their own each have a button, and vouch for their own domains alone', async () => {
  const { north, south, product } = await start();
  const listed = await answerOf(listProviders, await callApi(product, listProviders, {}));
  expect(listed.providers).toEqual([
    { id: 'north', name: 'North Trust' },
    { id: 'south', name: 'South Trust' },
  ]);
  north.accounts.set('1', { email: 'ada@north.example', email_verified: true });
  south.accounts.set('1', { email: 'ada@north.example', email_verified: true });
  const browser = openBrowser(product);
  expect(await browser.signInThrough('north', '1')).toBe('/login');
  const cookie = browser.cookie();
  const { session } = await answerOf(
    getSession,
    await callApi(product, getSession, {}, { cookie }),
  );
  expect(session?.email).toBe('ada@north.example');
  expect(await openBrowser(product).signInThrough('south', '1')).toBe('/login?step=confirm');
});

test('the answer of one provider is refused at the return address of another', async () => {
  const { north, product } = await start();
  north.accounts.set('1', { email: 'eve@south.example', email_verified: true });
  const browser = openBrowser(product);
  const back = await browser.chooseAccount(await browser.leaveFor('north'), '1');
  const returned = await browser.open(pathOf(back).replace('/north/', '/south/'));
  expect(returned.headers.get('Location')).toBe('/login?provider=south&refused=provider-refused');
});

test('a provider that is not configured has no address', async () => {
  const { product } = await start();
  expect((await product.app.request('/api/sign-in/providers/other')).status).toBe(404);
});

async function start() {
  const north = await startOidcProvider({
    id: 'north',
    name: 'North Trust',
    domains: ['north.example'],
  });
  const south = await startOidcProvider({
    id: 'south',
    name: 'South Trust',
    domains: ['south.example'],
  });
  const product = await createTestApp(db, { providers: [north.settings, south.settings] });
  return { north, south, product };
}
