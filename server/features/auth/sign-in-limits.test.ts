import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestCode, signInWithCode } from '#contract/session.ts';
import { callApi, errorCodeOf } from '#testing/api-client.ts';
import { failingDatabase } from '#testing/failing-database.ts';
import { askForCode, mailTo, signIn } from '#testing/sign-in.ts';
import { setCounter } from '#testing/set-counter.ts';
import { sweepCleanly } from '#testing/sweep-cleanly.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
const MINUTE_MS = 60_000;
let product: TestApp;

beforeEach(async () => {
  product = await createTestApp(db);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the next code to an address waits for 60 seconds', async () => {
  const email = 'pause@school.example';
  expect((await ask(email)).status).toBe(200);
  advanceClock(59_000);
  const early = await ask(email);
  expect([early.status, early.headers.get('Retry-After')]).toEqual([429, '1']);
  expect(await errorCodeOf(early)).toBe('sign-in/too-many-codes');
  advanceClock(1000);
  expect((await ask(email)).status).toBe(200);
});

test('a code whose message was not queued does not count, so the next can be asked for at once', async () => {
  const email = 'unsent@school.example';
  const { db: failing, failAt } = failingDatabase(db);
  product = await createTestApp(failing);
  let statement = 1;
  for (; ; statement += 1) {
    failAt(statement);
    const { status } = await ask(email);
    failAt(0);
    if (status === 200) break;
    expect([status, await mailTo(db, email)]).toEqual([500, []]);
  }
  expect(statement).toBeGreaterThan(2);
  expect(await mailTo(db, email)).toHaveLength(1);
});

test('an address never gets more than five codes within an hour, wherever the hour begins', async () => {
  const email = 'bombed@school.example';
  const sentAt: number[] = [];
  for (let minute = 0; minute < 180; minute += 1) {
    if ((await ask(email)).ok) sentAt.push(minute);
    advanceClock(MINUTE_MS);
  }
  expect(sentAt.length).toBeGreaterThanOrEqual(15);
  for (const start of sentAt) {
    const withinTheHour = sentAt.filter((minute) => minute >= start && minute < start + 60);
    expect(withinTheHour.length).toBeLessThanOrEqual(5);
  }
  expect(await mailTo(db, email)).toHaveLength(sentAt.length);
});

test('the sixth code of an hour says how long to wait', async () => {
  const email = 'sixth@school.example';
  for (let n = 0; n < 5; n += 1) {
    await ask(email);
    advanceClock(2 * MINUTE_MS);
  }
  const refused = await ask(email);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(50 * 60)]);
});

test('sixty teachers behind one address sign in within a minute', async () => {
  const teachers = Array.from({ length: 60 }, (_, n) => `teacher-${n}@sixty.example`);
  const cookies = await Promise.all(teachers.map((email) => signIn(product, db, email)));
  expect(new Set(cookies).size).toBe(60);
});

test('a flood from one network is refused, and other networks are not', async () => {
  await setCounter(db, 'code-network:new 198.51.100.9', { points: 200 });
  const flooding = await ask('flood@school.example', { address: '198.51.100.9' });
  expect(flooding.status).toBe(429);
  expect((await ask('calm@school.example', { address: '198.51.100.10' })).status).toBe(200);
});

test('an IPv6 network is a /64', async () => {
  await setCounter(db, 'code-network:new 2001:db8:1:2::/64', { points: 200 });
  const same = await ask('six-a@school.example', { address: '2001:db8:1:2:ffff::1' });
  const other = await ask('six-b@school.example', { address: '2001:db8:1:3::1' });
  expect([same.status, other.status]).toEqual([429, 200]);
});

test('a forged X-Forwarded-For changes nothing', async () => {
  await setCounter(db, 'code-network:new 198.51.100.20', { points: 200 });
  const headers = { 'X-Forwarded-For': '203.0.113.7' };
  const forged = await ask('forged@school.example', { address: '198.51.100.20', headers });
  expect(forged.status).toBe(429);
});

test('behind a trusted proxy the address that the proxy added counts, not those sent by the client', async () => {
  product = await createTestApp(db, { trustedProxies: 1 });
  await setCounter(db, 'code-network:new 198.51.100.30', { points: 200 });
  const headers = { 'X-Forwarded-For': '203.0.113.7, 198.51.100.30' };
  const proxied = await ask('proxied@school.example', { address: '127.0.0.1', headers });
  expect(proxied.status).toBe(429);
});

test('the sweep deletes expired sessions, codes, counters and known places', async () => {
  const email = 'swept@school.example';
  await signIn(product, db, email);
  advanceClock(MINUTE_MS);
  await askForCode(product, db, email);
  await callApi(product, signInWithCode, { email, code: '000000' });
  const now = () => new Date(Date.now() + 181 * 24 * 60 * MINUTE_MS);
  await sweepCleanly({ db, now });
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('sign_in_codes').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([]);
  expect(await db.selectFrom('known_places').select('place').execute()).toEqual([]);
});

function ask(email: string, from: Parameters<typeof callApi>[3] = {}): Promise<Response> {
  return callApi(product, requestCode, { email }, from);
}

function advanceClock(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}
