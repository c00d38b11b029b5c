import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestCode, signInWithCode } from '#contract/session.ts';
import { callApi, errorCodeOf } from '#testing/api-client.ts';
import { askForCode, cookieOf, mailTo, signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
let product: TestApp;
const MINUTE_MS = 60_000;

beforeEach(async () => {
  product = await createTestApp(db);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a code', () => {
  test('signs in once, and makes the user and the profile', async () => {
    const email = 'once@school.example';
    const code = await askForCode(product, db, email);
    const response = await tryCode(email, code);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      session: { userId: expect.any(String), email, username: null, isAdmin: false },
    });
    expect(await profiles(email)).toEqual([
      { email, username: null, newsletter: false, favourites: [], is_admin: false },
    ]);
    await expectRefused(await tryCode(email, code));
  });

  test('is six digits, kept as an HMAC and never as it is', async () => {
    const email = 'kept@school.example';
    const code = await askForCode(product, db, email);
    expect(code).toMatch(/^\d{6}$/);
    const row = await db
      .selectFrom('sign_in_codes')
      .select('hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(row.hash).toMatch(/^[\w-]{43}$/);
    expect(row.hash).not.toContain(code);
  });

  test('is refused with one and the same answer when expired, superseded, of another address or wrong', async () => {
    const expired = await askForCode(product, db, 'expired@school.example');
    const superseded = await askForCode(product, db, 'superseded@school.example');
    vi.setSystemTime(Date.now() + 2 * MINUTE_MS);
    await askForCode(product, db, 'superseded@school.example');
    const other = await askForCode(product, db, 'other@school.example');
    vi.setSystemTime(Date.now() + 8 * MINUTE_MS + 1);
    const answers = [
      await tryCode('expired@school.example', expired),
      await tryCode('superseded@school.example', superseded),
      await tryCode('another@school.example', other),
      await tryCode('other@school.example', wrongCodeFor(other)),
    ];
    for (const answer of answers) await expectRefused(answer);
  });

  test('still works at the end of its ten minutes', async () => {
    const email = 'late@school.example';
    const code = await askForCode(product, db, email);
    vi.setSystemTime(Date.now() + 10 * MINUTE_MS - 1000);
    expect((await tryCode(email, code)).status).toBe(200);
  });

  test('is compared five times at most, then the answer is 429 until there is a new one', async () => {
    const email = 'guessed@school.example';
    const code = await askForCode(product, db, email);
    for (let n = 0; n < 5; n += 1) await expectRefused(await tryCode(email, wrongCodeFor(code)));
    const sixth = await tryCode(email, code);
    expect(sixth.status).toBe(429);
    expect(await errorCodeOf(sixth)).toBe('sign-in/too-many-tries');
    expect(Number(sixth.headers.get('Retry-After'))).toBeGreaterThan(500);
    // The count is in the database, so it survives a restart.
    const restarted = await createTestApp(db);
    expect((await callApi(restarted, signInWithCode, { email, code })).status).toBe(429);

    vi.setSystemTime(Date.now() + MINUTE_MS);
    const fresh = await askForCode(product, db, email);
    await expectRefused(await tryCode(email, wrongCodeFor(fresh)));
    expect((await tryCode(email, fresh)).status).toBe(200);
  });

  test('submitted fifty times at once opens exactly one session', async () => {
    const email = 'fifty@school.example';
    const code = await askForCode(product, db, email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => tryCode(email, code)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const sessions = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select('sessions.id')
      .where('users.email', '=', email)
      .execute();
    expect(sessions).toHaveLength(1);
  });

  test('guessed fifty times at once is compared five times at most', async () => {
    const email = 'storm@school.example';
    const code = await askForCode(product, db, email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => tryCode(email, wrongCodeFor(code))),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
    expect((await tryCode(email, code)).status).toBe(429);
  });
});

describe('an address', () => {
  test('is one person whatever its case and the spaces around it; plus-tags stay apart', async () => {
    await signIn(product, db, ' Ada.Byron@School.EXAMPLE ');
    vi.setSystemTime(Date.now() + MINUTE_MS);
    await signIn(product, db, 'ada.byron@school.example');
    await signIn(product, db, 'ada.byron+tag@school.example');
    const found = await db
      .selectFrom('profiles')
      .select('email')
      .where('email', 'like', 'ada%')
      .orderBy('email')
      .execute();
    expect(found.map(({ email }) => email)).toEqual([
      'ada.byron+tag@school.example',
      'ada.byron@school.example',
    ]);
  });

  test('is answered the same whether or not it is known', async () => {
    await signIn(product, db, 'known@school.example');
    vi.setSystemTime(Date.now() + MINUTE_MS);
    const known = await callApi(product, requestCode, { email: 'known@school.example' });
    const unknown = await callApi(product, requestCode, { email: 'unknown@school.example' });
    expect(await describeAnswer(known)).toEqual(await describeAnswer(unknown));
  });

  test.each([
    'a@evil.example b@school.example',
    '<a@evil.example>@school.example',
    'a@school.example@evil.example',
    'a@school.example,b@evil.example',
    'a@school.example\r\nBcc: b@evil.example',
    '"a b"@school.example',
    'a@[192.0.2.1]',
    'a@ѕchool.example',
    'a@school.example\n',
    '',
  ])('like %j is refused with 400, and no mail is made', async (email) => {
    const before = await countMail();
    const response = await callApi(product, requestCode, { email });
    expect(response.status).toBe(400);
    expect(await countMail()).toBe(before);
  });
});

test('the answer comes before the mail leaves', async () => {
  const order: string[] = [];
  const slow = await createTestApp(db, { wakeMail: () => void order.push('mail') });
  await callApi(slow, requestCode, { email: 'order@school.example' });
  order.push('answer');
  await new Promise((resolve) => setImmediate(resolve));
  expect(order).toEqual(['answer', 'mail']);
});

test('no host name of the request reaches the mail', async () => {
  const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
  await callApi(product, requestCode, { email: 'host@school.example' }, { headers });
  const [message] = await mailTo(db, 'host@school.example');
  expect(JSON.stringify(message)).not.toMatch(/evil|https?:/);
});

test('the log holds neither the code nor the cookie', async () => {
  const email = 'logged@school.example';
  const code = await askForCode(product, db, email);
  const cookie = cookieOf(await tryCode(email, code));
  const log = product.logLines.join('');
  expect(log).toContain('/api/sign-in/code');
  expect(log).not.toContain(code);
  expect(log).not.toContain(cookie.slice(-20));
});

function tryCode(email: string, code: string): Promise<Response> {
  return callApi(product, signInWithCode, { email, code });
}

function wrongCodeFor(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

async function expectRefused(response: Response): Promise<void> {
  expect(response.status).toBe(401);
  expect(await errorCodeOf(response)).toBe('sign-in/code-refused');
  expect(response.headers.getSetCookie().filter((each) => !each.startsWith('browser='))).toEqual(
    [],
  );
}

/** Everything that a browser can see, apart from the id of the request. */
async function describeAnswer(response: Response) {
  const headers = Object.fromEntries(response.headers);
  delete headers['x-request-id'];
  // Every new browser gets a random id.
  headers['set-cookie'] = headers['set-cookie']?.replace(/^browser=[^;]+/, 'browser=…') ?? '';
  return { status: response.status, headers, body: await response.text() };
}

async function countMail(): Promise<number> {
  return (await db.selectFrom('mail_queue').select('id').execute()).length;
}

function profiles(email: string) {
  return db
    .selectFrom('profiles')
    .select(['email', 'username', 'newsletter', 'favourites', 'is_admin'])
    .where('email', '=', email)
    .execute();
}
