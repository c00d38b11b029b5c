import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestCode, signInWithCode } from '#contract/session.ts';
import { callApi, errorCodeOf } from '#testing/api-client.ts';
import { aSchool } from '#testing/people.ts';
import { browserOf, latestCode, signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
const NETWORKS = 100;
const MINUTE_MS = 60_000;
const DOMAIN = 'many-networks.example';
const EMAIL = `owner@${DOMAIN}`;
const HOME = '203.0.113.40';
let product: TestApp;

await aSchool(db, DOMAIN);

beforeEach(async () => {
  product = await createTestApp(db);
  for (const table of ['rate_limits', 'sign_in_codes', 'known_places', 'mail_queue'] as const) {
    await db.deleteFrom(table).execute();
  }
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('while strangers in very many networks ask and guess with and without cookies, the owner gets codes and signs in', async () => {
  await signIn(product, db, `colleague@${DOMAIN}`);
  const laptop = browserOf(await ask());
  await tryCode(await latestCode(db, EMAIL), { cookie: laptop });
  advanceClock(2 * MINUTE_MS);
  const telephone = browserOf(await ask({ address: HOME }));
  const code = await latestCode(db, EMAIL);
  for (let n = 0; n < NETWORKS; n += 1) {
    const address = `2001:db8:${n.toString(16)}:1::1`;
    const cookie = browserOf(await ask({ address }));
    for (const from of [{ address }, { address, cookie }]) await tryCode(wrongFor(code), from);
    advanceClock(100);
  }
  // By now so many codes were wrong that a browser which never signed in enters a second one.
  const first = await tryCode(code, { address: HOME, cookie: telephone });
  expect(await errorCodeOf(first)).toBe('sign-in/second-code');
  const second = await latestCode(db, EMAIL);
  expect((await tryCode(second, { address: HOME, cookie: telephone })).status).toBe(200);
  expect((await ask({ cookie: laptop, address: HOME })).status).toBe(200);
  const latest = await latestCode(db, EMAIL);
  expect((await tryCode(latest, { cookie: laptop, address: HOME })).status).toBe(200);
}, 120_000);

test('a cookie that was not signed by us uses up no tries of the browser whose number it has', async () => {
  const owner = browserOf(await ask());
  const code = await latestCode(db, EMAIL);
  const [number = ''] = owner.split('.');
  for (let n = 0; n < 12; n += 1) {
    const cookie = `${number}.${String(n).repeat(43)}`;
    await tryCode(wrongFor(code), { cookie, address: HOME });
  }
  for (let n = 0; n < 4; n += 1) {
    expect((await tryCode(wrongFor(code), { cookie: owner })).status).toBe(401);
  }
  expect((await tryCode(code, { cookie: owner })).status).toBe(200);
});

function ask(from: Parameters<typeof callApi>[3] = {}): Promise<Response> {
  advanceClock(10);
  return callApi(product, requestCode, { email: EMAIL }, from);
}

function tryCode(code: string, from: Parameters<typeof callApi>[3] = {}): Promise<Response> {
  return callApi(product, signInWithCode, { email: EMAIL, code }, from);
}

function wrongFor(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

function advanceClock(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}
