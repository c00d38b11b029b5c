import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorAnswer } from '#contract/error-answer.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { createOutboxMailer } from './outbox.ts';

const db = await openTestDatabase();
const FROM = { name: 'Spelling Orchard', address: 'no-reply@spellingorchard.example' };
const MESSAGE = { to: 'ada@school.example', subject: 'Your code is 123456', text: 'Use it soon.' };

test('each message is a file, a note in the terminal and a line on /outbox', async () => {
  const { app, folder } = await createTestApp(db);
  const printed: string[] = [];
  const mailer = await openOutbox(folder, (text) => printed.push(text));
  await mailer.send(MESSAGE);
  await mailer.send({ ...MESSAGE, subject: 'A second one' });

  const files = await readdir(join(folder, 'outbox'));
  expect(files).toHaveLength(2);
  for (const file of files) expect(file).toMatch(/^\d{8}T\d{6}-\d+\.eml$/);
  expect(printed[0]).toContain('Subject: Your code is 123456');

  const list = await (await app.request('/outbox')).text();
  expect(list.indexOf('A second one')).toBeLessThan(list.indexOf('Your code is 123456'));
  const address = /href="(\/outbox\/[^"]+)">Your code/.exec(list)?.[1] ?? '';
  expect(await (await app.request(address)).text()).toContain('Use it soon.');
});

test('a message cannot send control characters to the terminal', async () => {
  const printed: string[] = [];
  const mailer = await openOutbox(await temporaryFolder(), (text) => printed.push(text));
  await mailer.send({ ...MESSAGE, text: 'one\r{"forged":true}\u001B[31m\ntwo' });
  expect(printed[0]).toContain('  | one{"forged":true}[31m\n  | two\n');
});

test('a message is shown as text, whatever it holds', async () => {
  const { app, folder } = await createTestApp(db);
  const mailer = await openOutbox(folder);
  await mailer.send({ ...MESSAGE, subject: '<img src=x onerror=alert(1)>' });
  const page = await (await app.request('/outbox')).text();
  expect(page).not.toContain('<img');
  expect(page).toContain('&lt;img');
});

test('the HTML of a message can be framed by our own pages only and runs no script', async () => {
  const { app, folder } = await createTestApp(db);
  const mailer = await openOutbox(folder);
  await mailer.send({
    ...MESSAGE,
    html: '<p style="color: red">Use it soon.</p><script>x</script>',
  });
  const [name = ''] = await readdir(join(folder, 'outbox'));
  expect(await (await app.request(`/outbox/${name}`)).text()).toContain(`/outbox/${name}/html`);
  const { headers } = await app.request(`/outbox/${name}/html`);
  expect(headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
  );
  expect(headers.get('X-Frame-Options')).toBeNull();
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test.each([
  '..%2f..%2fsecret',
  'nothing.eml',
  'style.css%00',
  '20260101T000000-1.eml%0D%0A',
  '20260101T000000-1234567890123.eml',
  '%E0%A4%A',
  'a'.repeat(15_000),
])('the name %s is refused by its field', async (name) => {
  const { app } = await createTestApp(db);
  for (const address of [`/outbox/${name}`, `/outbox/${name}/html`]) {
    const response = await app.request(address);
    const { error } = errorAnswer.parse(await response.json());
    expect([response.status, error.code]).toEqual([400, 'request/invalid']);
    expect(Object.keys(error.fields ?? {})).toEqual(['name']);
  }
});

test('a message that is not there is not found', async () => {
  const { app } = await createTestApp(db);
  const name = '20260101T000000-1.eml';
  for (const address of [`/outbox/${name}`, `/outbox/${name}/html`]) {
    expect((await app.request(address)).status).toBe(404);
  }
});

test('an outbox without messages says so', async () => {
  const { app } = await createTestApp(db);
  expect(await (await app.request('/outbox')).text()).toContain('No messages yet.');
});

test('there is no outbox in production', async () => {
  const { app } = await createTestApp(db, { production: true });
  expect((await app.request('/outbox')).status).toBe(404);
});

function openOutbox(folder: string, print: (text: string) => void = () => {}) {
  return createOutboxMailer(join(folder, 'outbox'), FROM, print);
}
