import { expect, test } from 'vitest';
import { getSession } from '#contract/session.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { aSchool } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { readAuditLog } from '../audit/audit.service.ts';
import { createOrganisationAccount } from '../organisation-accounts/organisation-accounts.service.ts';
import { listAdministrators } from './administrators.queries.ts';
import { grantAdministrator, revokeAdministrator } from './administrators.service.ts';

const db = await openTestDatabase();
const change = { now: new Date(), actor: 'root at the command line' };

test('somebody who has never signed in can be made an administrator', async () => {
  const email = 'first@office.example';
  expect(await grantAdministrator(db, email, change)).toBe('granted');
  expect(await grantAdministrator(db, email, change)).toBe('already');
  expect(await listAdministrators(db)).toMatchObject([{ email }]);
  const product = await createTestApp(db);
  const cookie = await signIn(product, db, email);
  const response = await callApi(product, getSession, {}, { cookie });
  expect((await answerOf(getSession, response)).session?.isAdmin).toBe(true);
  expect(await revokeAdministrator(db, email, change)).toBe('revoked');
  expect(await revokeAdministrator(db, email, change)).toBe('not-administrator');
  expect(await listAdministrators(db)).toEqual([]);
});

test('granting and revoking are in the audit log, with where they came from', async () => {
  const email = 'audited@office.example';
  await grantAdministrator(db, email, change);
  await grantAdministrator(db, email, change);
  await revokeAdministrator(db, email, change);
  await revokeAdministrator(db, email, change);
  const lines = (await readAuditLog(db, 2)).map((line) => line.split('\t').slice(1));
  expect(lines).toEqual([
    ['root at the command line', 'administrator granted', email],
    ['root at the command line', 'administrator revoked', email],
  ]);
});

test('two grants at once both succeed and create one person', async () => {
  const email = 'twice@office.example';
  const outcomes = await Promise.all([
    grantAdministrator(db, email, change),
    grantAdministrator(db, email, change),
  ]);
  expect(outcomes).toContain('granted');
  const people = await db.selectFrom('users').select('id').where('email', '=', email).execute();
  expect(people).toHaveLength(1);
});

test('an organisation account cannot be made an administrator', async () => {
  await aSchool(db, 'organisation.example');
  const account = { domain: 'organisation.example', password: 'secret' };
  await createOrganisationAccount(db, account, 'head@spellingorchard.example');
  expect(await grantAdministrator(db, 'admin@organisation.example', change)).toBe('organisation');
  expect(await listAdministrators(db)).not.toContainEqual(
    expect.objectContaining({ email: 'admin@organisation.example' }),
  );
});
