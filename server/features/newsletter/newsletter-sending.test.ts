import { beforeEach, expect, test } from 'vitest';
import { leaveNewsletter, sendNewsletter, testNewsletter } from '#contract/newsletter.ts';
import { updateProfile } from '#contract/profile.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { anAdministrator } from '#testing/people.ts';
import { mailTo, signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { listAuditEntries } from '../audit/audit.queries.ts';

const db = await openTestDatabase();
const LETTER = { subject: 'New weeks', text: 'Dear teachers,\n\nYear 6 is here.' };
const OFFICE = 'office@office.example';
const READERS = ['ada@school.example', 'bea@school.example', 'cleo@other.example'];
const REFUSER = 'dora@school.example';
let product: TestApp;
let office: string;

beforeEach(async () => {
  product = await createTestApp(db);
  for (const table of ['users', 'rate_limits', 'sign_in_codes'] as const) {
    await db.deleteFrom(table).execute();
  }
  office = await anAdministrator(product, db, OFFICE);
  for (const email of [...READERS, REFUSER]) {
    const cookie = await signIn(product, db, email);
    const newsletter = email !== REFUSER;
    await callApi(product, updateProfile, { newsletter }, { cookie });
  }
  await db.deleteFrom('mail_queue').execute();
});

test('a test goes to its writer alone, as readers will get it', async () => {
  const { readers } = await write();
  expect(readers).toBe(3);
  expect(await countMessages()).toBe(1);
  const [message] = await mailTo(db, OFFICE);
  expect(message).toMatchObject({ subject: 'New weeks' });
  expect(message?.text).toContain('Dear teachers,\n\nYear 6 is here.');
  expect(message?.unsubscribeUrl).toContain('/unsubscribe?token=');
});

test('it goes to everybody who wants it, once each, however often and in however many copies it is sent', async () => {
  const { id } = await write();
  const other = await createTestApp(db);
  const answers = await Promise.all([product, other, product, other].map((copy) => send(copy, id)));
  for (const answer of answers) {
    expect(await answerOf(sendNewsletter, answer)).toEqual({ people: 3 });
  }
  await db.updateTable('profiles').set({ newsletter: true }).where('email', '=', REFUSER).execute();
  expect(await answerOf(sendNewsletter, await send(product, id))).toEqual({ people: 3 });

  expect(await countMessages()).toBe(1 + 3);
  expect(await mailTo(db, REFUSER)).toEqual([]);
  const sent = (await listAuditEntries(db, 50)).filter(
    ({ action }) => action === 'newsletter sent',
  );
  expect(sent).toMatchObject([{ actor: OFFICE, subject: 'New weeks', details: { people: 3 } }]);
});

test('everybody leaves it by a link of their own, which the next one respects', async () => {
  await send(product, (await write()).id);
  const [message] = await mailTo(db, READERS[1] ?? '');
  const token = new URL(message?.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
  await callApi(product, leaveNewsletter, { token });
  await db.deleteFrom('mail_queue').execute();
  const { id, readers } = await write();
  expect(readers).toBe(2);
  await send(product, id);
  expect(await mailTo(db, READERS[1] ?? '')).toEqual([]);
  expect(await mailTo(db, READERS[0] ?? '')).toHaveLength(1);
});

test('a newsletter that was never tested cannot be sent', async () => {
  const answer = await send(product, '00000000-0000-4000-8000-000000000000');
  expect(await errorCodeOf(answer)).toBe('newsletter/not-found');
});

test('tests are limited', async () => {
  for (let n = 0; n < 20; n += 1) await write();
  const answer = await callApi(product, testNewsletter, LETTER, { cookie: office });
  expect([answer.status, await errorCodeOf(answer)]).toEqual([429, 'mail/too-many-tests']);
});

async function write() {
  const answer = await callApi(product, testNewsletter, LETTER, { cookie: office });
  return answerOf(testNewsletter, answer);
}

function send(copy: TestApp, id: string): Promise<Response> {
  const endpoint = { ...sendNewsletter, path: `/api/newsletters/${id}/sendings` as const };
  return callApi(copy, endpoint, {}, { cookie: office });
}

async function countMessages(): Promise<number> {
  return (await db.selectFrom('mail_queue').select('id').execute()).length;
}
