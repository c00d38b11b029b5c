import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { signInWithPasskey } from '#contract/passkey-sign-in.ts';
import { listPasskeys, preparePasskey, removePasskey, renamePasskey } from '#contract/passkeys.ts';
import { getSession, signInOrganisation } from '#contract/session.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { createAuthenticator } from '#testing/authenticator.ts';
import { browserWith, challengeFor, makePasskey, post, signInWith } from '#testing/passkeys.ts';
import { aSchool } from '#testing/people.ts';
import { cookieOf, mailTo, signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openBrowser } from '#testing/visit-provider.ts';
import { createOrganisationAccount } from '../organisation-accounts/organisation-accounts.service.ts';

const db = await openTestDatabase();
const MINUTE_MS = 60_000;

type Browser = ReturnType<typeof openBrowser>;

test('a teacher adds a passkey, is told by mail, and signs in with it from then on', async () => {
  const product = await createTestApp(db);
  const email = 'ada@passkeys.example';
  const { authenticator } = await aTeacherWithPasskey(product, email);
  expect((await mailTo(db, email)).at(-1)?.subject).toContain('A passkey was added');
  const browser = openBrowser(product);
  const response = await signInWith(browser, authenticator);
  expect((await answerOf(signInWithPasskey, response)).session.email).toBe(email);
  expect(await emailOf(product, browser)).toBe(email);
});

test('passkeys are listed, renamed and removed, each by its owner alone', async () => {
  const product = await createTestApp(db);
  const { cookie, authenticator } = await aTeacherWithPasskey(product, 'owner@passkeys.example');
  const other = await signIn(product, db, 'other@passkeys.example');
  const [passkey] = (await list(product, cookie)).passkeys;
  const id = passkey?.id ?? '';
  await callApi(product, at(renamePasskey, id), { name: 'Not yours' }, { cookie: other });
  await callApi(product, at(removePasskey, id), {}, { cookie: other });
  expect((await list(product, cookie)).passkeys).toMatchObject([{ name: 'Laptop' }]);
  await callApi(product, at(renamePasskey, id), { name: ' Staff room ' }, { cookie });
  expect((await list(product, cookie)).passkeys).toMatchObject([{ name: 'Staff room' }]);
  await callApi(product, at(removePasskey, id), {}, { cookie });
  expect((await list(product, cookie)).passkeys).toEqual([]);
  const response = await signInWith(openBrowser(product), authenticator);
  expect(await errorCodeOf(response)).toBe('sign-in/passkey-refused');
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another port of the same host', { origin: 'http://localhost:3001' }],
  ['another domain', { rpId: 'evil.example' }],
  ['a device that did not ask for a PIN', { verified: false }],
])('a passkey used on %s is refused', async (_name, options) => {
  const product = await createTestApp(db);
  const { authenticator } = await aTeacherWithPasskey(product, `${randomUUID()}@passkeys.example`);
  const response = await signInWith(openBrowser(product), authenticator, options);
  expect(await errorCodeOf(response)).toBe('sign-in/passkey-refused');
});

test.each([
  ['another port of the same host', { origin: 'http://localhost:3001' }],
  ['a device that did not ask for a PIN', { verified: false }],
])('a passkey made on %s is not added', async (_name, options) => {
  const product = await createTestApp(db);
  const cookie = await signIn(product, db, `${randomUUID()}@passkeys.example`);
  const browser = browserWith(product, cookie);
  const { response } = await makePasskey(browser, createAuthenticator(), options);
  expect(await errorCodeOf(response)).toBe('passkey/refused');
  expect((await list(product, cookie)).passkeys).toEqual([]);
});

test('a passkey whose counter goes back, as that of a copy does, is refused; the device itself goes on', async () => {
  const product = await createTestApp(db);
  const { authenticator } = await aTeacherWithPasskey(product, 'copied@passkeys.example');
  const used = await signInWith(openBrowser(product), authenticator, { counter: 7 });
  expect(used.status).toBe(200);
  for (const counter of [6, 7]) {
    const copied = await signInWith(openBrowser(product), authenticator, { counter });
    expect(await errorCodeOf(copied)).toBe('sign-in/passkey-refused');
  }
  const again = await signInWith(openBrowser(product), authenticator, { counter: 8 });
  expect(again.status).toBe(200);
});

test.each([
  ['counts its uses', {}],
  ['does not count, as those of most telephones', { counter: 0 }],
])('the answer of a device that %s signs in once, also with its cookie', async (_name, options) => {
  const product = await createTestApp(db);
  const { authenticator } = await aTeacherWithPasskey(product, `${randomUUID()}@passkeys.example`);
  const browser = openBrowser(product);
  const credential = authenticator.use(await challengeFor(browser), options);
  const thief = openBrowser(product);
  for (const [name, value] of browser.own) thief.own.set(name, value);
  expect((await post(browser, signInWithPasskey.path, { credential })).status).toBe(200);
  const replayed = await post(thief, signInWithPasskey.path, { credential });
  expect(await errorCodeOf(replayed)).toBe('sign-in/passkey-refused');
});

