import { expect, test } from 'vitest';
import { requestCode } from '#contract/session.ts';
import { callApi, errorCodeOf } from '#testing/api-client.ts';
import { startOidcProvider } from '#testing/oidc-provider.ts';
import { browserWith, makePasskey, signInWith } from '#testing/passkeys.ts';
import { aSchool, anAdministrator } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openBrowser } from '#testing/visit-provider.ts';
import { removePasskeys } from '../administrators/administrators.service.ts';
import { readAuditLog } from '../audit/audit.service.ts';
import { allowCodes } from './allow-codes.ts';
import { findWays } from './sign-in-ways.queries.ts';

const db = await openTestDatabase();
const ACTOR = 'root at the command line';
const TENANT = '22222222-2222-4222-8222-222222222222';

test('an administrator of the product whose school shut codes, and whose passkey and provider are gone, gets back in', async () => {
  const { product, provider, email } = await start('shut.example');
  const cookie = await anAdministrator(product, db, email);
  const { authenticator } = await makePasskey(browserWith(product, cookie));
  await shutCodes('shut.example');
  await removePasskeys(db, email, { now: new Date(), actor: ACTOR });
  await provider.stop();
  expect((await signInWith(openBrowser(product), authenticator)).status).toBe(401);
  await db.deleteFrom('rate_limits').execute();
  const before = [await ask(email), await ask('teacher@shut.example')];
  expect(before).toEqual([
    [403, 'sign-in/only-provider'],
    [403, 'sign-in/only-provider'],
  ]);
  expect(await allowCodes(db, 'shut.example', ACTOR)).toEqual({
    outcome: 'allowed',
    provider: 'other',
  });
  const again = await signIn(product, db, email);
  expect((await makePasskey(browserWith(product, again))).response.status).toBe(201);
  // Not the administrator alone: that would tell who is one.
  expect(await ask('teacher@shut.example')).toEqual([200, undefined]);

  async function ask(address: string) {
    const response = await callApi(product, requestCode, { email: address });
    return [response.status, response.ok ? undefined : await errorCodeOf(response)];
  }
});

test('through the provider the administrator gets back in without it', async () => {
  const { product, provider, email } = await start('vouched.example');
  await anAdministrator(product, db, email);
  await shutCodes('vouched.example');
  await removePasskeys(db, email, { now: new Date(), actor: ACTOR });
  provider.accounts.set('1', { email, email_verified: true });
  const browser = openBrowser(product);
  expect(await browser.signInThrough('other', '1')).toBe('/login');
  expect((await makePasskey(browser)).response.status).toBe(201);
});

test('only that rule is given up, and the audit log says so', async () => {
  await aSchool(db, 'kept.example');
  await shutCodes('kept.example');
  await allowCodes(db, 'kept.example', ACTOR);
  expect(await findWays(db, 'kept.example')).toEqual({
    onlyProvider: null,
    microsoftTenant: TENANT,
    allowsPasskeys: false,
  });
  const [line = ''] = await readAuditLog(db, 1);
  expect(line).toContain(`${ACTOR}\tways to sign in changed\tkept.example`);
  expect(await allowCodes(db, 'kept.example', ACTOR)).toEqual({ outcome: 'allowed-already' });
  expect(await allowCodes(db, 'nowhere.example', ACTOR)).toEqual({ outcome: 'no-school' });
  expect(await readAuditLog(db, 1)).toEqual([line]);
});

async function start(domain: string) {
  const provider = await startOidcProvider({ id: 'other', domains: [domain] });
  const product = await createTestApp(db, { providers: [provider.settings], adminPasskeys: true });
  await aSchool(db, domain);
  return { provider, product, email: `head@${domain}` };
}

async function shutCodes(domain: string): Promise<void> {
  const rule = { only_provider: 'other', microsoft_tenant: TENANT, allows_passkeys: false };
  await db.updateTable('schools').set(rule).where('domain', '=', domain).execute();
}
