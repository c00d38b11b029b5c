import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestCode, signInWithCode } from '#contract/session.ts';
import { callApi } from '#testing/api-client.ts';
import { aSchool } from '#testing/people.ts';
import { browserOf, latestCode, mailTo, signIn } from '#testing/sign-in.ts';
import { setCounter } from '#testing/set-counter.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
const MINUTE_MS = 60_000;
const HERE = '192.0.2.1';
let product: TestApp;
let schools = 0;
let domain: string;

beforeEach(async () => {
  product = await createTestApp(db);
  await db.deleteFrom('rate_limits').execute();
  vi.useFakeTimers({ toFake: ['Date'] });
  schools += 1;
  domain = `flooded-${schools}.example`;
  await aSchool(db, domain);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a flood of requests for made-up addresses', () => {
  test('is mostly refused, and a teacher at the same address still gets a code', async () => {
    const email = `teacher@${domain}`;
    const { browser, code } = await askInBrowser(email);
    await tryCode(email, code, browser);
    advanceClock(2 * MINUTE_MS);
    await setCounter(db, `code-network:new ${HERE}`, { points: 150, minutes: 5 });
    const statuses = [];
    for (let n = 0; n < 100; n += 1) statuses.push((await ask(`made-up-${n}@${domain}`)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
    expect((await ask(email, { cookie: browser })).status).toBe(200);
  });

  test('by a pupil with and without cookies, at the school, leaves codes to people of the school in new browsers', async () => {
    const email = `teacher@${domain}`;
    await signIn(product, db, email);
    advanceClock(2 * MINUTE_MS);
    for (const kind of ['new', 'returning']) {
      await setCounter(db, `code-network:${kind} ${HERE}`, { points: 200, minutes: 5 });
    }
    const pupil = await ask(`made-up@${domain}`);
    const again = await ask(`made-up@${domain}`, { cookie: browserOf(pupil) });
    expect([pupil.status, again.status]).toEqual([429, 429]);
    const asked = await ask(email);
    expect(asked.status).toBe(200);
    const code = await latestCode(db, email);
    expect((await tryCode(email, code, browserOf(asked))).status).toBe(200);
    const elsewhere = await ask(`made-up@${domain}`, { address: '203.0.113.5' });
    expect(elsewhere.status).toBe(200);
  });

  test('from many networks for one school raises an alarm, and staff in the network of the school still get codes', async () => {
    await signIn(product, db, `staff@${domain}`);
    await setCounter(db, `code-domain:${domain}`, { points: 299 });
    await ask(`made-up@${domain}`, { address: '2001:db8::1' });
    expect((await ask(`one-more@${domain}`, { address: '2001:db8:ffff::1' })).status).toBe(429);
    expect((await ask(`colleague@${domain}`, { address: HERE })).status).toBe(200);
    const alarms = product.logLines.filter((line) => line.includes('"limit":"code-domain"'));
    expect(alarms.map((line) => line.includes(domain))).toEqual([true]);
  });

  test('at domains of no school is answered like any other, and only some of its codes are mailed', async () => {
    await setCounter(db, 'mail-to-strangers:all', { points: 299 });
    const answers = [];
    for (const name of ['last', 'unsent'])
      answers.push((await ask(`${name}@nowhere.example`)).status);
    expect(answers).toEqual([200, 200]);
    expect(await mailTo(db, 'last@nowhere.example')).toHaveLength(1);
    expect(await mailTo(db, 'unsent@nowhere.example')).toEqual([]);
  });

  test('at domains of no school, whose codes are not mailed, does not use up the codes of the site', async () => {
    await setCounter(db, 'mail-to-strangers:all', { points: 300 });
    for (let n = 0; n < 3; n += 1) await ask(`made-up-${n}@nowhere.example`);
    const counted = await db
      .selectFrom('rate_limits')
      .select('points')
      .where('key', '=', 'code-site:all')
      .execute();
    expect(counted).toEqual([]);
    await ask(`teacher@${domain}`);
    const { points } = await db
      .selectFrom('rate_limits')
      .select('points')
      .where('key', '=', 'code-site:all')
      .executeTakeFirstOrThrow();
    expect(points).toBe(1);
  });

  test('of the whole site leaves codes to staff in the network of their school', async () => {
    await signIn(product, db, `staff@${domain}`);
    await setCounter(db, 'code-site:all', { points: 10_000 });
    expect((await ask(`colleague@${domain}`, { address: '203.0.113.5' })).status).toBe(429);
    expect((await ask(`colleague@${domain}`, { address: HERE })).status).toBe(200);
  });

  test('with ever new tags of one mailbox sends it at most twenty codes an hour', async () => {
    const email = `victim+home@${domain}`;
    const { browser, code } = await askInBrowser(email);
    await tryCode(email, code, browser);
    advanceClock(2 * MINUTE_MS);
    for (let n = 0; n < 30; n += 1) {
      await ask(`victim+${n}@${domain}`, { address: `2001:db8:${n.toString(16)}::1` });
    }
    const tags = Array.from({ length: 30 }, (_, n) => mailTo(db, `victim+${n}@${domain}`));
    expect((await Promise.all(tags)).flat()).toHaveLength(19);
    expect((await ask(email, { cookie: browser })).status).toBe(200);
    expect((await ask(`victim@${domain}`)).status).toBe(200);
    expect((await ask(`another+tag@${domain}`)).status).toBe(200);
  });

  test('counts an IPv6 network as a /64 and as the /48 around it', async () => {
    await setCounter(db, 'code-network-wide:new 2001:db8:1::/48', { points: 800 });
    const inside = await ask(`six-a@${domain}`, { address: '2001:db8:1:77::1' });
    const outside = await ask(`six-b@${domain}`, { address: '2001:db8:2:77::1' });
    expect([inside.status, outside.status]).toEqual([429, 200]);
  });

  test('does not include a large staff: a request whose code is entered is taken off the count', async () => {
    await setCounter(db, `code-network:new ${HERE}`, { points: 198 });
    for (let n = 0; n < 5; n += 1) await signIn(product, db, `staff-${n}@${domain}`);
    expect((await ask(`last@${domain}`)).status).toBe(200);
  });
});

async function askInBrowser(email: string) {
  const browser = browserOf(await ask(email));
  return { browser, code: await latestCode(db, email) };
}

function ask(email: string, from: Parameters<typeof callApi>[3] = {}): Promise<Response> {
  return callApi(product, requestCode, { email }, from);
}

function tryCode(email: string, code: string, cookie: string): Promise<Response> {
  return callApi(product, signInWithCode, { email, code }, { cookie });
}

function advanceClock(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}