test('a second tab with the sign-in page takes nothing from the first', async () => {
  const product = await createTestApp(db);
  const { authenticator } = await aTeacherWithPasskey(product, 'tabs@passkeys.example');
  const browser = openBrowser(product);
  const oldest = await challengeFor(browser);
  const challenges = [];
  for (let tab = 1; tab <= 5; tab += 1) challenges.push(await challengeFor(browser));
  const tryIn = (challenge: string) =>
    post(browser, signInWithPasskey.path, { credential: authenticator.use(challenge) });
  expect(await errorCodeOf(await tryIn(oldest))).toBe('sign-in/passkey-refused');
  for (const challenge of challenges) expect((await tryIn(challenge)).status).toBe(200);
  expect(await errorCodeOf(await tryIn(challenges[0] ?? ''))).toBe('sign-in/passkey-refused');
});

test('a challenge that is an hour old is refused', async () => {
  let passed = 0;
  const product = await createTestApp(db, { now: () => new Date(Date.now() + passed) });
  const { authenticator } = await aTeacherWithPasskey(product, 'expired@passkeys.example');
  const browser = openBrowser(product);
  const late = authenticator.use(await challengeFor(browser));
  passed += 30 * MINUTE_MS;
  const inTime = authenticator.use(await challengeFor(browser));
  passed += 30 * MINUTE_MS;
  const refused = await post(browser, signInWithPasskey.path, { credential: late });
  expect(await errorCodeOf(refused)).toBe('sign-in/passkey-refused');
  const accepted = await post(browser, signInWithPasskey.path, { credential: inTime });
  expect(accepted.status).toBe(200);
});

test('a challenge from the time when the clock was fast is refused once the clock is right', async () => {
  let passed = 0;
  const product = await createTestApp(db, { now: () => new Date(Date.now() + passed) });
  const { authenticator } = await aTeacherWithPasskey(product, 'fast-clock@passkeys.example');
  const browser = openBrowser(product);
  passed = 120 * MINUTE_MS;
  const early = authenticator.use(await challengeFor(browser));
  passed = 0;
  const refused = await post(browser, signInWithPasskey.path, { credential: early });
  expect(await errorCodeOf(refused)).toBe('sign-in/passkey-refused');
});

test('an answer that names no challenge is refused', async () => {
  const product = await createTestApp(db);
  const { authenticator } = await aTeacherWithPasskey(product, 'nameless@passkeys.example');
  const browser = openBrowser(product);
  const used = authenticator.use(await challengeFor(browser));
  for (const said of ['', 'no JSON', '{}', '{"challenge":1}', 'null']) {
    const clientDataJSON = Buffer.from(said).toString('base64url');
    const credential = { ...used, clientDataJSON };
    const refused = await post(browser, signInWithPasskey.path, { credential });
    expect(await errorCodeOf(refused)).toBe('sign-in/passkey-refused');
  }
});

test('a challenge for adding a passkey does not serve for signing in', async () => {
  const product = await createTestApp(db);
  const { cookie, authenticator } = await aTeacherWithPasskey(product, 'mixed@passkeys.example');
  const browser = browserWith(product, cookie);
  const { challenge } = await answerOf(preparePasskey, await post(browser, preparePasskey.path));
  const credential = authenticator.use(challenge);
  const response = await post(browser, signInWithPasskey.path, { credential });
  expect(await errorCodeOf(response)).toBe('sign-in/passkey-refused');
});

test('the shared organisation account has no passkeys', async () => {
  const product = await createTestApp(db);
  const account = { domain: 'shared.example', password: 'secret' };
  await aSchool(db, account.domain);
  await createOrganisationAccount(db, account, 'head@spellingorchard.example');
  const cookie = cookieOf(await callApi(product, signInOrganisation, account));
  expect(await list(product, cookie)).toMatchObject({ passkeys: [], isSharedLogin: true });
  const response = await callApi(product, preparePasskey, {}, { cookie });
  expect(await errorCodeOf(response)).toBe('access/denied');
});

test('a refused passkey gives the browser tries of its own, which others of its network cannot use up', async () => {
  const product = await createTestApp(db);
  const { authenticator } = await aTeacherWithPasskey(product, 'crowded@passkeys.example');
  const laptop = openBrowser(product);
  await signInWith(laptop, authenticator, { verified: false });
  expect([...laptop.own.keys()]).toContain('browser');
  expect((await signInWith(laptop, authenticator)).status).toBe(200);
});

async function aTeacherWithPasskey(product: TestApp, email: string) {
  await db.deleteFrom('users').where('email', '=', email).execute();
  const cookie = await signIn(product, db, email);
  const { authenticator, response } = await makePasskey(browserWith(product, cookie));
  expect(response.status).toBe(201);
  return { cookie, authenticator };
}

async function list(product: TestApp, cookie: string) {
  return answerOf(listPasskeys, await callApi(product, listPasskeys, {}, { cookie }));
}

/** The call for one row. */
function at<Call extends { path: `/api/${string}` }>(call: Call, id: string): Call {
  return { ...call, path: call.path.replace(':id', id) };
}

async function emailOf(product: TestApp, browser: Browser): Promise<string | undefined> {
  const response = await callApi(product, getSession, {}, { cookie: browser.cookie() });
  return (await answerOf(getSession, response)).session?.email;
}
