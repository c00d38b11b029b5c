import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestCode, signInWithCode } from '#contract/session.ts';
import { callApi, errorCodeOf } from '#testing/api-client.ts';
import { aSchool } from '#testing/people.ts';
import { askForCode, browserOf, latestCode, mailTo, signIn } from '#testing/sign-in.ts';
import { setCounter } from '#testing/set-counter.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { createCodeTryLimits } from './code-try-limits.ts';

const db = await openTestDatabase();
const MINUTE_MS = 60_000;
const OWN_NETWORK = '192.0.2.1';
let product: TestApp;
let schools = 0;
let domain: string;

beforeEach(async () => {
  product = await createTestApp(db);
  await db.deleteFrom('rate_limits').execute();
  vi.useFakeTimers({ toFake: ['Date'] });
  schools += 1;
  domain = `strangers-${schools}.example`;
  await aSchool(db, domain);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('while strangers ask for codes and guess without pause', () => {
  test.each([
    ['from the same network', () => OWN_NETWORK],
    ['from many networks', (n: number) => `198.51.100.${n % 250}`],
  ])('%s, a browser that asked for a code signs in with it', async (_where, addressOf) => {
    const email = `owner@${domain}`;
    const { browser, code } = await askInBrowser(email);
    await attack(email, addressOf, code);
    const response = await tryCode(email, code, { cookie: browser });
    expect(response.status).toBe(200);
  });

  test('a browser that signed in before gets a code and signs in with it', async () => {
    const email = `owner@${domain}`;
    const { browser, code } = await askInBrowser(email);
    expect((await tryCode(email, code, { cookie: browser })).status).toBe(200);
    advanceClock(2 * MINUTE_MS);
    await attack(email, (n) => `198.51.100.${n % 250}`);
    await attack(email, () => OWN_NETWORK);
    const asked = await ask(email, { cookie: browser });
    expect(asked.status).toBe(200);
    const again = await tryCode(email, await latestCode(db, email), { cookie: browser });
    expect(again.status).toBe(200);
  });

  test('at the limit of its network a browser gets a code if it asked before or sends back the cookie of the refusal', async () => {
    const email = `owner@${domain}`;
    const { browser } = await askInBrowser(email);
    await setCounter(db, `code-network:new ${OWN_NETWORK}`, { points: 200, minutes: 5 });
    advanceClock(2 * MINUTE_MS);
    expect((await ask(email, { cookie: browser })).status).toBe(200);
    const colleague = await ask(`colleague@${domain}`);
    expect(colleague.status).toBe(429);
    const again = await ask(`colleague@${domain}`, { cookie: browserOf(colleague) });
    expect(again.status).toBe(200);
  });

  test('the latest code can be entered in the network of the school in a browser that did not ask for it', async () => {
    await signIn(product, db, `staff@${domain}`);
    const email = `owner@${domain}`;
    const { code } = await askInBrowser(email);
    for (let n = 0; n < 25; n += 1) {
      await tryCode(email, wrongCodeFor(code), { address: `198.51.100.${n}` });
    }
    expect((await tryCode(email, code)).status).toBe(200);
  });

  test('strangers who keep their cookies use up none of the tries of the owner', async () => {
    const email = `owner@${domain}`;
    const owner = await askInBrowser(email);
    const strangers = await Promise.all(
      Array.from({ length: 4 }, async (_, n) =>
        browserOf(await ask(email, { address: `203.0.113.${n}` })),
      ),
    );
    for (const cookie of strangers) {
      for (let n = 0; n < 12; n += 1) await tryCode(email, '000000', { cookie });
    }
    expect((await tryCode(email, owner.code, { cookie: owner.browser })).status).toBe(200);
  });

  test('an address is sent at most eight codes an hour', async () => {
    const email = `bombed@${domain}`;
    for (let n = 0; n < 30; n += 1) await ask(email, { address: `198.51.100.${n}` });
    expect((await mailTo(db, email)).length).toBeLessThanOrEqual(8);
  });
});

test('a flood of tries from its network does not refuse a browser with a cookie', () => {
  const log = pino({ enabled: false });
  const limits = createCodeTryLimits({
    db,
    log,
    metrics: { noteAlarm() {} },
    now: () => new Date(),
  });
  const stranger = { browser: 'a', isNewBrowser: true, network: OWN_NETWORK };
  const flood = () => {
    for (let n = 0; n <= 6000; n += 1) limits.takeTry(stranger);
  };
  expect(flood).toThrow('sign-in/too-many-tries');
  limits.takeTry({ browser: 'b', isNewBrowser: false, network: OWN_NETWORK });
});

test('a code requested in one browser can be tried in another, five times at most', async () => {
  const email = `telephone@${domain}`;
  const { code } = await askInBrowser(email);
  const other = browserOf(await ask(`somebody-else@${domain}`));
  for (let n = 0; n < 4; n += 1) {
    expect((await tryCode(email, wrongCodeFor(code), { cookie: other })).status).toBe(401);
  }
  expect((await tryCode(email, code, { cookie: other })).status).toBe(200);

  const second = await askInBrowser(`second@${domain}`);
  for (let n = 0; n < 5; n += 1) await tryCode(`second@${domain}`, wrongCodeFor(second.code));
  expect((await tryCode(`second@${domain}`, second.code)).status).toBe(429);
  const asked = await tryCode(`second@${domain}`, second.code, { cookie: second.browser });
  expect(asked.status).toBe(200);
});

test('a browser that has asked for a code can enter a later one that another browser asked for', async () => {
  const email = `two-devices@${domain}`;
  const laptop = await askInBrowser(email);
  advanceClock(1000);
  const telephone = await askInBrowser(email, '198.51.100.7');
  expect((await tryCode(email, telephone.code, { cookie: laptop.browser })).status).toBe(200);
});

test('a browser with a new cookie waits for its next code as long as one without', async () => {
  const email = `impatient@${domain}`;
  const { browser } = await askInBrowser(email);
  expect((await ask(email, { cookie: browser })).status).toBe(429);
  for (let n = 0; n < 4; n += 1) {
    advanceClock(MINUTE_MS);
    expect((await ask(email, { cookie: browser })).status).toBe(200);
  }
  advanceClock(MINUTE_MS);
  expect((await ask(email, { cookie: browser })).status).toBe(429);
});

describe('codes guessed across made-up addresses', () => {
  test('raise an alarm, after which a browser that never signed in must enter a second code', async () => {
    // Fifty wrong codes in an hour raise the alarm.
    for (let n = 0; n < 60; n += 1) {
      const email = `made-up-${n}@${domain}`;
      const address = `198.51.100.${n}`;
      await ask(email, { address });
      await tryCode(email, wrongCodeFor(await latestCode(db, email)), { address });
    }
    const alarms = product.logLines.filter((line) => line.includes('"limit":"wrong-codes"'));
    expect(alarms).toHaveLength(1);
    const counted = await product.metrics.registry.metrics();
    expect(counted).toContain('limit_alarms_total{limit="wrong-codes"} 1');

    const email = `new-teacher@${domain}`;
    const { browser, code } = await askInBrowser(email);
    advanceClock(1000);
    const first = await tryCode(email, code, { cookie: browser });
    expect([first.status, await errorCodeOf(first)]).toEqual([401, 'sign-in/second-code']);
    expect((await tryCode(email, code, { cookie: browser })).status).toBe(401);
    const second = await tryCode(email, await latestCode(db, email), { cookie: browser });
    expect(second.status).toBe(200);
  });

  test('do not make a browser that signed in before enter a second code', async () => {
    const email = `returning@${domain}`;
    const { browser, code } = await askInBrowser(email);
    await tryCode(email, code, { cookie: browser });
    await setCounter(db, 'wrong-codes:all', { points: 50, minutes: 5 });
    advanceClock(2 * MINUTE_MS);
    await ask(email, { cookie: browser });
    const again = await tryCode(email, await latestCode(db, email), { cookie: browser });
    expect(again.status).toBe(200);
  });
});

test('once a fast clock is set right, codes and limits from its future no longer count', async () => {
  const email = `clock@${domain}`;
  const right = Date.now();
  vi.setSystemTime(right + 120 * MINUTE_MS);
  const code = await askForCode(product, db, email);
  vi.setSystemTime(right);
  expect((await tryCode(email, code)).status).toBe(401);
  expect((await ask(email)).status).toBe(200);
});

/** Sends forty requests for codes and forty wrong guesses, without cookies. */
async function attack(
  email: string,
  addressOf: (n: number) => string,
  code = '000000',
): Promise<void> {
  for (let n = 0; n < 40; n += 1) {
    const address = addressOf(n);
    await ask(email, { address });
    await tryCode(email, wrongCodeFor(code), { address });
    advanceClock(5000);
  }
}

async function askInBrowser(email: string, address = OWN_NETWORK) {
  const browser = browserOf(await ask(email, { address }));
  return { browser, code: await latestCode(db, email) };
}

function ask(email: string, from: Parameters<typeof callApi>[3] = {}): Promise<Response> {
  return callApi(product, requestCode, { email }, from);
}

function tryCode(
  email: string,
  code: string,
  from: Parameters<typeof callApi>[3] = {},
): Promise<Response> {
  return callApi(product, signInWithCode, { email, code }, from);
}

function wrongCodeFor(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

function advanceClock(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}
