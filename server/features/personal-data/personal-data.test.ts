import { beforeEach, describe, expect, test } from 'vitest';
import {
  deleteOwnAccount,
  deletePerson,
  exportPersonData,
  findPerson,
  getOwnData,
  getOwnDeletion,
  keepOwnAccount,
  keepPerson,
  requestDeletionCode,
} from '#contract/personal-data.ts';
import { getProfile } from '#contract/profile.ts';
import { signInOrganisation } from '#contract/session.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { failingDatabase } from '#testing/failing-database.ts';
import { fillTables } from '#testing/fill-tables.ts';
import { findText } from '#testing/find-text.ts';
import { aSchool, anAdministrator } from '#testing/people.ts';
import { cookieOf, latestCode, mailTo, signIn } from '#testing/sign-in.ts';
import { sweepCleanly } from '#testing/sweep-cleanly.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { listAuditEntries } from '../audit/audit.queries.ts';
import { createOrganisationAccount } from '../organisation-accounts/organisation-accounts.service.ts';
import { eraseDueAccounts } from './erase-accounts.ts';
import { HELD_DATA } from './held-data.ts';

const DAY_MS = 24 * 60 * 60_000;
const OFFICE = 'head@office.example';
const db = await openTestDatabase();
let product: TestApp;
let people = 0;
let email: string;
let cookie: string;
let time: Date;

beforeEach(async () => {
  time = new Date();
  product = await createTestApp(db, { now: () => time });
  people += 1;
  email = `ada-${people}@school.example`;
  cookie = await signIn(product, db, email);
});

describe('an account that is deleted', () => {
  test('is in no column of any table after fourteen days, and the audit log has a pseudonym', async () => {
    await fillTables(db, { email, userId: await ownId(), now: time });
    const before = await findText(db, email);
    expect(before).toEqual(expect.arrayContaining(columnsWithAddresses()));
    await askAndConfirm();
    await sweepAfter(14 * DAY_MS - 1000);
    expect(await findText(db, email)).toContain('users.email');

    await sweepAfter(2000);

    expect(await findText(db, email)).toEqual([]);
    const [last] = (await listAuditEntries(db, 1)).map(({ action, subject }) => [action, subject]);
    expect(last).toEqual([
      'account deleted',
      expect.stringMatching(/^deleted person [0-9a-f]{12}$/),
    ]);
    expect((await call(getProfile)).status).toBe(401);
  });

  test('does not wait for another one that could not be deleted', async () => {
    const addresses = [email, `second-${people}@school.example`] as const;
    await askAndConfirm();
    cookie = await signIn(product, db, addresses[1]);
    await askAndConfirm(addresses[1]);
    time = new Date(time.getTime() + 15 * DAY_MS);
    const { db: failing, failAt } = failingDatabase(db);
    // The list of accounts is the first statement; the second is about the first account.
    failAt(2);
    await expect(eraseDueAccounts(failing, time)).rejects.toThrow('accounts could not be deleted');
    const users = db.selectFrom('users').select('email').where('email', 'in', addresses);
    expect(await users.execute()).toHaveLength(1);
    await sweepAfter(0);
    expect(await users.execute()).toEqual([]);
  });

  test('leaves those alone whose address ends or begins with the same letters', async () => {
    const others = [`x${email}`, `${email}.uk`];
    for (const other of others) await signIn(product, db, other);
    await askAndConfirm();
    await sweepAfter(15 * DAY_MS);
    const left = db.selectFrom('known_places').select('account').distinct();
    const rows = await left.where('account', 'like', `%${email}%`).orderBy('account').execute();
    expect(rows.map(({ account }) => account)).toEqual(others.toSorted());
  });

  test('needs the code from its mailbox, which works once and can be tried five times', async () => {
    time = new Date(time.getTime() + 1000);
    expect((await call(requestDeletionCode)).status).toBe(200);
    const code = await latestCode(db, email);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let n = 0; n < 5; n += 1) {
      expect(await errorCodeOf(await call(deleteOwnAccount, { code: wrong }))).toBe(
        'sign-in/code-refused',
      );
    }
    expect((await call(deleteOwnAccount, { code })).status).toBe(401);
    expect(await ownDeletion()).toEqual({ dueAt: null, refusedTo: null });
  });

  test('needs a newer code once a fast clock is set right', async () => {
    const right = time;
    time = new Date(right.getTime() + 2 * 60 * 60_000);
    expect((await call(requestDeletionCode)).status).toBe(200);
    const code = await latestCode(db, email);
    time = right;
    expect(await errorCodeOf(await call(deleteOwnAccount, { code }))).toBe('sign-in/code-refused');
  });

  test('can be kept until then', async () => {
    await askAndConfirm();
    const due = new Date(time.getTime() + 14 * DAY_MS).toISOString();
    expect(await ownDeletion()).toEqual({ dueAt: due, refusedTo: null });
    expect((await mailTo(db, email)).at(-1)?.text).toContain('"Keep my account"');

    expect((await call(keepOwnAccount)).status).toBe(200);

    await sweepAfter(15 * DAY_MS);
    expect(await findText(db, email)).toContain('users.email');
  });

  test('cannot be the shared login of a school or that of an administrator', async () => {
    const account = { domain: `shared-${people}.example`, password: 'a long password' };
    await aSchool(db, account.domain);
    await createOrganisationAccount(db, account, OFFICE);
    const shared = cookieOf(await callApi(product, signInOrganisation, account));
    const administrator = await anAdministrator(product, db, `office-${people}@office.example`);

    const refusals = [shared, administrator].map(async (cookie) =>
      errorCodeOf(await callApi(product, requestDeletionCode, {}, { cookie })),
    );
    expect(await Promise.all(refusals)).toEqual([
      'account/shared-login',
      'account/of-administrator',
    ]);
  });
});

