import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createOrganisationAccount,
  resetOrganisationPassword,
} from '#contract/organisation-accounts.ts';
import { getSession, signInOrganisation } from '#contract/session.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { aSchool, anAdministrator } from '#testing/people.ts';
import { cookieOf, signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { processorMs } from '#testing/processor-time.ts';

const db = await openTestDatabase();
/** Of a sign-in that waits in line. */
const LONGEST_WAIT_MS = 30_000;
let product: TestApp;
let schools = 0;
let domain: string;
let administrator: string;

beforeEach(async () => {
  product = await createTestApp(db);
  schools += 1;
  domain = `school-${schools}.example`;
  await aSchool(db, domain);
  administrator = await anAdministrator(product, db, `admin-${schools}@office.example`);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('creating', () => {
  test('creates a login that opens the session of a teacher, not of an administrator', async () => {
    expect((await create('correct horse')).status).toBe(201);
    const response = await signInWith('correct horse');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      session: {
        userId: expect.any(String),
        email: `admin@${domain}`,
        username: null,
        isAdmin: false,
      },
    });
  });

  test('ten times at once is one 201 and nine 409, and the password is that of the first', async () => {
    const passwords = Array.from({ length: 10 }, (_, n) => `password number ${n}`);
    const answers = await Promise.all(passwords.map((each) => create(each)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, ...Array(9).fill(409)]);
    const codes = await Promise.all(answers.filter(({ ok }) => !ok).map(errorCodeOf));
    expect(new Set(codes)).toEqual(new Set(['organisation-account/exists']));
    const signedIn = await Promise.all(passwords.map((each) => signInWith(each)));
    expect(signedIn.map(({ ok }) => ok)).toEqual(answers.map(({ ok }) => ok));
  });

  test('over a person who has that address is 409 and changes nothing', async () => {
    const person = await signIn(product, db, `admin@${domain}`);
    const response = await create('taken over by us');
    expect([response.status, await errorCodeOf(response)]).toEqual([
      409,
      'organisation-account/login-of-person',
    ]);
    expect((await signInWith('taken over by us')).status).toBe(401);
    expect(await isSignedIn(person)).toBe(true);
  });

  test('for a domain without a school is 404', async () => {
    domain = 'nowhere.example';
    expect(await errorCodeOf(await create('some password'))).toBe('school/not-found');
  });

  test.each([
    { password: '' },
    { password: 'x'.repeat(11) },
    { password: 'two words' },
    { password: 'x'.repeat(129) },
    { domain: 'not a domain' },
  ])('with %j is 400', async (part) => {
    const input = { domain, password: 'twelve or more', ...part };
    const from = { cookie: administrator };
    expect((await callApi(product, createOrganisationAccount, input, from)).status).toBe(400);
  });

  test.each(['x'.repeat(12), 'red cat sun'])('accepts the password %j', async (password) => {
    expect((await create(password)).status).toBe(201);
    expect((await signInWith(password)).status).toBe(200);
  });
});

describe('resetting', () => {
  test('changes the password and signs the account out everywhere', async () => {
    await create('old password');
    const sessions = await Promise.all([signInWith('old password'), signInWith('old password')]);
    expect((await reset('new password')).status).toBe(200);
    for (const session of sessions) expect(await isSignedIn(cookieOf(session))).toBe(false);
    expect((await signInWith('old password')).status).toBe(401);
    expect((await signInWith('new password')).status).toBe(200);
  });

  test('lets in a browser that was locked out by wrong passwords', async () => {
    await create('forgotten password');
    for (let n = 0; n < 11; n += 1) await signInWith(`wrong-${n}`);
    expect((await signInWith('forgotten password')).status).toBe(429);
    await reset('new password');
    // A refusal is remembered for a second.
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 1000);
    expect((await signInWith('new password')).status).toBe(200);
  });

  test('in the middle of a sign-in with the old password leaves no session open', async () => {
    await create('old password');
    const signingIn = Array.from({ length: 12 }, () => signInWith('old password'));
    const resetting = reset('new password');
    const answers = await Promise.all(signingIn);
    expect((await resetting).status).toBe(200);
    for (const answer of answers.filter(({ ok }) => ok)) {
      expect(await isSignedIn(cookieOf(answer))).toBe(false);
    }
  });

  test('where there is no account, or only a person, is 404', async () => {
    expect(await errorCodeOf(await reset('some password'))).toBe('organisation-account/not-found');
    await signIn(product, db, `admin@${domain}`);
    expect(await errorCodeOf(await reset('some password'))).toBe('organisation-account/not-found');
  });
});

