import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SESSIONS_LISTED } from '#contract/limits.ts';
import { getProfile } from '#contract/profile.ts';
import { signInOrganisation } from '#contract/session.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from '#contract/sessions.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { aSchool } from '#testing/people.ts';
import { cookieOf, signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { createOrganisationAccount } from '../organisation-accounts/organisation-accounts.service.ts';

const DAY_MS = 24 * 60 * 60_000;
const db = await openTestDatabase();
let product: TestApp;
let people = 0;
let email: string;

beforeEach(async () => {
  product = await createTestApp(db);
  people += 1;
  email = `teacher-${people}@school.example`;
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the list', () => {
  test('has the current session first, then the others by their last use, and none of other people', async () => {
    await signIn(product, db, `other-${email}`);
    const start = Date.now();
    await signInLater();
    await noteUse(new Date(start + 10 * 60_000));
    await signInLater();
    const cookie = await signInLater();

    const { sessions, total, isSharedLogin } = await list(cookie);

    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    expect(sessions.map(({ signedInAt }) => minutesSince(start, signedInAt))).toEqual([3, 1, 2]);
    expect(sessions.map(({ lastUsedAt }) => minutesSince(start, lastUsedAt))).toEqual([3, 10, 2]);
    expect([total, isSharedLogin]).toEqual([3, false]);
  });

  test('names browser and system, and never shows the header', async () => {
    const cookie = await signInLater();
    const secret = 'Mozilla/5.0 (iPhone; tracking-id-42) Version/18.1 Safari/604.1';
    await db.updateTable('sessions').set({ user_agent: secret }).execute();
    const response = await callApi(product, listOwnSessions, {}, { cookie });
    const text = await response.text();
    expect(text).not.toContain('tracking-id-42');
    expect(listOwnSessions.output.parse(JSON.parse(text)).sessions[0]?.browser).toEqual({
      name: 'safari',
      system: 'iphone',
    });
  });

  test('leaves out expired sessions that are not deleted yet', async () => {
    await signInLater();
    vi.setSystemTime(Date.now() + 7 * DAY_MS);
    const cookie = await signInLater();
    expect(await list(cookie)).toMatchObject({ total: 1, sessions: [{ isCurrent: true }] });
    expect(await endOthers(cookie)).toBe(0);
  });

  test('has at most a hundred sessions, the current one among them, and the total', async () => {
    const cookie = await signInLater();
    const user_id = await ownUserId();
    const updated_at = new Date(Date.now() + 1000);
    const expires_at = new Date(Date.now() + DAY_MS);
    const times = { updated_at, expires_at };
    const rows = Array.from({ length: 150 }, (_, n) => ({ user_id, token: `many-${n}`, ...times }));
    await db.insertInto('sessions').values(rows).execute();

    const { sessions, total } = await list(cookie);

    expect([sessions.length, total]).toEqual([SESSIONS_LISTED, 151]);
    expect(sessions[0]?.isCurrent).toBe(true);
    expect(await endOthers(cookie)).toBe(150);
  });

  test('of an organisation account says that the login is shared', async () => {
    const account = { domain: `school-${people}.example`, password: 'secret' };
    await aSchool(db, account.domain);
    await createOrganisationAccount(db, account, 'head@office.example');
    const cookie = cookieOf(await callApi(product, signInOrganisation, account));
    expect((await list(cookie)).isSharedLogin).toBe(true);
  });
});

describe('ending', () => {
  test('all others leaves the current one and those of other people', async () => {
    const stranger = await signIn(product, db, `other-${email}`);
    const [first, second, third] = [await signInLater(), await signInLater(), await signInLater()];
    expect(await endOthers(second)).toBe(2);
    expect(await areOpen([stranger, first, second, third])).toEqual([true, false, true, false]);
    expect(await endOthers(second)).toBe(0);
  });

  test('one other session ends that one alone, and ending it twice is fine', async () => {
    const [first, second, third] = [await signInLater(), await signInLater(), await signInLater()];
    const { sessions } = await list(first);
    expect(await endOne(third, sessions[0]?.id)).toBe(200);
    expect(await endOne(third, sessions[0]?.id)).toBe(200);
    expect(await areOpen([first, second, third])).toEqual([false, true, true]);
  });

  test("the current one or somebody else's changes nothing", async () => {
    const stranger = await signIn(product, db, `other-${email}`);
    const own = await signInLater();
    await endOne(own, (await list(stranger)).sessions[0]?.id);
    await endOne(own, (await list(own)).sessions[0]?.id);
    expect(await areOpen([stranger, own])).toEqual([true, true]);
  });

  test('a malformed id is answered 400', async () => {
    expect(await endOne(await signInLater(), 'x')).toBe(400);
  });
});

/** Waits a minute first, because an address gets one code a minute. */
async function signInLater(): Promise<string> {
  vi.setSystemTime(Date.now() + 60_000);
  return signIn(product, db, email);
}

async function ownUserId(): Promise<string> {
  const found = db.selectFrom('users').select('id').where('email', '=', email);
  return (await found.executeTakeFirstOrThrow()).id;
}

async function noteUse(updated_at: Date): Promise<void> {
  const user_id = await ownUserId();
  await db.updateTable('sessions').set({ updated_at }).where('user_id', '=', user_id).execute();
}

function minutesSince(start: number, iso: string): number {
  return Math.round((Date.parse(iso) - start) / 60_000);
}

async function list(cookie: string) {
  return answerOf(listOwnSessions, await callApi(product, listOwnSessions, {}, { cookie }));
}

async function endOthers(cookie: string): Promise<number> {
  const response = await callApi(product, endOtherSessions, {}, { cookie });
  return (await answerOf(endOtherSessions, response)).ended;
}

async function endOne(cookie: string, id = ''): Promise<number> {
  const { method } = endOwnSession;
  return (await callApi(product, { method, path: `/api/sessions/${id}` }, {}, { cookie })).status;
}

async function areOpen(cookies: string[]): Promise<boolean[]> {
  const answers = cookies.map((cookie) => callApi(product, getProfile, {}, { cookie }));
  return (await Promise.all(answers)).map(({ status }) => status === 200);
}
