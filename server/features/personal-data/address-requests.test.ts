import { beforeEach, expect, test } from 'vitest';
import { eraseAddress, exportAddressData, findPerson } from '#contract/personal-data.ts';
import { sendSupportMessage } from '#contract/support.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { findText } from '#testing/find-text.ts';
import { anAdministrator } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { listAuditEntries } from '../audit/audit.queries.ts';
import { insertSchool } from '../schools/schools.queries.ts';

const db = await openTestDatabase();
const OFFICE = 'head@office.example';
const CONTACT = 'bursar@school.example';
const OTHER = 'head@other.example';
let product: TestApp;
let office: { cookie: string };

beforeEach(async () => {
  product = await createTestApp(db);
  for (const table of [
    'users',
    'schools',
    'support_messages',
    'audit_log',
    'mail_queue',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.deleteFrom('rate_limits').execute();
  office = { cookie: await anAdministrator(product, db, OFFICE) };
  for (const [domain, email] of Object.entries({
    'school.example': CONTACT,
    'other.example': OTHER,
  })) {
    const contact = { contact_name: 'Bea Bursar', contact_email: email };
    await insertSchool(db, { name: domain, domain, ...contact, subscription_status: 'active' });
    const message = { name: 'Bea', email, message: 'Where is our invoice?' };
    await callApi(product, sendSupportMessage, message);
  }
});

test('what is held about somebody without an account is found, exported and erased by address, all of it audited', async () => {
  const { person, entries } = await find(CONTACT);
  expect([person, (entries ?? 0) >= 2]).toEqual([null, true]);
  const exported = await callApi(product, exportAddressData, { email: CONTACT }, office);
  const { tables } = await answerOf(exportAddressData, exported);
  expect(tables['schools']).toMatchObject([{ contact_name: 'Bea Bursar', contact_email: CONTACT }]);
  expect(tables['support_messages']).toMatchObject([{ message: 'Where is our invoice?' }]);
  expect(JSON.stringify(tables)).not.toContain(OTHER);

  expect((await callApi(product, eraseAddress, { email: CONTACT }, office)).status).toBe(200);

  expect(await find(CONTACT)).toEqual({ person: null, entries: 0 });
  expect(await findText(db, CONTACT)).toEqual([]);
  const schools = db.selectFrom('schools').select(['contact_name', 'contact_email']);
  expect(await schools.where('domain', '=', 'school.example').execute()).toEqual([
    { contact_name: null, contact_email: null },
  ]);
  expect((await find(OTHER)).entries).toBeGreaterThan(1);
  const pseudonym = expect.stringMatching(/^deleted person [0-9a-f]{12}$/);
  const log = (await listAuditEntries(db, 2)).map((entry) => [entry.action, entry.subject]);
  expect(log).toEqual([
    ['personal data exported', pseudonym],
    ['personal data erased', pseudonym],
  ]);
});

test('an address with an account is not erased this way, and one that nobody has is not held', async () => {
  await signIn(product, db, CONTACT);
  expect((await find(CONTACT)).person).toMatchObject({ email: CONTACT });
  for (const call of [exportAddressData, eraseAddress]) {
    const answer = await callApi(product, call, { email: CONTACT }, office);
    expect([answer.status, await errorCodeOf(answer)]).toEqual([409, 'account/exists']);
  }
  expect(await find('nobody@school.example')).toEqual({ person: null, entries: 0 });
});

async function find(email: string) {
  return answerOf(findPerson, await callApi(product, findPerson, { email }, office));
}