test('a person downloads what is held about them, without secrets and without others', async () => {
  await signIn(product, db, `other-${people}@school.example`);
  await fillTables(db, { email, userId: await ownId(), now: time });
  const data = await answerOf(getOwnData, await call(getOwnData));

  expect(data.tables['profiles']).toMatchObject([{ email }]);
  expect(data.tables['support_messages']).toMatchObject([{ message: 'Where is Week 7?' }]);
  expect(Object.keys(data.tables['sessions']?.[0] ?? {})).not.toContain('token');
  const secrets = /token|hash|password|public_key|credential|secret/;
  const columns = Object.values(data.tables).flatMap((rows) => rows.flatMap(Object.keys));
  expect(columns.filter((column) => secrets.test(column))).toEqual([]);
  expect(JSON.stringify(data)).not.toContain('other-');
});

test('counts by the id of a person are theirs too: downloaded, and deleted with them', async () => {
  const id = await ownId();
  expect((await call(requestDeletionCode)).status).toBe(200);
  const data = await answerOf(getOwnData, await call(getOwnData));
  const keys = (data.tables['rate_limits'] ?? []).map((row) => row['key']);
  expect(keys).toContain(`deletion-codes:${id}`);
  const later = String(time.getTime() + 365 * DAY_MS);
  await db.updateTable('rate_limits').set({ expire: later }).execute();
  await askAndConfirm();
  await sweepAfter(15 * DAY_MS);
  expect(await findText(db, id)).toEqual([]);
});

test('an administrator downloads the data of somebody who asks, deletes and keeps their account, all of it audited', async () => {
  const actor = `office-${people}@office.example`;
  const office = { cookie: await anAdministrator(product, db, actor) };
  const found = await callApi(product, findPerson, { email: ` ${email.toUpperCase()} ` }, office);
  const userId = (await answerOf(findPerson, found)).person?.userId ?? '';

  const exported = await callApi(product, at(exportPersonData, userId), {}, office);
  expect((await answerOf(exportPersonData, exported)).email).toBe(email);
  time = new Date(time.getTime() + 1000);
  expect((await callApi(product, at(deletePerson, userId), {}, office)).status).toBe(200);
  expect((await mailTo(db, email)).at(-1)?.subject).toContain('will be deleted on');
  expect((await callApi(product, at(keepPerson, userId), {}, office)).status).toBe(200);

  const entries = await listAuditEntries(db, 3);
  expect(entries.map((entry) => [entry.actor, entry.action, entry.subject])).toEqual([
    [actor, 'personal data exported', email],
    [actor, 'account deletion requested', email],
    [actor, 'account kept', email],
  ]);
});

function columnsWithAddresses(): string[] {
  return Object.entries(HELD_DATA).flatMap(([table, held]) =>
    held.filter(({ holds }) => holds !== 'user').map(({ column }) => `${table}.${column}`),
  );
}

async function askAndConfirm(address = email): Promise<void> {
  // Messages are listed by their time.
  time = new Date(time.getTime() + 1000);
  await call(requestDeletionCode);
  const code = await latestCode(db, address);
  time = new Date(time.getTime() + 1000);
  expect((await call(deleteOwnAccount, { code })).status).toBe(200);
}

async function sweepAfter(ms: number): Promise<void> {
  time = new Date(time.getTime() + ms);
  await sweepCleanly({ db, now: () => time });
}

function call(endpoint: Parameters<typeof callApi>[1], input = {}): Promise<Response> {
  return callApi(product, endpoint, input, { cookie });
}

async function ownDeletion() {
  return answerOf(getOwnDeletion, await call(getOwnDeletion));
}

async function ownId(): Promise<string> {
  const query = db.selectFrom('users').select('id').where('email', '=', email);
  return (await query.executeTakeFirstOrThrow()).id;
}

function at<Named extends { path: `/api/${string}` }>(endpoint: Named, userId: string): Named {
  return { ...endpoint, path: endpoint.path.replace(':userId', userId) };
}
