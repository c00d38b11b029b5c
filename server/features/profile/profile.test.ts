import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, dayInLondon } from '#contract/calendar-day.ts';
import { getOwnSchool, getProfile, updateProfile } from '#contract/profile.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { aSchool } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
let product: TestApp;
let teachers = 0;
let email: string;
let cookie: string;

beforeEach(async () => {
  product = await createTestApp(db);
  teachers += 1;
  email = `teacher-${teachers}@profile.example`;
  cookie = await signIn(product, db, email);
});

test('a new profile has the address, no name and no newsletter', async () => {
  const response = await callApi(product, getProfile, {}, { cookie });
  expect(await response.json()).toEqual({ email, username: null, newsletter: false });
});

test('a profile stores the address, the name, the newsletter, the favourites and the role, and no more', async () => {
  const row = await db
    .selectFrom('profiles')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    id: expect.any(String),
    email,
    username: null,
    newsletter: false,
    newsletter_since: null,
    favourites: [],
    is_admin: false,
    updated_at: expect.any(Date),
  });
});

describe('updating', () => {
  test('changes the given fields and leaves the others', async () => {
    const before = await changedAt();
    await update({ username: '  Ada  ', newsletter: true });
    expect(await changedAt()).toBeGreaterThan(before);
    const response = await update({ newsletter: false });
    expect(await response.json()).toEqual({ email, username: 'Ada', newsletter: false });
  });

  test.each([
    { is_admin: true },
    { isAdmin: true },
    { email: 'other@profile.example' },
    { id: '00000000-0000-4000-8000-000000000000' },
    { favourites: ['Year 2'] },
    JSON.parse('{"__proto__":{"is_admin":true}}'),
    { constructor: { prototype: {} } },
  ])('with %j is refused with 400 and changes nothing', async (part) => {
    const before = await rows();
    expect((await update({ username: 'Changed', ...part })).status).toBe(400);
    expect((await update(part)).status).toBe(400);
    expect(await rows()).toEqual(before);
  });

  test.each([
    { username: '' },
    { username: '   ' },
    { username: 'x'.repeat(121) },
    { username: 'two\nlines' },
    { username: '\u200b\u2060' },
    { username: 'Ada\u202egro.live' },
    { username: null },
    { newsletter: 'yes' },
  ])('to %j is refused with 400', async (part) => {
    expect((await update(part)).status).toBe(400);
  });
});

test('the school of a user is the one with the domain of their address', async () => {
  const ownSchool = () => callApi(product, getOwnSchool, {}, { cookie });
  expect(await (await ownSchool()).json()).toEqual({ school: null });
  await aSchool(db, 'profile.example', 'trial');
  expect(await (await ownSchool()).json()).toEqual({
    school: {
      name: 'School at profile.example',
      subscriptionStatus: 'trial',
      endsOn: null,
      graceEndsOn: null,
    },
  });
});

test.each([
  ['active', 0, null],
  ['active', -1, 13],
  ['active', -14, 0],
  ['active', -15, null],
  ['trial', -1, null],
] as const)(
  'of a school that is %s and ends in %i days the access goes on for %j days',
  async (status, endsIn, graceDays) => {
    const today = dayInLondon(new Date());
    const domain = email.split('@')[1] ?? '';
    await db.deleteFrom('schools').where('domain', '=', domain).execute();
    await aSchool(db, domain, status);
    const ends_on = addDays(today, endsIn);
    await db.updateTable('schools').set({ ends_on }).where('domain', '=', domain).execute();
    const answer = await callApi(product, getOwnSchool, {}, { cookie });
    const { school } = await answerOf(getOwnSchool, answer);
    expect(school?.graceEndsOn).toBe(graceDays === null ? null : addDays(today, graceDays));
  },
);

function update(changes: object): Promise<Response> {
  return callApi(product, updateProfile, changes, { cookie });
}

function rows() {
  return db.selectFrom('profiles').selectAll().orderBy('id').execute();
}

async function changedAt(): Promise<number> {
  const row = await db
    .selectFrom('profiles')
    .select('updated_at')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return row.updated_at.getTime();
}
