import { expect, test } from 'vitest';
import { getSession } from '#contract/session.ts';
import { answerOf, errorCodeOf } from '#testing/api-client.ts';
import { startOidcProvider } from '#testing/oidc-provider.ts';
import { makePasskey, signInWith } from '#testing/passkeys.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openBrowser } from '#testing/visit-provider.ts';
import { eraseDueAccounts } from '../personal-data/erase-accounts.ts';

const db = await openTestDatabase();
const DAY_MS = 24 * 60 * 60_000;

test('a deleted account leaves no session, passkey or account at a provider, and the next sign-in begins anew', async () => {
  const provider = await startOidcProvider({ id: 'other', domains: ['trust.example'] });
  const product = await createTestApp(db, { providers: [provider.settings] });
  provider.accounts.set('1', { email: 'gone@trust.example', email_verified: true });
  const browser = openBrowser(product);
  await browser.signInThrough('other', '1');
  const { authenticator } = await makePasskey(browser);
  const before = await userOf(browser);
  await db
    .insertInto('account_deletions')
    .values({ user_id: before ?? '', requested_at: new Date(), due_at: new Date() })
    .execute();

  await eraseDueAccounts(db, new Date(Date.now() + DAY_MS));

  expect(await userOf(browser)).toBeUndefined();
  for (const table of ['sessions', 'passkeys', 'provider_accounts'] as const) {
    const left = db
      .selectFrom(table)
      .selectAll()
      .where('user_id', '=', before ?? '');
    expect(await left.execute()).toEqual([]);
  }
  const refused = await signInWith(openBrowser(product), authenticator);
  expect(await errorCodeOf(refused)).toBe('sign-in/passkey-refused');
  expect(await browser.signInThrough('other', '1')).toBe('/login');
  const after = await userOf(browser);
  expect(after).toBeDefined();
  expect(after).not.toBe(before);
  const stillRefused = await signInWith(openBrowser(product), authenticator);
  expect(await errorCodeOf(stillRefused)).toBe('sign-in/passkey-refused');
});

async function userOf(browser: ReturnType<typeof openBrowser>): Promise<string | undefined> {
  return (await answerOf(getSession, await browser.open(getSession.path))).session?.userId;
}
