import { beforeEach, describe, expect, test } from 'vitest';
import { SCHOOL_PEOPLE_LISTED } from '#contract/limits.ts';
import { getProfile } from '#contract/profile.ts';
import { listSchoolPeople, signOutPerson, signOutSchool } from '#contract/school-people.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { aSchool, anAdministrator } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { insertUser } from '../auth/users.queries.ts';
import { findSchoolByDomain } from '../schools/schools.queries.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const WEEK_MS = 7 * 24 * 60 * 60_000;
const db = await openTestDatabase();
let product: TestApp;
let schools = 0;
let domain: string;
let actor: string;
let cookie: string;
let id: string;

beforeEach(async () => {
  product = await createTestApp(db);
  schools += 1;
  domain = `school-${schools}.example`;
  actor = `head-${schools}@office.example`;
  await aSchool(db, domain);
  id = (await findSchoolByDomain(db, domain))?.id ?? '';
  cookie = await anAdministrator(product, db, actor);
});

describe('the people of a school', () => {
  test('are the users who are signed in with an address at its domain, with their sessions', async () => {
    await signIn(product, db, `early@${domain}`);
    await openSessions(`early@${domain}`, 1);
    await signIn(product, db, `late@sub.${domain}`);
    await signIn(product, db, `late@evil${domain}`);
    await anAdministrator(product, db, `late@${domain}`);
    await signIn(product, db, `gone@${domain}`);
    await agePerson(`gone@${domain}`);

    expect(await people()).toEqual({
      people: [
        personAt(`late@${domain}`, { isAdmin: true, sessions: 1 }),
        personAt(`early@${domain}`, { isAdmin: false, sessions: 2 }),
      ],
      total: 2,
    });
  });

  test('are listed up to a hundred, with the total', async () => {
    for (let n = 0; n < 103; n += 1) {
      const email = `teacher-${n}@${domain}`;
      await insertUser(db, email);
      await openSessions(email, 1);
    }
    const { people: listed, total } = await people();
    expect([listed.length, total]).toEqual([SCHOOL_PEOPLE_LISTED, 103]);
  });

  test('of an unknown school are 404', async () => {
    id = UNKNOWN_ID;
    const answers = [await askPeople(), await endSchool()];
    for (const answer of answers) expect(await errorCodeOf(answer)).toBe('school/not-found');
  });
});

describe('signing out a school', () => {
  test('ends the sessions of its people, leaves administrators signed in, and is in the audit log', async () => {
    const teachers = [
      await signIn(product, db, `a@${domain}`),
      await signIn(product, db, `b@${domain}`),
    ];
    await openSessions(`a@${domain}`, 2);
    await signIn(product, db, `gone@${domain}`);
    await agePerson(`gone@${domain}`);
    const colleague = await anAdministrator(product, db, `office@${domain}`);
    const others = [await signIn(product, db, `a@sub.${domain}`), colleague, cookie];

    const response = await endSchool();

    expect(await answerOf(signOutSchool, response)).toEqual({ people: 2, sessions: 4 });
    expect(await openOf(teachers)).toEqual([false, false]);
    expect(await openOf(others)).toEqual([true, true, true]);
    const entry = { actor, action: 'school signed out', subject: domain };
    expect(await log()).toEqual([{ ...entry, details: { people: 2, sessions: 4 } }]);
  });
});

describe('signing out a person', () => {
  test('ends all their sessions and no others, and is in the audit log', async () => {
    const email = `a@${domain}`;
    const [ended, stays] = [
      await signIn(product, db, email),
      await signIn(product, db, `b@${domain}`),
    ];
    await openSessions(email, 1);

    const response = await endPerson(await userIdOf(email));

    expect(await answerOf(signOutPerson, response)).toEqual({ sessions: 2 });
    expect(await openOf([ended, stays, cookie])).toEqual([false, true, true]);
    const entry = { actor, action: 'person signed out', subject: email };
    expect(await log()).toEqual([{ ...entry, details: { sessions: 2 } }]);
  });

  test('works for another administrator', async () => {
    const email = `office@${domain}`;
    const colleague = await anAdministrator(product, db, email);
    await endPerson(await userIdOf(email));
    expect(await openOf([colleague, cookie])).toEqual([false, true]);
  });

  test('who does not exist is 404, and nothing is logged', async () => {
    const response = await endPerson(UNKNOWN_ID);
    expect([response.status, await log()]).toEqual([404, []]);
  });
});

function personAt(email: string, rest: object) {
  return { userId: expect.any(String), email, lastUsedAt: expect.any(String), ...rest };
}

function askPeople(): Promise<Response> {
  const { method } = listSchoolPeople;
  return callApi(product, { method, path: `/api/schools/${id}/people` }, {}, { cookie });
}

async function people() {
  return answerOf(listSchoolPeople, await askPeople());
}

function endSchool(): Promise<Response> {
  const { method } = signOutSchool;
  return callApi(product, { method, path: `/api/schools/${id}/sessions` }, {}, { cookie });
}

function endPerson(userId: string): Promise<Response> {
  const { method } = signOutPerson;
  return callApi(product, { method, path: `/api/people/${userId}/sessions` }, {}, { cookie });
}

async function userIdOf(email: string): Promise<string> {
  const found = db.selectFrom('users').select('id').where('email', '=', email);
  return (await found.executeTakeFirstOrThrow()).id;
}

/** Adds to the sessions that were opened by signing in. */
async function openSessions(email: string, count: number): Promise<void> {
  const user_id = await userIdOf(email);
  const expires_at = new Date(Date.now() + WEEK_MS);
  const rows = Array.from({ length: count }, (_, n) => ({
    user_id,
    expires_at,
    token: `${email} ${n}`,
  }));
  await db.insertInto('sessions').values(rows).execute();
}

/** Their sessions have run out, but are not swept yet. */
async function agePerson(email: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ updated_at: new Date(Date.now() - WEEK_MS) })
    .where('user_id', '=', await userIdOf(email))
    .execute();
}

async function openOf(cookies: string[]): Promise<boolean[]> {
  const answers = cookies.map((each) => callApi(product, getProfile, {}, { cookie: each }));
  return (await Promise.all(answers)).map(({ status }) => status === 200);
}

function log() {
  const columns = ['actor', 'action', 'subject', 'details'] as const;
  return db.selectFrom('audit_log').select(columns).where('actor', '=', actor).execute();
}
