import { expect, test } from 'vitest';
import { openQueuedMessage } from '../../mail/mail-queue.ts';
import { createSmtpMailer } from '../../mail/smtp.ts';
import { supportMessageMail } from '../../mail/support-message.mail.ts';
import { sendSupportMessage } from '#contract/support.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { createTestApp, MAIL_KEY, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
const MESSAGE = { name: 'Ada Byron', email: 'ada@school.example', message: 'Where is Week 7?' };

test('a message is stored, and queued to the team with the sender as reply address', async () => {
  const response = await send(await createTestApp(db), MESSAGE);
  expect(response.status).toBe(200);
  const kept = await db.selectFrom('support_messages').selectAll().execute();
  expect(kept).toMatchObject([MESSAGE]);
  const [queued] = await db.selectFrom('mail_queue').selectAll().execute();
  expect(queued && openQueuedMessage(MAIL_KEY, queued.sealed_message)).toEqual({
    to: 'team@spellingorchard.example',
    replyTo: 'ada@school.example',
    subject: 'Support: message from Ada Byron',
    text: 'Ada Byron <ada@school.example> wrote:\n\nWhere is Week 7?\n',
  });
});

test('control characters in a message are removed, line breaks and tabs are kept', async () => {
  const message = 'one\vtwo\u001B[31m\n\tthree';
  expect((await send(await createTestApp(db), { ...MESSAGE, name: 'Paste', message })).status).toBe(
    200,
  );
  const kept = await db
    .selectFrom('support_messages')
    .select('message')
    .where('name', '=', 'Paste')
    .execute();
  expect(kept).toEqual([{ message: 'onetwo[31m\n\tthree' }]);
});

test.each([
  'Ada <eve@evil.example>',
  'Ada, eve@evil.example',
  '"Ada" <img src=x onerror=alert(1)> $& %0ABcc: eve@evil.example',
])('with the name %s the mail goes to the team and a reply to the sender', async (name) => {
  const server = await startMailServer();
  const from = { name: 'Spelling Orchard', address: 'no-reply@spellingorchard.example' };
  const mailer = createSmtpMailer(server.url, from);

  await mailer.send(supportMessageMail(sendSupportMessage.input.parse({ ...MESSAGE, name })));

  mailer.close();
  const [{ recipients, mail } = { recipients: [], mail: undefined }] = server.received;
  expect(recipients).toEqual(['team@spellingorchard.example']);
  expect(mail?.from?.address).toBe('no-reply@spellingorchard.example');
  expect(mail?.replyTo?.map(({ address }) => address)).toEqual(['ada@school.example']);
  expect([mail?.cc, mail?.bcc]).toEqual([undefined, undefined]);
  expect(mail?.subject).toBe(`Support: message from ${name}`);
});

test.each([
  ['no name', { ...MESSAGE, name: '  ' }],
  ['a name of two lines', { ...MESSAGE, name: 'Ada\nBcc: all@school.example' }],
  ['an address that is none', { ...MESSAGE, email: 'ada' }],
  ['two addresses', { ...MESSAGE, email: 'ada@school.example, eve@evil.example' }],
  [
    'an address with a line break',
    { ...MESSAGE, email: 'ada@school.example\r\nBcc: e@evil.example' },
  ],
  ['a message of nothing that can be seen', { ...MESSAGE, message: '\0\v ' }],
  ['no message', { ...MESSAGE, message: '\n ' }],
  ['a message of 5001 characters', { ...MESSAGE, message: 'x'.repeat(5001) }],
])('%s is refused and nothing is stored', async (_, body) => {
  const before = await db.selectFrom('support_messages').select('id').execute();
  const response = await send(await createTestApp(db), body);
  expect(response.status).toBe(400);
  expect(await db.selectFrom('support_messages').select('id').execute()).toEqual(before);
});

async function send({ app }: TestApp, body: object): Promise<Response> {
  return app.request('/api/support/messages', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
}
