import { expect, test } from 'vitest';
import { signInWithPasskey } from '#contract/passkey-sign-in.ts';
import { listPasskeys, removePasskey } from '#contract/passkeys.ts';
import { listSchools } from '#contract/schools.ts';
import { getSession } from '#contract/session.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { browserWith, makePasskey, signInWith } from '#testing/passkeys.ts';
import { anAdministrator } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openBrowser } from '#testing/visit-provider.ts';
import {
  describeAdministrators,
  removePasskeys,
} from '../administrators/administrators.service.ts';

const db = await openTestDatabase();
const CHANGE = { now: new Date(), actor: 'root at the command line' };

test('in production a code alone makes nobody an administrator', async () => {
  const { product, cookie } = await start('weak@office.example');
  expect(await sessionOf(product, cookie)).toMatchObject({ isAdmin: false, needsPasskey: true });
  const response = await callApi(product, listSchools, {}, { cookie });
  expect(await errorCodeOf(response)).toBe('access/denied');
});

test('the first passkey opens the admin pages at once, and so does every sign-in with it', async () => {
  const { product, cookie } = await start('first@office.example');
  const { authenticator, response } = await makePasskey(browserWith(product, cookie));
  expect(response.status).toBe(201);
  expect(await sessionOf(product, cookie)).toMatchObject({ isAdmin: true });
  const browser = openBrowser(product);
  const { session } = await answerOf(signInWithPasskey, await signInWith(browser, authenticator));
  expect(session.isAdmin).toBe(true);
  expect((await callApi(product, listSchools, {}, { cookie: browser.cookie() })).status).toBe(200);
});

test('somebody who reads an administrator’s mail can neither add nor remove a passkey', async () => {
  const email = 'mail-read@office.example';
  const { product, cookie } = await start(email);
  await makePasskey(browserWith(product, cookie));
  await db.deleteFrom('rate_limits').execute();
  const thief = await signIn(product, db, email);
  const added = await makePasskey(browserWith(product, thief));
  expect(await errorCodeOf(added.response)).toBe('passkey/required');
  const removed = await removeFirst(product, thief);
  expect(await errorCodeOf(removed)).toBe('passkey/required');
  expect(await sessionOf(product, thief)).toMatchObject({ isAdmin: false });
});

test('an administrator keeps at least one passkey', async () => {
  const { product, cookie } = await start('last@office.example');
  await makePasskey(browserWith(product, cookie));
  expect(await errorCodeOf(await removeFirst(product, cookie))).toBe('passkey/last');
  await makePasskey(browserWith(product, cookie));
  expect((await removeFirst(product, cookie)).status).toBe(200);
});

test('an administrator who has lost every passkey is helped from the command line', async () => {
  const email = 'lost@office.example';
  const { product, cookie } = await start(email);
  const { authenticator } = await makePasskey(browserWith(product, cookie));
  expect(await describeAdministrators(db)).toContain(`${email}\t1 passkey`);
  expect(await removePasskeys(db, email, CHANGE)).toBe(1);
  expect(await describeAdministrators(db)).toContain(`${email}\tno passkey`);
  expect(await sessionOf(product, cookie)).toBeNull();
  const refused = await signInWith(openBrowser(product), authenticator);
  expect(await errorCodeOf(refused)).toBe('sign-in/passkey-refused');
  await db.deleteFrom('rate_limits').execute();
  const again = await signIn(product, db, email);
  expect((await makePasskey(browserWith(product, again))).response.status).toBe(201);
  expect(await removePasskeys(db, 'nobody@office.example', CHANGE)).toBeUndefined();
});

test('where passkeys are not required, as in the demo, a code is enough', async () => {
  const product = await createTestApp(db);
  const cookie = await anAdministrator(product, db, 'demo@office.example');
  expect(await sessionOf(product, cookie)).toMatchObject({ isAdmin: true });
});

async function start(email: string) {
  const product = await createTestApp(db, { adminPasskeys: true });
  return { product, cookie: await anAdministrator(product, db, email) };
}

async function removeFirst(product: TestApp, cookie: string): Promise<Response> {
  const listed = await callApi(product, listPasskeys, {}, { cookie });
  const id = (await answerOf(listPasskeys, listed)).passkeys[0]?.id ?? '';
  const path = `/api/passkeys/${id}` as const;
  return callApi(product, { ...removePasskey, path }, {}, { cookie });
}

async function sessionOf(product: TestApp, cookie: string) {
  return (await answerOf(getSession, await callApi(product, getSession, {}, { cookie }))).session;
}
