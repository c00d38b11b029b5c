import { expect, test } from 'vitest';
import { getSession, requestCode, signInWithCode } from '#contract/session.ts';
import { confirmAccount, getUnconfirmedAccount } from '#contract/sign-in-ways.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { startOidcProvider } from '#testing/oidc-provider.ts';
import { aSchool } from '#testing/people.ts';
import { askForCode, latestCode, mailTo, signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openBrowser, pathOf } from '#testing/visit-provider.ts';

const db = await openTestDatabase();
const REFUSED = '/login?provider=other&refused=provider-refused';
const CONFIRM = '/login?step=confirm';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const OWN_TENANT = '11111111-1111-4111-8111-111111111111';
const HOSTILE_TENANT = '66666666-6666-4666-8666-666666666666';

type Browser = ReturnType<typeof openBrowser>;

test('nOAuth: the owner of another tenant who claims a teacher’s address does not get into her account', async () => {
  const { provider, product } = await startMicrosoft();
  const email = 'teacher@noauth.example';
  await signIn(product, db, email);
  const mailsBefore = (await mailTo(db, email)).length;
  provider.accounts.set('attacker', { email, email_verified: true, tid: HOSTILE_TENANT });
  const attacker = openBrowser(product);
  expect(await attacker.signInThrough('microsoft', 'attacker')).toBe(CONFIRM);
  expect(await emailOf(product, attacker)).toBeUndefined();
  // All that happens: a code goes to the teacher, whose mail the attacker cannot read.
  const mails = await mailTo(db, email);
  expect(mails).toHaveLength(mailsBefore + 1);
  expect(mails.at(-1)?.text).toContain('If it was not you, do not enter the code anywhere');
  expect(await errorCodeOf(await confirm(attacker, '000000'))).toBe('sign-in/code-refused');
  expect(await emailOf(product, attacker)).toBeUndefined();
  expect(await attacker.signInThrough('microsoft', 'attacker')).not.toBe('/login');
});

test('what an attacker left in a shared browser is not bound by the teacher’s own sign-in', async () => {
  const { provider, product } = await startMicrosoft();
  const email = 'shared-computer@noauth.example';
  provider.accounts.set('pupil', { email, email_verified: true, tid: HOSTILE_TENANT });
  const browser = openBrowser(product);
  expect(await browser.signInThrough('microsoft', 'pupil')).toBe(CONFIRM);
  const code = await latestCode(db, email);
  const body = JSON.stringify({ email, code });
  await browser.open(signInWithCode.path, { method: 'POST', headers: JSON_TYPE, body });
  expect(await emailOf(product, browser)).toBe(email);
  const pupil = openBrowser(product);
  await pupil.signInThrough('microsoft', 'pupil');
  expect(await emailOf(product, pupil)).toBeUndefined();
});

test.each([
  ['with xms_edov', { tid: HOSTILE_TENANT, xms_edov: true }, '/login'],
  ['with xms_edov as a text', { tid: HOSTILE_TENANT, xms_edov: '1' }, '/login'],
  ['of the tenant tied to the school', { tid: OWN_TENANT }, '/login'],
  ['of another tenant', { tid: HOSTILE_TENANT }, CONFIRM],
  ['of no tenant, however verified', { email_verified: true }, CONFIRM],
])('a Microsoft account %s ends at %3$s', async (_name, claims, page) => {
  const { provider, product } = await startMicrosoft();
  await db.deleteFrom('schools').where('domain', '=', 'tied.example').execute();
  await aSchool(db, 'tied.example');
  const tied = { microsoft_tenant: OWN_TENANT };
  await db.updateTable('schools').set(tied).where('domain', '=', 'tied.example').execute();
  const email = `${crypto.randomUUID()}@tied.example`;
  provider.accounts.set('1', { email, ...claims });
  expect(await openBrowser(product).signInThrough('microsoft', '1')).toBe(page);
});