test('creating and resetting are in the audit log, without a password', async () => {
  await create('first password');
  await create('refused password');
  await reset('second password');
  const entries = await db
    .selectFrom('audit_log')
    .select(['actor', 'action', 'details'])
    .where('subject', '=', domain)
    .orderBy('id')
    .execute();
  const by = { actor: `admin-${schools}@office.example`, details: {} };
  expect(entries).toEqual([
    { ...by, action: 'organisation account created' },
    { ...by, action: 'organisation password reset' },
  ]);
});

describe('signing in', () => {
  test('with an unknown domain or a wrong password gives one answer, in about the same time', async () => {
    await create('right password');
    const wrongPassword = await timed(() => signInWith('wrong'));
    const unknownDomain = await timed(() => signInWith('wrong', 'unknown.example'));
    expect(unknownDomain.answer).toEqual(wrongPassword.answer);
    expect(unknownDomain.answer).toEqual([401, 'sign-in/organisation-refused']);
    // Without a hash to compare, the unknown domain would be some fifty times faster.
    expect(wrongPassword.ms / unknownDomain.ms).toBeLessThan(5);
    expect(unknownDomain.ms / wrongPassword.ms).toBeLessThan(5);
  });

  test('takes the domain in any case, with a leading at-sign or spaces', async () => {
    await create('right password');
    expect((await signInWith('right password', ` @${domain.toUpperCase()} `)).status).toBe(200);
    for (const typed of [`www.${domain}`, `office@${domain}`, `https://www.${domain}/`]) {
      expect((await signInWith('right password', typed)).status).toBe(200);
    }
  });

  test('is refused in a network after ten wrong passwords, also with the right one, but not in other networks', async () => {
    await create('right password');
    for (let n = 0; n < 10; n += 1) expect((await signInWith(`wrong-${n}`)).status).toBe(401);
    const eleventh = await signInWith('right password');
    expect([eleventh.status, await errorCodeOf(eleventh)]).toEqual([429, 'sign-in/too-many-tries']);
    expect(Number(eleventh.headers.get('Retry-After'))).toBeGreaterThan(800);
    expect((await signInWith('right password', domain, '203.0.113.99')).status).toBe(200);
  });

  test('sixty teachers at once from one network are all let in', async () => {
    await create('right password');
    endNoWait();
    const before = process.cpuUsage();
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => signInWith('right password')),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const { user, system } = process.cpuUsage(before);
    const withRestsMs = ((user + system) / 1000) * 1.5;
    expect(withRestsMs).toBeLessThan(LONGEST_WAIT_MS);
  }, 60_000);

  test('by code keeps the password of the account', async () => {
    await create('right password');
    await signIn(product, db, `admin@${domain}`);
    expect((await signInWith('right password')).status).toBe(200);
  });
});

function create(password: string): Promise<Response> {
  const from = { cookie: administrator };
  return callApi(product, createOrganisationAccount, { domain, password }, from);
}

function reset(password: string): Promise<Response> {
  const from = { cookie: administrator };
  return callApi(product, resetOrganisationPassword, { domain, password }, from);
}

function signInWith(password: string, at = domain, address = '192.0.2.1'): Promise<Response> {
  return callApi(product, signInOrganisation, { domain: at, password }, { address });
}

async function isSignedIn(cookie: string): Promise<boolean> {
  const response = await callApi(product, getSession, {}, { cookie });
  return (await answerOf(getSession, response)).session !== null;
}

/** The processor is shared with other tests, so the line is measured by processor time instead of ending by the clock. */
function endNoWait(): void {
  const { setTimeout: start } = globalThis;
  const startOthers = (work: () => void, ms?: number) =>
    ms === LONGEST_WAIT_MS ? undefined : start(work, ms);
  vi.stubGlobal('setTimeout', startOthers);
}

/** The shortest of a few, which is the one the rest of the machine disturbed least. */
async function timed(work: () => Promise<Response>) {
  let answer: unknown;
  const ms = await processorMs(async () => {
    const response = await work();
    answer = [response.status, await errorCodeOf(response)];
  });
  return { answer, ms };
}
