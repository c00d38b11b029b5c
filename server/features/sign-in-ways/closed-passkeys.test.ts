import { expect, test } from 'vitest';
import { addPasskey, listPasskeys, preparePasskey } from '#contract/passkeys.ts';
import { changeWaysOfSchool, getWaysOfSchool } from '#contract/sign-in-ways.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { createAuthenticator } from '#testing/authenticator.ts';
import { startOidcProvider } from '#testing/oidc-provider.ts';
import { browserWith, makePasskey, post, signInWith } from '#testing/passkeys.ts';
import { aSchool, anAdministrator } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openBrowser } from '#testing/visit-provider.ts';
import { readAuditLog } from '../audit/audit.service.ts';
import { findSchoolByDomain } from '../schools/schools.queries.ts';

const db = await openTestDatabase();
const OPEN = { onlyProvider: null, microsoftTenant: null };

test('a school that closes passkeys keeps those that are there, and none signs in or is added', async () => {
  const { product, change } = await start('closing.example');
  const teacher = await aTeacherWithPasskey(product, 'ada@closing.example');
  expect((await change({ ...OPEN, allowsPasskeys: false })).status).toBe(200);

  const refused = await signInWith(openBrowser(product), teacher.authenticator);
  expect([refused.status, await errorCodeOf(refused)]).toEqual([403, 'sign-in/passkeys-closed']);
  const added = await makePasskey(browserWith(product, teacher.cookie));
  expect(await errorCodeOf(added.response)).toBe('sign-in/passkeys-closed');
  expect(await passkeysOf(product, teacher.cookie)).toMatchObject({
    passkeys: [{ name: 'Laptop' }],
    closedBy: 'sign-in/passkeys-closed',
  });

  await change({ ...OPEN, allowsPasskeys: true });
  expect((await signInWith(openBrowser(product), teacher.authenticator)).status).toBe(200);
  expect((await passkeysOf(product, teacher.cookie)).closedBy).toBeNull();
});

test('a passkey that was begun before it was closed is not added', async () => {
  const { product, change } = await start('begun.example');
  const cookie = await signIn(product, db, 'ada@begun.example');
  const browser = browserWith(product, cookie);
  const { challenge } = await answerOf(preparePasskey, await post(browser, preparePasskey.path));
  await change({ ...OPEN, allowsPasskeys: false });
  const credential = createAuthenticator().make(challenge);
  const response = await post(browser, addPasskey.path, { name: 'Laptop', credential });
  expect(await errorCodeOf(response)).toBe('sign-in/passkeys-closed');
});

test('people who are signed in with a passkey stay so, and codes and other schools are not concerned', async () => {
  const { product, change } = await start('staying.example');
  await aSchool(db, 'elsewhere.example');
  const teacher = await aTeacherWithPasskey(product, 'ada@staying.example');
  const other = await aTeacherWithPasskey(product, 'bea@elsewhere.example');
  const browser = openBrowser(product);
  await signInWith(browser, teacher.authenticator);
  await change({ ...OPEN, allowsPasskeys: false });
  expect((await callApi(product, listPasskeys, {}, { cookie: browser.cookie() })).status).toBe(200);
  expect(await signIn(product, db, 'new@staying.example')).toContain('session=');
  expect((await signInWith(openBrowser(product), other.authenticator)).status).toBe(200);
});

test('an administrator of the product whose school has closed passkeys still needs and uses one', async () => {
  const { product, change } = await start('office-closing.example', { adminPasskeys: true });
  await change({ ...OPEN, allowsPasskeys: false });
  const cookie = await anAdministrator(product, db, 'head@office-closing.example');
  expect((await passkeysOf(product, cookie)).closedBy).toBeNull();
  const { authenticator, response } = await makePasskey(browserWith(product, cookie));
  expect(response.status).toBe(201);
  const browser = openBrowser(product);
  const signedIn = await signInWith(browser, authenticator);
  expect(await signedIn.json()).toMatchObject({ session: { isAdmin: true } });
});

test('the setting is read back and audited, and stays when a page does not send it', async () => {
  const { change, read } = await start('audited.example');
  expect(await read()).toMatchObject({ allowsPasskeys: true });
  await change({ ...OPEN, allowsPasskeys: false });
  const [entry] = await readAuditLog(db, 1);
  expect(entry).toContain('ways to sign in changed\taudited.example');
  expect(entry).toContain('allowsPasskeys');
  await change(OPEN);
  expect(await read()).toMatchObject({ allowsPasskeys: false });
});

test('where staff use the provider alone, Account Settings says that', async () => {
  const provider = await startOidcProvider({ id: 'other', domains: ['alone.example'] });
  const { product, change } = await start('alone.example', { providers: [provider.settings] });
  const teacher = await aTeacherWithPasskey(product, 'ada@alone.example');
  await change({ ...OPEN, onlyProvider: 'other', allowsPasskeys: false });
  const { closedBy } = await passkeysOf(product, teacher.cookie);
  expect(closedBy).toBe('sign-in/only-provider');
});

async function start(domain: string, settings: Parameters<typeof createTestApp>[1] = {}) {
  const product = await createTestApp(db, settings);
  const office = await createTestApp(db, { ...settings, adminPasskeys: false });
  await aSchool(db, domain);
  const cookie = await anAdministrator(office, db, `admin@office-of-${domain}`);
  const school = await findSchoolByDomain(db, domain);
  const path = `/api/schools/${school?.id}/ways` as const;
  return {
    product,
    change: (input: object) => callApi(office, { ...changeWaysOfSchool, path }, input, { cookie }),
    read: async () =>
      answerOf(
        getWaysOfSchool,
        await callApi(office, { ...getWaysOfSchool, path }, {}, { cookie }),
      ),
  };
}

async function aTeacherWithPasskey(product: TestApp, email: string) {
  const cookie = await signIn(product, db, email);
  const { authenticator } = await makePasskey(browserWith(product, cookie));
  return { cookie, authenticator };
}

async function passkeysOf(product: TestApp, cookie: string) {
  return answerOf(listPasskeys, await callApi(product, listPasskeys, {}, { cookie }));
}