test.each([
  [
    'of its own organisation',
    'a@hosted.example',
    { email_verified: true, hd: 'hosted.example' },
    '/login',
  ],
  ['of Gmail', 'a@gmail.com', { email_verified: true }, '/login'],
  [
    'of another organisation',
    'b@hosted.example',
    { email_verified: true, hd: 'evil.example' },
    CONFIRM,
  ],
  ['of no organisation', 'c@hosted.example', { email_verified: true }, CONFIRM],
  [
    'without verification',
    'd@hosted.example',
    { email_verified: false, hd: 'hosted.example' },
    CONFIRM,
  ],
])('a Google account %s ends at %4$s', async (_name, email, claims, page) => {
  const provider = await startOidcProvider({ id: 'google' });
  const product = await createTestApp(db, { providers: [provider.settings] });
  provider.accounts.set('1', { email, ...claims });
  expect(await openBrowser(product).signInThrough('google', '1')).toBe(page);
});

test('an address that is not vouched for is confirmed by a code once, and then bound', async () => {
  const { provider, product } = await start();
  const email = 'unverified@elsewhere.example';
  provider.accounts.set('1', { email, email_verified: true });
  const browser = openBrowser(product);
  expect(await browser.signInThrough('other', '1', '/overview')).toBe(
    '/login?next=%2Foverview&step=confirm',
  );
  const shown = await browser.open(getUnconfirmedAccount.path);
  expect(await answerOf(getUnconfirmedAccount, shown)).toEqual({
    account: { provider: 'The Trust', email },
  });
  const confirmed = await confirm(browser, await latestCode(db, email));
  expect((await answerOf(confirmAccount, confirmed)).session.email).toBe(email);
  const mails = await mailTo(db, email);
  const again = openBrowser(product);
  expect(await again.signInThrough('other', '1')).toBe('/login');
  expect(await emailOf(product, again)).toBe(email);
  expect(await mailTo(db, email)).toHaveLength(mails.length);
});

test.each([
  ['a tampered state', (query: URLSearchParams) => query.set('state', 'another')],
  ['no state', (query: URLSearchParams) => query.delete('state')],
  ['another code', (query: URLSearchParams) => query.set('code', 'another')],
  ['another issuer', (query: URLSearchParams) => query.set('iss', 'https://evil.example')],
])('%s is refused', async (_name, change) => {
  const { provider, product } = await start();
  provider.accounts.set('1', { email: 'state@trust.example', email_verified: true });
  const browser = openBrowser(product);
  const back = new URL(await browser.chooseAccount(await browser.leaveFor('other'), '1'));
  change(back.searchParams);
  expect((await browser.open(pathOf(back.href))).headers.get('Location')).toBe(REFUSED);
  expect(await emailOf(product, browser)).toBeUndefined();
});

const SECONDS = () => Math.floor(Date.now() / 1000);

test.each<[string, (claims: Record<string, unknown>) => object]>([
  ['a tampered nonce', (claims) => ({ ...claims, nonce: 'another' })],
  ['no nonce', ({ nonce: _nonce, ...claims }) => claims],
  ['the audience of another client', (claims) => ({ ...claims, aud: 'another' })],
  ['a second audience', (claims) => ({ ...claims, aud: [claims['aud'], 'another'] })],
  ['a second audience, for which it is', (claims) => withSecondAudience(claims)],
  ['another issuer', (claims) => ({ ...claims, iss: 'https://evil.example' })],
  ['an end in the past', (claims) => ({ ...claims, iat: 1, exp: SECONDS() - 600 })],
  ['no subject', ({ sub: _subject, ...claims }) => claims],
])('a token with %s is refused', async (_name, change) => {
  const { provider, product } = await start();
  provider.alter((claims) => ({ ...change(claims) }));
  provider.accounts.set('1', { email: 'token@trust.example', email_verified: true });
  const browser = openBrowser(product);
  expect(await browser.signInThrough('other', '1')).toBe(REFUSED);
  expect(await emailOf(product, browser)).toBeUndefined();
});

