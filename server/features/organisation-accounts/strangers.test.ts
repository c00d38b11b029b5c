import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestCode, signInOrganisation } from '#contract/session.ts';
import { callApi, errorCodeOf } from '#testing/api-client.ts';
import { eventually } from '#testing/eventually.ts';
import { aSchool } from '#testing/people.ts';
import { setCounter } from '#testing/set-counter.ts';
import { browserOf, signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { organisationLogin } from '../auth/organisation-login.ts';
import { hashPassword } from '../auth/passwords.ts';
import { insertPassword, insertUser } from '../auth/users.queries.ts';

// A hash waits for a processor, and the others for it.
vi.setConfig({ testTimeout: 120_000 });
const db = await openTestDatabase();
const SCHOOL_NETWORK = '192.0.2.50';
const PASSWORD = 'correct horse';
const HASH = await hashPassword(PASSWORD);
let product: TestApp;
let schools = 0;
let domain: string;

beforeEach(async () => {
  product = await createTestApp(db);
  await db.deleteFrom('rate_limits').execute();
  schools += 1;
  domain = `shared-login-${schools}.example`;
  await aSchool(db, domain);
  const userId = await insertUser(db, organisationLogin(domain));
  await insertPassword(db, userId ?? '', HASH);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('however many wrong passwords strangers try, and twelve at the school, staff who signed in there are let in', async () => {
  const browser = browserOf(await trySchool(PASSWORD));
  await useUpStrangersTries();
  await Promise.all(Array.from({ length: 12 }, () => trySchool('wrong')));
  later(2000);
  expect((await trySchool(PASSWORD)).status).toBe(200);
  expect((await trySchool(PASSWORD, browser)).status).toBe(200);
  expect((await tryFrom('203.0.113.8', PASSWORD, browser)).status).toBe(200);
  const stranger = await tryFrom('203.0.113.9', PASSWORD);
  expect([stranger.status, await errorCodeOf(stranger)]).toEqual([429, 'sign-in/too-many-tries']);
});

test('the hundredth wrong password of strangers raises an alarm, once', async () => {
  await useUpStrangersTries();
  await tryFrom('2001:db8:aaaa::1', 'wrong');
  const alarms = product.logLines.filter((line) => line.includes('alarm'));
  expect(alarms).toEqual([expect.stringContaining(`"domain":"${domain}"`)]);
});

test('another browser in the network of the school slows the login down and cannot close it, with and without cookies', async () => {
  await trySchool(PASSWORD);
  await Promise.all(Array.from({ length: 12 }, () => trySchool('wrong')));
  const slowed = await trySchool('wrong');
  expect([slowed.status, slowed.headers.get('Retry-After')]).toEqual([429, '2']);
  // The refusal set a browser cookie, so that this browser is counted apart from the others of its network.
  expect((await trySchool(PASSWORD, browserOf(slowed))).status).toBe(200);

  const pupil = browserOf(await trySchool('wrong'));
  await Promise.all(Array.from({ length: 12 }, () => trySchool('wrong', pupil)));
  expect((await trySchool(PASSWORD, pupil)).status).toBe(429);
  later(2000);
  expect((await trySchool(PASSWORD)).status).toBe(200);
});

test('however many wrong passwords a pupil tries with new cookies, a new browser at the school is let in, a try every two seconds', async () => {
  await trySchool(PASSWORD);
  const pupil = browserOf(await trySchool('wrong'));
  for (const wrongOnes of [50, 2000]) {
    await setCount(`passwords-school:${domain} ${SCHOOL_NETWORK}`, wrongOnes);
    expect((await trySchool('wrong', pupil)).status).toBe(401);
    const slowed = await trySchool('wrong', pupil);
    expect([slowed.status, slowed.headers.get('Retry-After')]).toEqual([429, '2']);
    const staff = browserOf(await tryFrom('203.0.113.7', 'wrong'));
    expect((await trySchool(PASSWORD, staff)).status).toBe(200);
    later(2000);
  }
});

test('while a pupil fills the line with a cookie for each try, staff in new browsers at the school sign in at once', async () => {
  await trySchool(PASSWORD);
  vi.useRealTimers();
  const cookies = await Promise.all(Array.from({ length: 64 }, (_, n) => aBrowser(n)));
  const [staff, usedUp, ...pupils] = cookies;
  await setCounter(db, `passwords-own:${domain} browser ${numberIn(usedUp)}`, { points: 10 });
  const statuses: number[] = [];
  const outgoing = new PassThrough().setMaxListeners(0);
  const crowd = pupils.map(async (cookie) => {
    const from = { address: SCHOOL_NETWORK, cookie, outgoing };
    const login = { domain, password: 'wrong' };
    statuses.push((await callApi(product, signInOrganisation, login, from)).status);
  });
  await eventually(() => expect(statuses).toContain(429));
  expect((await trySchool(PASSWORD, staff)).status).toBe(200);
  expect((await trySchool(PASSWORD)).status).toBe(200);
  expect((await trySchool(PASSWORD, usedUp)).status).toBe(429);
  expect(statuses.length).toBeLessThan(30);
  await leaveLine(outgoing, crowd);
});

test('a password that was replaced is not accepted for having been right before', async () => {
  await trySchool(PASSWORD);
  await db
    .updateTable('accounts')
    .set({ password: await hashPassword('another horse') })
    .execute();
  expect((await trySchool(PASSWORD)).status).toBe(401);
  expect((await trySchool('another horse')).status).toBe(200);
});

test('a browser that was refused a moment ago is refused again without a query', async () => {
  let statements = 0;
  const counting = db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  product = await createTestApp(counting);
  await trySchool(PASSWORD);
  for (let n = 0; n < 12; n += 1) await trySchool('wrong');
  statements = 0;
  expect((await trySchool('wrong')).status).toBe(429);
  expect(statements).toBe(0);
  later(2000);
  expect((await trySchool(PASSWORD)).status).toBe(200);
});

test('two floods at once, from strangers and at the school, hash no more than two thirds of a processor', async () => {
  await trySchool(PASSWORD);
  vi.useRealTimers();
  const made = (n: number) => ({ domain: `made-up-${n}.example`, password: 'x' });
  const [began, before] = [performance.now(), process.cpuUsage()];
  await Promise.all([
    ...Array.from({ length: 9 }, () => trySchool('wrong')),
    ...Array.from({ length: 9 }, (_, n) => callApi(product, signInOrganisation, made(n))),
  ]);
  const { user, system } = process.cpuUsage(before);
  const share = (user + system) / 1000 / (performance.now() - began);
  expect(share).toBeLessThan(0.9);
});

test('a network where a teacher has signed in with a code is a network of the school, too', async () => {
  await signIn(product, db, `teacher@${domain}`);
  await useUpStrangersTries();
  expect((await tryFrom('192.0.2.1', PASSWORD)).status).toBe(200);
});

test('an IPv6 network cannot try more by moving through its /48', async () => {
  await tryFrom('2001:db8:1:1::1', 'wrong');
  await setCount(`passwords-network-wide:${domain} 2001:db8:1::/48`, 39);
  await tryFrom('2001:db8:1:2::1', 'wrong');
  expect((await tryFrom('2001:db8:1:ffff::1', PASSWORD)).status).toBe(429);
  expect((await tryFrom('2001:db8:2:1::1', PASSWORD)).status).toBe(200);
});

test('many made-up logins from one network are refused at once with Retry-After, and another network is served', async () => {
  vi.useRealTimers();
  const refused: Response[] = [];
  let answered = 0;
  const outgoing = new PassThrough().setMaxListeners(0);
  const crowd = Array.from({ length: 80 }, async (_, n) => {
    const login = { domain: `made-up-${n}.example`, password: 'x' };
    const from = { address: '198.51.100.1', outgoing };
    const answer = await callApi(product, signInOrganisation, login, from);
    if (answer.status === 429) refused.push(answer);
    answered += 1;
  });
  expect((await trySchool(PASSWORD)).status).toBe(200);
  expect(answered).toBeLessThan(80);
  // One is at work and 60 wait; on a slow machine some of those wait too long.
  await eventually(() => expect(refused.length).toBeGreaterThanOrEqual(80 - 61));
  expect(refused[0]?.headers.get('Retry-After')).toBe('5');
  await leaveLine(outgoing, crowd);
});

test('strangers in many networks of one /48 hold up neither a new browser at the school nor one in another network', async () => {
  await trySchool(PASSWORD);
  vi.useRealTimers();
  let answered = 0;
  const outgoing = new PassThrough().setMaxListeners(0);
  const crowd = Array.from({ length: 40 }, async (_, n) => {
    const login = { domain: `made-up-${n}.example`, password: 'x' };
    const from = { address: `2001:db8:abc:${n}::1`, outgoing };
    await callApi(product, signInOrganisation, login, from);
    answered += 1;
  });
  const others = [SCHOOL_NETWORK, '203.0.113.8'].map(async (address) => {
    expect((await tryFrom(address, PASSWORD)).status).toBe(200);
    return answered;
  });
  for (const before of await Promise.all(others)) expect(before).toBeLessThan(10);
  await leaveLine(outgoing, crowd);
});

function trySchool(password: string, cookie?: string): Promise<Response> {
  return tryFrom(SCHOOL_NETWORK, password, cookie);
}

function tryFrom(address: string, password: string, cookie?: string): Promise<Response> {
  return callApi(product, signInOrganisation, { domain, password }, { address, cookie });
}

/** Those who leave are not hashed, and the next test finds an empty line. */
async function leaveLine(outgoing: PassThrough, crowd: readonly Promise<void>[]): Promise<void> {
  outgoing.destroy();
  await Promise.all(crowd);
}

/** The cookie of a browser that has asked for a code somewhere else. */
async function aBrowser(n: number): Promise<string> {
  const from = { address: `2001:db8:${n.toString(16)}::1` };
  const email = `somebody-${n}@nowhere.example`;
  return browserOf(await callApi(product, requestCode, { email }, from));
}

function numberIn(cookie = ''): string {
  return cookie.split('=')[1]?.split('.')[0] ?? '';
}

function later(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

/** Of the hundred wrong passwords an hour, all but two are counted already. */
async function useUpStrangersTries(): Promise<void> {
  await tryFrom('2001:db8:a::1', 'wrong');
  await setCount(`passwords-strangers:${domain}`, 99);
  await tryFrom('2001:db8:b::1', 'wrong');
}

async function setCount(key: string, points: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('rate_limits')
    .set({ points })
    .where('key', '=', key)
    .executeTakeFirst();
  expect(numUpdatedRows).toBe(1n);
}
