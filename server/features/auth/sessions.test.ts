import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getOwnSchool, getProfile } from '#contract/profile.ts';
import { getSession, signInWithCode, signOut } from '#contract/session.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { aSchool, anAdministrator } from '#testing/people.ts';
import { askForCode, cookieOf, signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { revokeAdministrator } from '../administrators/administrators.service.ts';

const db = await openTestDatabase();
const DAY_MS = 24 * 60 * 60_000;
let product: TestApp;

beforeEach(async () => {
  product = await createTestApp(db);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the cookie', () => {
  test('is http-only and same-site, has no domain, and lasts for thirty days', async () => {
    const cookie = await setCookie(product);
    expect(cookie).toMatch(/^session=/);
    expect(cookie).toContain('Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax');
    expect(cookie).not.toMatch(/Secure|Domain/);
  });

  test('is limited to HTTPS when the site has an HTTPS address', async () => {
    const cookie = await setCookie(
      await createTestApp(db, { publicUrl: 'https://spelling.example' }),
    );
    expect(cookie).toMatch(/^__Host-session=.*; Secure/);
  });

  test.each([
    ['made up', () => 'session=abcdef'],
    ['with another token', (cookie: string) => cookie.replace(/=./, '=~')],
    ['with more behind its signature', (cookie: string) => `${cookie}.junk`],
    ['without its signature', (cookie: string) => cookie.split('.')[0] ?? ''],
    ['empty', () => 'session='],
  ])('%s is answered 401', async (_name, change) => {
    const cookie = await signIn(product, db, `cookie-${Math.random()}@school.example`);
    const from = { cookie: change(cookie) };
    expect((await callApi(product, getProfile, {}, from)).status).toBe(401);
  });
});

describe('a session', () => {
  test("has a new token at every sign-in, and the browser's earlier one ends", async () => {
    const email = 'again@school.example';
    const first = await signIn(product, db, email);
    advanceClock(60_000);
    const code = await askForCode(product, db, email);
    const response = await callApi(product, signInWithCode, { email, code }, { cookie: first });
    const second = cookieOf(response);
    expect(second).not.toBe(first);
    expect(await isOpen(first)).toBe(false);
    expect(await isOpen(second)).toBe(true);
  });

  test('is over after sign-out, also for a kept copy of the cookie', async () => {
    const cookie = await signIn(product, db, 'out@school.example');
    const response = await callApi(product, signOut, {}, { cookie });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0/);
    expect(await isOpen(cookie)).toBe(false);
    expect(await errorCodeOf(await callApi(product, getProfile, {}, { cookie }))).toBe(
      'session/required',
    );
  });

  test('signing out without a session is fine too', async () => {
    expect((await callApi(product, signOut, {})).status).toBe(200);
  });

  test('ends after seven days without use, and use keeps it open', async () => {
    const cookie = await signIn(product, db, 'idle@school.example');
    advanceClock(6 * DAY_MS);
    expect(await isOpen(cookie)).toBe(true);
    advanceClock(6 * DAY_MS);
    expect(await isOpen(cookie)).toBe(true);
    advanceClock(7 * DAY_MS);
    expect(await isOpen(cookie)).toBe(false);
  });

  test('ends after thirty days however much it is used', async () => {
    const cookie = await signIn(product, db, 'month@school.example');
    for (let day = 1; day < 30; day += 1) {
      advanceClock(DAY_MS);
      expect(await isOpen(cookie)).toBe(true);
    }
    advanceClock(DAY_MS);
    expect(await isOpen(cookie)).toBe(false);
  });

  test('of a deleted user is over', async () => {
    const cookie = await signIn(product, db, 'deleted@school.example');
    await db.deleteFrom('users').where('email', '=', 'deleted@school.example').execute();
    expect(await isOpen(cookie)).toBe(false);
  });
});

describe('while signed in', () => {
  test('a school that lapses or is deleted counts from the next request', async () => {
    await aSchool(db, 'lapsing.example');
    const cookie = await signIn(product, db, 'teacher@lapsing.example');
    expect(await schoolOf(cookie)).toMatchObject({ subscriptionStatus: 'active' });
    await db
      .updateTable('schools')
      .set({ subscription_status: 'inactive' })
      .where('domain', '=', 'lapsing.example')
      .execute();
    expect(await schoolOf(cookie)).toMatchObject({ subscriptionStatus: 'inactive' });
    await db.deleteFrom('schools').where('domain', '=', 'lapsing.example').execute();
    expect(await schoolOf(cookie)).toBeNull();
  });

  test('a demoted administrator has no rights from the next request', async () => {
    const cookie = await anAdministrator(product, db);
    expect(await sessionOf(cookie)).toMatchObject({ isAdmin: true });
    await revokeAdministrator(db, 'head@spellingorchard.example', {
      now: new Date(),
      actor: 'a test',
    });
    expect(await sessionOf(cookie)).toMatchObject({ isAdmin: false });
  });

  test.each(['evilmatch.example', 'match.example.evil.example', 'sub.match.example'])(
    '%s is not the school match.example',
    async (domain) => {
      await db.deleteFrom('schools').execute();
      await aSchool(db, 'match.example');
      const cookie = await signIn(product, db, `teacher@${domain}`);
      expect(await schoolOf(cookie)).toBeNull();
    },
  );
});

async function setCookie(site: TestApp): Promise<string> {
  const email = `cookie-${Math.random()}@school.example`;
  const code = await askForCode(site, db, email);
  const response = await callApi(site, signInWithCode, { email, code });
  return response.headers.getSetCookie()[0] ?? '';
}

async function sessionOf(cookie: string) {
  const response = await callApi(product, getSession, {}, { cookie });
  return (await answerOf(getSession, response)).session;
}

async function schoolOf(cookie: string) {
  const response = await callApi(product, getOwnSchool, {}, { cookie });
  return (await answerOf(getOwnSchool, response)).school;
}

async function isOpen(cookie: string): Promise<boolean> {
  return (await sessionOf(cookie)) !== null;
}

function advanceClock(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}
