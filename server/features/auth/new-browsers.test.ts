import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestCode, signInWithCode } from '#contract/session.ts';
import { callApi, errorCodeOf } from '#testing/api-client.ts';
import { aSchool } from '#testing/people.ts';
import { browserOf, latestCode } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
const MINUTE_MS = 60_000;
const HOME = '203.0.113.40';
let product: TestApp;
let schools = 0;
let domain: string;
let email: string;

beforeEach(async () => {
  product = await createTestApp(db);
  await db.deleteFrom('rate_limits').execute();
  vi.useFakeTimers({ toFake: ['Date'] });
  schools += 1;
  domain = `new-browsers-${schools}.example`;
  email = `owner@${domain}`;
  await aSchool(db, domain);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('while codes are being guessed, a second code', () => {
  beforeEach(() => setCounter('wrong-codes:all', 50));

  test('signs in the browser that entered the first and no other', async () => {
    const owner = browserOf(await ask());
    const first = await latestCode(db, email);
    advanceClock(10);
    const refused = await tryCode(first, { cookie: owner });
    expect(await errorCodeOf(refused)).toBe('sign-in/second-code');
    const second = await latestCode(db, email);
    const stranger = await aBrowser(HOME);
    for (const from of [{ cookie: stranger }, { address: '198.51.100.9' }]) {
      expect((await tryCode(second, from)).status).toBe(401);
    }
    expect((await tryCode(second, { cookie: owner })).status).toBe(200);
  });

  test('can be entered in a browser that had no cookie when it entered the first', async () => {
    await ask();
    const first = await latestCode(db, email);
    advanceClock(10);
    const laptop = browserOf(await tryCode(first, { address: HOME }));
    const second = await latestCode(db, email);
    expect((await tryCode(second, { address: HOME, cookie: laptop })).status).toBe(200);
  });
});

/** A moment later than all before, so that one code is the latest. */
function ask(from: Parameters<typeof callApi>[3] = {}): Promise<Response> {
  advanceClock(10);
  return callApi(product, requestCode, { email }, from);
}

function tryCode(code: string, from: Parameters<typeof callApi>[3] = {}): Promise<Response> {
  return callApi(product, signInWithCode, { email, code }, from);
}

/** The cookie of a browser that has asked for a code to another address. */
async function aBrowser(address: string): Promise<string> {
  const other = `somebody-${Math.random()}@nowhere.example`;
  return browserOf(await callApi(product, requestCode, { email: other }, { address }));
}

function advanceClock(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

/** Sets a counter to a value, as earlier requests would have. */
async function setCounter(key: string, points: number): Promise<void> {
  const expire = String(Date.now() + 5 * MINUTE_MS);
  await db
    .insertInto('rate_limits')
    .values({ key, points, expire })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ points, expire }))
    .execute();
}
