import { expect, test } from 'vitest';
import { deleteSchool } from '#contract/schools.ts';
import { requestCode, signInWithCode } from '#contract/session.ts';
import { changeWaysOfSchool, getWaysOfSchool } from '#contract/sign-in-ways.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { startOidcProvider } from '#testing/oidc-provider.ts';
import { browserWith, makePasskey, signInWith } from '#testing/passkeys.ts';
import { aSchool, anAdministrator } from '#testing/people.ts';
import { askForCode, mailTo, signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openBrowser } from '#testing/visit-provider.ts';
import { readAuditLog } from '../audit/audit.service.ts';
import { createOrganisationAccount } from '../organisation-accounts/organisation-accounts.service.ts';
import { findSchoolByDomain } from '../schools/schools.queries.ts';

const db = await openTestDatabase();

test('a school that wants its provider alone shuts codes and passkeys for its domain', async () => {
  const { product, provider, administrator } = await start('closed.example');
  const email = 'ada@closed.example';
  const early = await askForCode(product, db, 'early@closed.example');
  const cookie = await signIn(product, db, email);
  const { authenticator } = await makePasskey(browserWith(product, cookie));
  expect((await change(product, administrator, 'closed.example', 'other')).status).toBe(200);
  const mails = (await mailTo(db, 'new@closed.example')).length;
  const asked = await callApi(product, requestCode, { email: 'new@closed.example' });
  expect([asked.status, await errorCodeOf(asked)]).toEqual([403, 'sign-in/only-provider']);
  expect(await mailTo(db, 'new@closed.example')).toHaveLength(mails);
  const entered = { email: 'early@closed.example', code: early };
  const tried = await callApi(product, signInWithCode, entered);
  expect(await errorCodeOf(tried)).toBe('sign-in/only-provider');
  const withPasskey = await signInWith(openBrowser(product), authenticator);
  expect(await errorCodeOf(withPasskey)).toBe('sign-in/only-provider');
  provider.accounts.set('1', { email, email_verified: true });
  expect(await openBrowser(product).signInThrough('other', '1')).toBe('/login');
  expect((await readAuditLog(db, 1))[0]).toContain('ways to sign in changed\tclosed.example');
});

test('another provider than the chosen one is refused as well', async () => {
  const { product, administrator } = await start('google-only.example');
  const google = await startOidcProvider({ id: 'google' });
  const other = await startOidcProvider({ id: 'other', domains: ['google-only.example'] });
  const both = await createTestApp(db, { providers: [google.settings, other.settings] });
  await change(both, administrator, 'google-only.example', 'google');
  other.accounts.set('1', { email: 'a@google-only.example', email_verified: true });
  expect(await openBrowser(both).signInThrough('other', '1')).toBe(
    '/login?provider=other&refused=only-provider',
  );
  // `product` has no Google: a rule for a provider that was removed locks nobody out.
  expect(await askForCode(product, db, 'b@google-only.example')).toMatch(/^\d{6}$/);
});

test('other schools are not concerned', async () => {
  const { product, administrator } = await start('one.example');
  await aSchool(db, 'another.example');
  await change(product, administrator, 'one.example', 'other');
  expect(await askForCode(product, db, 'a@another.example')).toMatch(/^\d{6}$/);
});

test('the setting is read back, and only configured providers are accepted', async () => {
  const { product, administrator } = await start('read.example');
  const refused = await change(product, administrator, 'read.example', 'google');
  expect(await errorCodeOf(refused)).toBe('request/invalid');
  await change(product, administrator, 'read.example', 'other');
  const path = await pathFor('read.example');
  const read = await callApi(product, { ...getWaysOfSchool, path }, {}, { cookie: administrator });
  expect(await answerOf(getWaysOfSchool, read)).toEqual({
    onlyProvider: 'other',
    microsoftTenant: null,
    providers: [{ id: 'other', name: 'The Trust', vouchesForDomain: true }],
    organisationAccountSince: null,
    allowsPasskeys: true,
  });
});

test('a rule for a provider that was removed can be kept and given up, but not chosen', async () => {
  const { product, administrator } = await start('sleeping.example');
  await change(product, administrator, 'sleeping.example', 'other');
  const without = await createTestApp(db);
  expect((await change(without, administrator, 'sleeping.example', 'other')).status).toBe(200);
  expect((await change(without, administrator, 'sleeping.example', null)).status).toBe(200);
  const chosen = await change(without, administrator, 'sleeping.example', 'other');
  expect(await errorCodeOf(chosen)).toBe('request/invalid');
});

test('an administrator reads since when there is an organisation account; a person with its address is not one', async () => {
  const { product, administrator } = await start('shared.example');
  const path = await pathFor('shared.example');
  await signIn(product, db, 'admin@shared.example');
  expect(await since()).toBeNull();
  await db.deleteFrom('users').where('email', '=', 'admin@shared.example').execute();
  const account = { domain: 'shared.example', password: 'a long password' };
  await createOrganisationAccount(db, account, 'head@office.example');
  const created = Date.parse((await since()) ?? '');
  expect(Math.abs(created - Date.now())).toBeLessThan(60_000);

  async function since() {
    const read = await callApi(
      product,
      { ...getWaysOfSchool, path },
      {},
      { cookie: administrator },
    );
    return (await answerOf(getWaysOfSchool, read)).organisationAccountSince;
  }
});

test('a domain that loses its school keeps nobody’s passkey or account at a provider', async () => {
  const { product, provider, administrator } = await start('gone.example');
  provider.accounts.set('1', { email: 'ada@gone.example', email_verified: true });
  const browser = openBrowser(product);
  await browser.signInThrough('other', '1');
  const { authenticator } = await makePasskey(browser);
  const school = await findSchoolByDomain(db, 'gone.example');
  const path = `/api/schools/${school?.id}` as const;
  await callApi(product, { ...deleteSchool, path }, {}, { cookie: administrator });
  const refused = await signInWith(openBrowser(product), authenticator);
  expect(await errorCodeOf(refused)).toBe('sign-in/passkey-refused');
  const accounts = db
    .selectFrom('provider_accounts')
    .where('issuer', '=', provider.settings.issuer);
  expect(await accounts.selectAll().execute()).toEqual([]);
});

async function start(domain: string) {
  const provider = await startOidcProvider({ id: 'other', domains: [domain] });
  const product = await createTestApp(db, { providers: [provider.settings] });
  await aSchool(db, domain);
  const administrator = await anAdministrator(product, db, `admin@office-${domain}`);
  return { product, provider, administrator };
}

async function change(
  product: TestApp,
  cookie: string,
  domain: string,
  onlyProvider: string | null,
) {
  const path = await pathFor(domain);
  const input = { onlyProvider, microsoftTenant: null };
  return callApi(product, { ...changeWaysOfSchool, path }, input, { cookie });
}

async function pathFor(domain: string): Promise<`/api/${string}`> {
  const school = await findSchoolByDomain(db, domain);
  return `/api/schools/${school?.id}/ways`;
}
