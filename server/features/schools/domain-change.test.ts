import { beforeEach, describe, expect, test } from 'vitest';
import { getProfile } from '#contract/profile.ts';
import { signInOrganisation } from '#contract/session.ts';
import { callApi } from '#testing/api-client.ts';
import { anAdministrator } from '#testing/people.ts';
import { cookieOf, signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { createOrganisationAccount } from '../organisation-accounts/organisation-accounts.service.ts';
import { deleteSchoolRow } from './schools.queries.ts';
import { addSchool, changeSchool, removeSchool } from './schools.service.ts';

const db = await openTestDatabase();
const deps = { db, now: () => new Date() };
const actor = 'head@office.example';
const password = 'old password';
let product: TestApp;
let schools = 0;
let domain: string;
let id: string;

beforeEach(async () => {
  product = await createTestApp(db);
  schools += 1;
  domain = `school-${schools}.example`;
  ({ id } = await addSchool(deps, formFor(domain), actor));
});

const ENDINGS = [
  ['deleted', () => removeSchool(deps, id, actor)],
  ['moved to another domain', () => changeSchool(deps, { ...formFor(`new-${domain}`), id }, actor)],
] as const;

describe.each(ENDINGS)('a school that is %s', (_how, leave) => {
  test('leaves nobody of its old domain signed in but administrators, whose accounts all stay', async () => {
    const teacher = await signIn(product, db, `teacher@${domain}`);
    const administrator = await anAdministrator(product, db, `office@${domain}`);
    const neighbour = await signIn(product, db, `teacher@other-${domain}`);

    await leave();

    expect(await openOf([teacher, administrator, neighbour])).toEqual([false, true, true]);
    expect(await usersAt(domain)).toEqual([`office@${domain}`, `teacher@${domain}`]);
  });

  test('loses its organisation account, and a new school at the domain has no password', async () => {
    await createOrganisationAccount(db, { domain, password }, actor);
    const organisation = cookieOf(await signInWithPassword());

    await leave();

    expect(await openOf([organisation])).toEqual([false]);
    expect((await signInWithPassword()).status).toBe(401);
    await addSchool(deps, formFor(domain), actor);
    expect((await signInWithPassword()).status).toBe(401);
    await createOrganisationAccount(db, { domain, password: 'new password' }, actor);
    expect((await signInWithPassword('new password')).status).toBe(200);
  });

  test('keeps a person who has the address of an organisation account', async () => {
    await signIn(product, db, `admin@${domain}`);
    await linkProvider(`admin@${domain}`);
    await leave();
    expect(await usersAt(domain)).toEqual([`admin@${domain}`]);
  });

  test('has the removed account and sessions in the audit log', async () => {
    await createOrganisationAccount(db, { domain, password }, actor);
    await signInWithPassword();
    await signIn(product, db, `teacher@${domain}`);
    await leave();
    expect(await lastDetails()).toMatchObject({
      sessionsEnded: 2,
      organisationAccountRemoved: true,
    });
  });

  test('while its organisation account is being created leaves no account behind', async () => {
    const creating = createOrganisationAccount(db, { domain, password }, actor);
    await leave();
    await creating.catch(() => undefined);
    expect(await usersAt(domain)).toEqual([]);
  });
});

test('a school that keeps its domain keeps its people signed in and its organisation account', async () => {
  await createOrganisationAccount(db, { domain, password }, actor);
  const teacher = await signIn(product, db, `teacher@${domain}`);
  await changeSchool(deps, { ...formFor(domain), id, name: 'Renamed' }, actor);
  expect(await openOf([teacher])).toEqual([true]);
  expect((await signInWithPassword()).status).toBe(200);
  expect(await lastDetails()).toEqual({ name: 'Renamed', nameBefore: `School at ${domain}` });
});

test('when the audit log cannot be written, everybody stays signed in', async () => {
  await createOrganisationAccount(db, { domain, password }, actor);
  const teacher = await signIn(product, db, `teacher@${domain}`);
  await expect(removeSchool(deps, id, 'nul\0')).rejects.toThrow('invalid byte sequence');
  expect(await openOf([teacher])).toEqual([true]);
  expect((await signInWithPassword()).status).toBe(200);
});

describe('an organisation account that an earlier release left behind', () => {
  beforeEach(async () => {
    await createOrganisationAccount(db, { domain, password }, actor);
    await deleteSchoolRow(db, id);
  });

  test('is removed when a school is added at its domain', async () => {
    await addSchool(deps, formFor(domain), actor);
    expect((await signInWithPassword()).status).toBe(401);
    expect(await lastDetails()).toMatchObject({ oldOrganisationAccountRemoved: true });
  });

  test('is removed when a school moves to its domain', async () => {
    const other = await addSchool(deps, formFor(`other-${domain}`), actor);
    await changeSchool(deps, { ...formFor(domain), id: other.id }, actor);
    expect((await signInWithPassword()).status).toBe(401);
    expect(await lastDetails()).toMatchObject({ oldOrganisationAccountRemoved: true });
  });
});

function formFor(of: string) {
  return {
    name: `School at ${of}`,
    domain: of,
    contactName: null,
    contactEmail: null,
    subscriptionStatus: 'active',
    sharedDomainConfirmed: false,
  } as const;
}

function signInWithPassword(given = password): Promise<Response> {
  return callApi(product, signInOrganisation, { domain, password: given });
}

/** Gives the account a way to sign in without a password. */
async function linkProvider(email: string): Promise<void> {
  const found = db.selectFrom('users').select('id').where('email', '=', email);
  const { id: user_id } = await found.executeTakeFirstOrThrow();
  const account = { user_id, provider_id: 'microsoft', account_id: user_id, password: null };
  await db.insertInto('accounts').values(account).execute();
}

async function openOf(cookies: string[]): Promise<boolean[]> {
  const answers = cookies.map((cookie) => callApi(product, getProfile, {}, { cookie }));
  return (await Promise.all(answers)).map(({ status }) => status === 200);
}

async function usersAt(of: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('email', 'like', `%@${of}`)
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}

async function lastDetails() {
  const entries = db.selectFrom('audit_log').select('details').orderBy('id', 'desc');
  return (await entries.executeTakeFirstOrThrow()).details;
}
