import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '#contract/profile.ts';
import { getSession } from '#contract/session.ts';
import { callApi } from '#testing/api-client.ts';
import { aSchool } from '#testing/people.ts';
import { browserOf, cookieOf, latestCode, mailTo, signIn } from '#testing/sign-in.ts';
import { createTestApp, PUBLIC_URL, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
let product: TestApp;
let email: string;

beforeEach(async () => {
  product = await createTestApp(db);
  await db.deleteFrom('schools').execute();
  await aSchool(db, 'active.example');
  email = `${randomUUID()}@active.example`;
});

test('a teacher signs in with two forms, and goes to where they wanted to go', async () => {
  const address = '/login?next=%2Fprofile';
  const asked = await post(address, { intent: 'send-code', email });
  expect(asked.status).toBe(200);
  expect(asked.html).toContain('Enter Verification Code');
  expect(asked.html).toContain(`name="email" value="${email}"`);
  const code = await latestCode(db, email);
  const boxes = Array.from(code, (digit): [string, string] => ['code', digit]);
  const verify = { intent: 'verify', sent: 'yes', email };
  const fields = [...Object.entries(verify), ...boxes];
  const verified = await post(address, fields);
  expect(verified.status).toBe(303);
  expect(verified.headers.get('Location')).toBe('/profile');
  const cookie = cookieOf(verified.response);
  expect(await answerOf(getSession, cookie)).toMatchObject({ session: { email } });
});

test('a new teacher who chose the newsletter has it after the registration, and a name', async () => {
  const asked = await post('/register', { intent: 'send-code', email, newsletter: 'on' });
  expect(asked.html).toContain('name="newsletter" value="on"');
  const code = await latestCode(db, email);
  const typed = { intent: 'verify', sent: 'yes', email, newsletter: 'on', code };
  const verified = await post('/register', typed);
  expect(verified.headers.get('Location')).toBe('/teaching');
  expect(await answerOf(getProfile, cookieOf(verified.response))).toMatchObject({
    newsletter: true,
    username: email.split('@')[0],
  });
});

test('a refused address, code or password is answered by the page with the message, and no secret is in it', async () => {
  const refused = await post('/login', { intent: 'send-code', email: '"><script>x' });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('Please enter an email address such as');
  expect(refused.html).not.toContain('<script>x');
  await post('/login', { intent: 'send-code', email });
  const wrong = (await latestCode(db, email)) === '000000' ? '111111' : '000000';
  const typed = { intent: 'verify', sent: 'yes', email, code: wrong };
  const verified = await post('/login', typed);
  expect(verified.status).toBe(422);
  expect(verified.html).toContain('role="alert"');
  expect(verified.html).not.toContain(wrong);
  const incomplete = await post('/login', { ...typed, code: '12' });
  expect(incomplete.html).toContain('role="alert"');
  const password = 'a-secret-that-is-wrong';
  const organisation = { intent: 'sign-in-organisation', domain: 'active.example', password };
  const denied = await post('/login', organisation);
  expect(denied.status).toBe(422);
  expect(denied.html).toContain('That domain or password is not right. Pl');
  expect(denied.html).toContain('value="active.example"');
  expect(denied.html).not.toContain(password);
  const missing = await post('/login', { ...organisation, password: '' });
  expect(missing.html).toContain('Please enter the password.');
});

test('the buttons of the card lead to its steps', async () => {
  const chosen = await post('/login', { intent: 'choose-organisation' });
  expect(chosen.html).toContain('name="password"');
  const entering = await post('/login', { intent: 'enter-code', email });
  expect(entering.html).toContain('Enter your email address and the code we sent you.');
  expect(entering.html).toContain(`value="${email}"`);
  const back = await post('/login', { intent: 'go-back', email });
  expect(back.html).toContain('Welcome Back');
  expect(back.html).not.toContain(email);
});

test('codes asked for by form are limited as those asked for by the page’s script', async () => {
  const sent = await post('/login', { intent: 'send-code', email });
  const again = { intent: 'send-again', sent: 'yes', email };
  const second = await post('/login', again, { Cookie: browserOf(sent.response) });
  expect(second.status).toBe(422);
  expect(second.html).toMatch(/Please wait \d+ seconds? before asking for another code/);
  expect(await mailTo(db, email)).toHaveLength(1);
});

test('a support message is sent by form; a refused one keeps what was typed', async () => {
  const typed = { name: 'Ada', email, message: 'One line\r\nand a second' };
  const refused = await post('/faq', { ...typed, name: ' ' });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('Please enter your name.');
  expect(refused.html).toContain('One line\nand a second</textarea>');
  const sent = await post('/faq', typed);
  expect(sent.status).toBe(200);
  expect(sent.html).toContain('Your message has been sent! We will get back to you soon.');
  expect(sent.html).not.toContain('One line');
  const rows = await db.selectFrom('support_messages').selectAll().execute();
  expect(rows.filter((row) => row.email === email)).toEqual([
    expect.objectContaining({ name: 'Ada', message: 'One line\nand a second' }),
  ]);
});

test('signing out by form ends the session and leads home', async () => {
  const cookie = await signIn(product, db, email);
  const other = await post('/', {}, { Cookie: cookie });
  expect(other.status).toBe(303);
  expect(await answerOf(getSession, cookie)).toMatchObject({ session: { email } });
  const left = await post('/', { intent: 'sign-out' }, { Cookie: cookie });
  expect(left.status).toBe(303);
  expect(left.headers.get('Location')).toBe('/');
  expect(cookieOf(left.response)).toBe('session=');
  expect(await answerOf(getSession, cookie)).toEqual({ session: null });
});

test('a form of another site, another type, too large or with too many fields is refused', async () => {
  const foreign = { Origin: 'https://evil.example' };
  expect((await post('/login', { intent: 'send-code', email }, foreign)).status).toBe(403);
  const json = { 'Content-Type': 'application/json' };
  expect((await post('/login', { email }, json)).status).toBe(415);
  const files = { 'Content-Type': 'multipart/form-data; boundary=x' };
  expect((await post('/login', { email }, files)).status).toBe(415);
  expect((await post('/faq', { message: 'x'.repeat(70_000) })).status).toBe(413);
  const many = Array.from({ length: 51 }, (): [string, string] => ['code', '1']);
  expect((await post('/login', many)).status).toBe(400);
  expect((await post('/pricing', {})).status).toBe(404);
  expect(await mailTo(db, email)).toEqual([]);
});

test('a page that answers a form is never given to another visitor', async () => {
  await post('/login', { intent: 'enter-code', email });
  const response = await product.app.request('/login', { headers: { Accept: 'text/html' } });
  const html = await response.text();
  expect(html).toContain('Welcome Back');
  expect(html).not.toContain(email);
});

async function post(
  address: string,
  fields: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
) {
  const response = await product.app.request(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: PUBLIC_URL,
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
  return {
    response,
    status: response.status,
    headers: response.headers,
    html: await response.clone().text(),
  };
}

async function answerOf(endpoint: typeof getSession | typeof getProfile, cookie: string) {
  return (await callApi(product, endpoint, {}, { cookie })).json();
}
