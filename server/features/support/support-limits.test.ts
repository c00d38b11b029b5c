import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendSupportMessage } from '#contract/support.ts';
import { callApi, errorCodeOf } from '#testing/api-client.ts';
import { browserOf, signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
const HOUR_MS = 60 * 60_000;
let product: TestApp;

beforeEach(async () => {
  product = await createTestApp(db);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('ten messages an hour are accepted from one sender; the next is refused, not stored, and accepted later', async () => {
  const email = 'keen@school.example';
  for (let n = 1; n <= 10; n += 1) expect((await send(email)).status).toBe(200);

  const refused = await send(email);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600']);
  expect(await errorCodeOf(refused)).toBe('support/too-many-messages');
  expect(await keptFrom(email)).toBe(10);

  vi.setSystemTime(Date.now() + HOUR_MS);
  expect((await send(email)).status).toBe(200);
  expect(await keptFrom(email)).toBe(11);
});

test('a message in the name of another sender does not use up the limit of that sender', async () => {
  const email = 'victim@school.example';
  for (let n = 1; n <= 11; n += 1) await send(email, '198.51.100.1');

  expect((await send(email, '198.51.100.1')).status).toBe(429);
  expect((await send(email, '198.51.100.2')).status).toBe(200);
});

test('a flood from one network under many names is stopped, and other networks are not', async () => {
  const flood = Array.from({ length: 80 }, (_, n) =>
    send(`name-${n}@flood.example`, '2001:db8::1'),
  );
  const statuses = (await Promise.all(flood)).map(({ status }) => status);

  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect((await send('same-network@school.example', '2001:db8::ffff')).status).toBe(429);
  expect((await send('calm@school.example', '2001:db8:0:1::1')).status).toBe(200);
});

test('while a stranger uses up all messages of a network, a signed-in person there and a browser that has written before go on', async () => {
  const network = '192.0.2.77';
  const email = 'calm@school.example';
  const teacher = await signIn(product, db, email);
  const browser = browserOf(await send('earlier@school.example', network));
  for (let n = 0; n < 60; n += 1) await send(`name-${n}@flood.example`, network);
  expect((await send('new@school.example', network)).status).toBe(429);
  expect((await send(email, network, teacher)).status).toBe(200);
  expect((await send('earlier@school.example', network, browser)).status).toBe(200);
});

test('one browser is stopped after ten messages under any names, and another in its network is not', async () => {
  const network = '192.0.2.78';
  const [pupil, other] = [
    browserOf(await send('a@flood.example', network)),
    browserOf(await send('b@flood.example', network)),
  ];
  const statuses: number[] = [];
  for (let n = 0; n < 15; n += 1) {
    statuses.push((await send(`name-${n}@flood.example`, network, pupil)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(9);
  expect((await send('b@flood.example', network, other)).status).toBe(200);
});

test('messages that are refused leave no counters, whatever browsers and names they come from', async () => {
  const network = '192.0.2.79';
  for (let n = 0; n < 60; n += 1) await send(`name-${n}@flood.example`, network);
  const before = await countCounters();
  for (let n = 60; n < 80; n += 1) {
    expect((await send(`name-${n}@flood.example`, network)).status).toBe(429);
  }
  expect(await countCounters()).toBe(before);

  for (let n = 0; n < 10; n += 1) await send('same@flood.example', '192.0.2.80');
  const beforeSame = await countCounters();
  expect((await send('same@flood.example', '192.0.2.80')).status).toBe(429);
  expect(await countCounters()).toBe(beforeSame);
});

test('a message refused for another reason does not count, and a restart forgets nothing', async () => {
  const email = 'restart@school.example';
  for (let n = 1; n <= 20; n += 1) {
    const invalid = await callApi(product, sendSupportMessage, { name: '', email, message: 'x' });
    expect(invalid.status).toBe(400);
  }
  for (let n = 1; n <= 10; n += 1) expect((await send(email)).status).toBe(200);

  product = await createTestApp(db);
  expect((await send(email)).status).toBe(429);
});

function send(email: string, address = '192.0.2.1', cookie?: string): Promise<Response> {
  const message = { name: 'Ada', email, message: 'Where is Week 7?' };
  return callApi(product, sendSupportMessage, message, { address, cookie });
}

async function keptFrom(email: string): Promise<number> {
  const kept = await db
    .selectFrom('support_messages')
    .select('id')
    .where('email', '=', email)
    .execute();
  return kept.length;
}

async function countCounters(): Promise<number> {
  return (await db.selectFrom('rate_limits').select('key').execute()).length;
}
