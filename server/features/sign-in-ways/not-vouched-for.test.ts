import { expect, test } from 'vitest';
import {
  changeWaysOfSchool,
  confirmAccount,
  getWaysOfSchool,
  sendConfirmationCode,
} from '#contract/sign-in-ways.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { startOidcProvider } from '#testing/oidc-provider.ts';
import { post } from '#testing/passkeys.ts';
import { aSchool, anAdministrator } from '#testing/people.ts';
import { latestCode, mailTo } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openBrowser } from '#testing/visit-provider.ts';
import { findSchoolByDomain } from '../schools/schools.queries.ts';

const db = await openTestDatabase();
const OWN_TENANT = '22222222-2222-4222-8222-222222222222';
const OTHER_TENANT = '33333333-3333-4333-8333-333333333333';
const CONFIRM = '/login?step=confirm';
const REFUSED = '/login?provider=microsoft&refused=not-vouched-for';

test('a school that wants Microsoft alone: an account of no known tenant is refused, and no code is sent', async () => {
  const { product, provider, setRule } = await start('untied.example');
  await setRule({ onlyProvider: 'microsoft', microsoftTenant: null });
  const email = 'ada@untied.example';
  provider.accounts.set('1', { email, tid: OWN_TENANT });
  expect(await openBrowser(product).signInThrough('microsoft', '1')).toBe(REFUSED);
  expect(await mailTo(db, email)).toEqual([]);
  expect(await boundTo(provider.settings.issuer)).toEqual([]);
  const noUser = db.selectFrom('users').selectAll().where('email', '=', email);
  expect(await noUser.execute()).toEqual([]);
});

test('once its tenant is tied, the same account is let in, and one of another tenant is not', async () => {
  const { product, provider, setRule } = await start('tied-later.example');
  await setRule({ onlyProvider: 'microsoft', microsoftTenant: null });
  provider.accounts.set('own', { email: 'ada@tied-later.example', tid: OWN_TENANT });
  provider.accounts.set('other', { email: 'ada@tied-later.example', tid: OTHER_TENANT });
  expect(await openBrowser(product).signInThrough('microsoft', 'own')).toBe(REFUSED);
  await setRule({ onlyProvider: 'microsoft', microsoftTenant: OWN_TENANT });
  expect(await openBrowser(product).signInThrough('microsoft', 'own')).toBe('/login');
  expect(await openBrowser(product).signInThrough('microsoft', 'other')).toBe(REFUSED);
});

test('a tenant that was entered in capitals is the same tenant', async () => {
  const { product, provider, setRule } = await start('capitals.example');
  const tenant = 'abcdef22-2222-4222-8222-2222222abcde';
  await setRule({ onlyProvider: 'microsoft', microsoftTenant: tenant.toUpperCase() });
  provider.accounts.set('1', { email: 'ada@capitals.example', tid: tenant });
  expect(await openBrowser(product).signInThrough('microsoft', '1')).toBe('/login');
});

test('an account that a code confirmed before the rule is refused too, unless it is one of the school’s', async () => {
  const { product, provider, setRule } = await start('before.example');
  const email = 'ada@before.example';
  provider.accounts.set('1', { email, tid: OTHER_TENANT });
  const browser = openBrowser(product);
  expect(await browser.signInThrough('microsoft', '1')).toBe(CONFIRM);
  const code = await latestCode(db, email);
  expect((await post(browser, confirmAccount.path, { code })).status).toBe(200);
  await setRule({ onlyProvider: 'microsoft', microsoftTenant: OWN_TENANT });
  expect(await openBrowser(product).signInThrough('microsoft', '1')).toBe(REFUSED);
  // The teacher's account has moved into the school's tenant, with a new address there.
  provider.accounts.set('1', { email: 'ada.new@before.example', tid: OWN_TENANT });
  expect(await openBrowser(product).signInThrough('microsoft', '1')).toBe('/login');
  provider.accounts.set('1', { email: 'ada@elsewhere.example', tid: OWN_TENANT, xms_edov: true });
  expect(await openBrowser(product).signInThrough('microsoft', '1')).toBe(REFUSED);
  await setRule({ onlyProvider: null, microsoftTenant: OWN_TENANT });
  expect(await openBrowser(product).signInThrough('microsoft', '1')).toBe('/login');
});

test('a code that was sent before the rule was set confirms nothing any more, and none is sent again', async () => {
  const { product, provider, setRule } = await start('between.example');
  const email = 'ada@between.example';
  provider.accounts.set('1', { email, tid: OWN_TENANT });
  const browser = openBrowser(product);
  expect(await browser.signInThrough('microsoft', '1')).toBe(CONFIRM);
  const code = await latestCode(db, email);
  await setRule({ onlyProvider: 'microsoft', microsoftTenant: null });
  const confirmed = await post(browser, confirmAccount.path, { code });
  expect([confirmed.status, await errorCodeOf(confirmed)]).toEqual([
    403,
    'sign-in/not-vouched-for',
  ]);
  const again = await post(browser, sendConfirmationCode.path);
  expect(await errorCodeOf(again)).toBe('sign-in/not-vouched-for');
  expect(await boundTo(provider.settings.issuer)).toEqual([]);
});

test('an administrator reads which providers vouch for the domain of a school', async () => {
  const { administrator, provider } = await start('read-vouching.example');
  const trust = await startOidcProvider({ id: 'other', domains: ['another.example'] });
  const both = await createTestApp(db, { providers: [provider.settings, trust.settings] });
  const path = await pathFor('read-vouching.example');
  const read = await callApi(both, { ...getWaysOfSchool, path }, {}, { cookie: administrator });
  const { providers } = await answerOf(getWaysOfSchool, read);
  expect(providers.map(({ id, vouchesForDomain }) => [id, vouchesForDomain])).toEqual([
    ['microsoft', true],
    ['other', false],
  ]);
});

interface Rule {
  onlyProvider: string | null;
  microsoftTenant: string | null;
}

async function start(domain: string) {
  const provider = await startOidcProvider({ id: 'microsoft', name: 'Microsoft' });
  const product = await createTestApp(db, { providers: [provider.settings] });
  await aSchool(db, domain);
  const administrator = await anAdministrator(product, db, `admin@office-${domain}`);
  const setRule = (rule: Rule) => changeRule(product, administrator, domain, rule);
  return { product, provider, administrator, setRule };
}

async function changeRule(product: TestApp, cookie: string, domain: string, rule: Rule) {
  const path = await pathFor(domain);
  const changed = await callApi(product, { ...changeWaysOfSchool, path }, rule, { cookie });
  expect(changed.status).toBe(200);
}

async function pathFor(domain: string): Promise<`/api/${string}`> {
  const school = await findSchoolByDomain(db, domain);
  return `/api/schools/${school?.id}/ways`;
}

function boundTo(issuer: string) {
  return db.selectFrom('provider_accounts').selectAll().where('issuer', '=', issuer).execute();
}
