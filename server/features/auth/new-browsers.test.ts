import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestCode, signInWithCode } from '#contract/session.ts';
import { callApi, errorCodeOf } from '#testing/api-client.ts';
import { aSchool } from '#testing/people.ts';
import { browserOf, latestCode, mailTo, signIn } from '#testing/sign-in.ts';
import { setCounter } from '#testing/set-counter.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
const MINUTE_MS = 60_000;
const SCHOOL_NETWORK = '192.0.2.1';
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
  beforeEach(() => setCounter(db, 'wrong-codes:all', { points: 50, minutes: 5 }));

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

describe('a new browser of the owner', () => {
  test('at the school signs in with the latest code, whatever a pupil asked for and guessed there', async () => {
    await signIn(product, db, `colleague@${domain}`);
    await ask();
    for (let n = 0; n < 6; n += 1) await ask({ cookie: await aBrowser(SCHOOL_NETWORK) });
    for (let n = 0; n < 7; n += 1) await tryCode(wrongCode(n));
    const refused = await ask();
    expect(refused.status).toBe(429);
    const from = { cookie: browserOf(refused) };
    expect((await ask(from)).status).toBe(429);
    expect((await tryCode(await latestCode(db, email), from)).status).toBe(200);
  });

  test('at home signs in with the latest code, whatever strangers asked for and guessed in one /48', async () => {
    const { statuses, browsers } = await askFromOneWideNetwork();
    expect(statuses.filter((status) => status === 200)).toHaveLength(2 * 5);
    for (let n = 0; n < 20; n += 1) {
      await tryCode(wrongCode(n), { address: wideAddress(n) });
      await tryCode(wrongCode(n), { address: wideAddress(n), cookie: browsers[n % 10] });
    }
    const asked = await ask({ address: HOME });
    expect(asked.status).toBe(200);
    const from = { address: HOME, cookie: await aBrowser(HOME) };
    expect((await tryCode(await latestCode(db, email), from)).status).toBe(200);
  });

  test('has five tries of its own at the latest code', async () => {
    await ask();
    const code = await latestCode(db, email);
    const [first, second] = [await aBrowser(HOME), await aBrowser(HOME)];
    for (let n = 0; n < 5; n += 1) {
      expect((await tryCode(wrongCode(n), { cookie: first })).status).toBe(401);
    }
    expect((await tryCode(code, { cookie: first })).status).toBe(429);
    expect((await tryCode(code, { cookie: second })).status).toBe(200);
  });

  test('without a cookie shares its tries with the others of its /48 until it sends back the cookie of the refusal', async () => {
    await ask();
    for (let n = 0; n < 5; n += 1) await tryCode(wrongCode(n), { address: wideAddress(n) });
    const code = await latestCode(db, email);
    const refused = await tryCode(code, { address: wideAddress(9) });
    expect(refused.status).toBe(429);
    const from = { address: wideAddress(9), cookie: browserOf(refused) };
    expect((await tryCode(code, from)).status).toBe(200);
  });

  test('gets a code when the ones that strangers asked for are no longer valid', async () => {
    for (let n = 0; n < 12; n += 1) await ask({ address: `198.51.100.${n}` });
    const refused = await ask({ address: HOME });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '600']);
    advanceClock(10 * MINUTE_MS);
    expect((await ask({ address: HOME })).status).toBe(200);
  });
});

test('an address gets at most twenty codes an hour from browsers that have not signed in, also from those that asked before', async () => {
  const browsers: string[] = [];
  const sent: number[] = [];
  for (let hour = 0; hour < 3; hour += 1) {
    const before = (await mailTo(db, email)).length;
    for (const cookie of browsers) await ask({ cookie });
    for (let n = 0; n < 12; n += 1) {
      const address = `2001:db8:${hour}${n}::1`;
      const asked = await ask({ address });
      const cookie = await aBrowser(address);
      const askedAgain = await ask({ address, cookie });
      if (asked.ok) browsers.push(browserOf(asked));
      if (askedAgain.ok) browsers.push(cookie);
    }
    sent.push((await mailTo(db, email)).length - before);
    advanceClock(60 * MINUTE_MS);
  }
  expect(sent).toEqual([16, 20, 20]);
});

test('a browser that has signed in to the address gets a code above that limit', async () => {
  const first = await ask();
  const owner = browserOf(first);
  await tryCode(await latestCode(db, email), { cookie: owner });
  await setCounter(db, `code-address:${email}`, { points: 20, minutes: 5 });
  advanceClock(MINUTE_MS);
  expect((await ask({ address: HOME })).status).toBe(200);
  expect((await ask({ address: '203.0.113.41' })).status).toBe(429);
  expect((await ask({ cookie: owner })).status).toBe(200);
});

async function askFromOneWideNetwork() {
  const statuses: number[] = [];
  const browsers: string[] = [];
  for (let n = 0; n < 10; n += 1) {
    statuses.push((await ask({ address: wideAddress(n) })).status);
    const cookie = await aBrowser(wideAddress(n));
    statuses.push((await ask({ address: wideAddress(n), cookie })).status);
    browsers.push(cookie);
  }
  return { statuses, browsers };
}

function wideAddress(n: number): string {
  return `2001:db8:77:${n.toString(16)}::1`;
}

function wrongCode(n: number): string {
  return String(n).padStart(6, '0');
}

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
