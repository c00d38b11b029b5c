import { expect, test } from 'vitest';
import { startOidcProvider } from '#testing/oidc-provider.ts';
import { createTestApp, PUBLIC_URL } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openBrowser } from '#testing/visit-provider.ts';
import { createProviderClient } from './provider-client.ts';

const db = await openTestDatabase();
const LONGEST_MS = { leave: 20_000, silentLeave: 20_000, comeBack: 20_000 };
/** Each request alone is quick enough; those of a return together are not. */
const SLOW = { delayMs: 400, comeBackMs: 1000 };

test('a return from a provider that is slow at every step is given up in time', async () => {
  const { provider, comeBack } = await start({ comeBack: SLOW.comeBackMs });
  provider.delay(SLOW.delayMs);
  await expect(comeBack()).rejects.toMatchObject({ code: 'sign-in/provider-unavailable' });
});

test('a provider that is slow but finishes in time is accepted', async () => {
  const { provider, comeBack } = await start({});
  provider.delay(SLOW.delayMs);
  expect(await comeBack()).toMatchObject({ subject: '1' });
});

test('a page does not wait for a slow provider as long as a sign-in does', async () => {
  const { provider, client } = await start({ silentLeave: 200 });
  provider.delay(SLOW.delayMs);
  const asked = client.leave({ silent: true });
  await expect(asked).rejects.toMatchObject({ code: 'sign-in/provider-unavailable' });
  expect((await client.leave({ silent: false })).address.href).toContain(provider.settings.issuer);
});

async function start(longestMs: Partial<typeof LONGEST_MS>) {
  const provider = await startOidcProvider({ id: 'other', domains: ['trust.example'] });
  provider.accounts.set('1', { email: 'slow@trust.example', email_verified: true });
  const limits = { ...LONGEST_MS, ...longestMs };
  const client = createProviderClient(provider.settings, PUBLIC_URL, limits);
  const browser = openBrowser(await createTestApp(db));
  const { address, departure } = await client.leave({ silent: false });
  const back = new URL(await browser.chooseAccount(address.href, '1'));
  return { provider, client, comeBack: () => client.comeBack(back.search, departure) };
}