test.each<[string, (token: string) => string]>([
  ['with a changed signature', (token) => token.slice(0, -8) + 'AAAAAAAA'],
  ['that is not signed', (token) => unsigned(token)],
  ['with changed content', (token) => withEmail(token, 'head@trust.example')],
])('a token %s is refused', async (_name, change) => {
  const { provider, product } = await start();
  provider.alterSigned(change);
  provider.accounts.set('1', { email: 'token@trust.example', email_verified: true });
  expect(await openBrowser(product).signInThrough('other', '1')).toBe(REFUSED);
});

test.each([-120, 120])('a clock that differs by %i seconds is accepted', async (seconds) => {
  const { provider, product } = await start();
  const now = SECONDS() + seconds;
  provider.alter((claims) => ({ ...claims, iat: now, nbf: now, exp: now + 60 }));
  provider.accounts.set('1', { email: 'clock@trust.example', email_verified: true });
  expect(await openBrowser(product).signInThrough('other', '1')).toBe('/login');
});

test('a provider may change its keys between two sign-ins', async () => {
  const { provider, product } = await start();
  provider.accounts.set('1', { email: 'rotation@trust.example', email_verified: true });
  expect(await openBrowser(product).signInThrough('other', '1')).toBe('/login');
  provider.rotateKeys();
  expect(await openBrowser(product).signInThrough('other', '1')).toBe('/login');
});

test('an answer brought to another browser is refused: nobody is signed in to an attacker’s account', async () => {
  const { provider, product } = await start();
  provider.accounts.set('1', { email: 'attacker@trust.example', email_verified: true });
  const attacker = openBrowser(product);
  const back = await attacker.chooseAccount(await attacker.leaveFor('other'), '1');
  const victim = openBrowser(product);
  const brought = (await victim.open(pathOf(back))).headers.get('Location');
  expect(brought).toBe('/login?provider=other&refused=cookies-missing');
  expect(await emailOf(product, victim)).toBeUndefined();
  await victim.leaveFor('other');
  expect((await victim.open(pathOf(back))).headers.get('Location')).toBe(REFUSED);
  expect(await emailOf(product, victim)).toBeUndefined();
});

test('codes by mail work while the provider is down', async () => {
  const { provider, product } = await start();
  await provider.stop();
  expect(await askForCode(product, db, 'down@trust.example')).toMatch(/^\d{6}$/);
  expect((await callApi(product, requestCode, { email: 'b@trust.example' })).status).toBe(200);
});

async function start() {
  const provider = await startOidcProvider({ id: 'other', domains: ['trust.example'] });
  return { provider, product: await createTestApp(db, { providers: [provider.settings] }) };
}

async function startMicrosoft() {
  const provider = await startOidcProvider({ id: 'microsoft', name: 'Microsoft' });
  return { provider, product: await createTestApp(db, { providers: [provider.settings] }) };
}

function confirm(browser: Browser, code: string): Promise<Response> {
  const body = JSON.stringify({ code });
  return browser.open(confirmAccount.path, { method: 'POST', headers: JSON_TYPE, body });
}

async function emailOf(product: TestApp, browser: Browser): Promise<string | undefined> {
  const response = await callApi(product, getSession, {}, { cookie: browser.cookie() });
  return (await answerOf(getSession, response)).session?.email;
}

function withSecondAudience(claims: Record<string, unknown>): object {
  return { ...claims, aud: [claims['aud'], 'another'], azp: 'another' };
}

function unsigned(token: string): string {
  const head = Buffer.from('{"alg":"none"}').toString('base64url');
  return `${head}.${token.split('.')[1]}.`;
}

function withEmail(token: string, email: string): string {
  const [head, content = '', signature] = token.split('.');
  const claims: object = JSON.parse(Buffer.from(content, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify({ ...claims, email })).toString('base64url');
  return [head, changed, signature].join('.');
}
