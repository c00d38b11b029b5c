import { expect, test } from 'vitest';
import { getSession } from '#contract/session.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { aSchool } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { createOrganisationAccount } from '../organisation-accounts/organisation-accounts.service.ts';
import {
  grantAdministrator,
  listAdministrators,
  revokeAdministrator,
} from './administrators.service.ts';

const db = await openTestDatabase();
const now = new Date();

test('somebody who has never signed in can be made an administrator', async () => {
  const email = 'first@office.example';
  expect(await grantAdministrator(db, email, now)).toBe('granted');
  expect(await grantAdministrator(db, email, now)).toBe('already');
  expect(await listAdministrators(db)).toEqual([email]);
  const product = await createTestApp(db);
  const cookie = await signIn(product, db, email);
  const response = await callApi(product, getSession, {}, { cookie });
  expect((await answerOf(getSession, response)).session?.isAdmin).toBe(true);
  expect(await revokeAdministrator(db, email, now)).toBe('revoked');
  expect(await revokeAdministrator(db, email, now)).toBe('not-administrator');
  expect(await listAdministrators(db)).toEqual([]);
});

test('two grants at once both succeed and create one person', async () => {
  const email = 'twice@office.example';
  const outcomes = await Promise.all([
    grantAdministrator(db, email, now),
    grantAdministrator(db, email, now),
  ]);
  expect(outcomes).toContain('granted');
  const people = await db.selectFrom('users').select('id').where('email', '=', email).execute();
  expect(people).toHaveLength(1);
});

test('an organisation account cannot be made an administrator', async () => {
  await aSchool(db, 'organisation.example');
  const account = { domain: 'organisation.example', password: 'secret' };
  await createOrganisationAccount(db, account, 'head@spellingorchard.example');
  expect(await grantAdministrator(db, 'admin@organisation.example', now)).toBe('organisation');
  expect(await listAdministrators(db)).not.toContain('admin@organisation.example');
});
