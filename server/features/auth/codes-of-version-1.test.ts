import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInWithCode } from '#contract/session.ts';
import { callApi, errorCodeOf } from '#testing/api-client.ts';
import { askForCode } from '#testing/sign-in.ts';
import { sweepCleanly } from '#testing/sweep-cleanly.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
let product: TestApp;
const EMAIL = 'upgraded@school.example';
const MINUTE_MS = 60_000;

beforeEach(async () => {
  product = await createTestApp(db);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a code that version 1.0 sent before an upgrade signs in, once', async () => {
  const code = await askVersion1ForCode(EMAIL);
  await expectRefused(await tryCode(EMAIL, code === '000000' ? '111111' : '000000'));
  const answers = await Promise.all(Array.from({ length: 4 }, () => tryCode(EMAIL, code)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  await expectRefused(await tryCode('another@school.example', code));
});

test('it is worth nothing once a newer one was asked for, also when that has been used', async () => {
  const email = 'newer@school.example';
  const older = await askVersion1ForCode(email);
  vi.setSystemTime(Date.now() + MINUTE_MS);
  const newer = await askForCode(product, db, email);
  await expectRefused(await tryCode(email, older));
  expect((await tryCode(email, newer)).status).toBe(200);
  await expectRefused(await tryCode(email, older));
});

test('it is worth nothing after ten minutes, and is swept then', async () => {
  const email = 'late@school.example';
  const code = await askVersion1ForCode(email);
  vi.setSystemTime(Date.now() + 10 * MINUTE_MS);
  await expectRefused(await tryCode(email, code));
  expect(await countOldCodes()).toBe(1);
  await sweepCleanly({ db, now: () => new Date() });
  expect(await countOldCodes()).toBe(0);
});

/** Leaves the code where version 1.0 kept it, with the number of tries behind the same hash. */
async function askVersion1ForCode(email: string): Promise<string> {
  const code = await askForCode(product, db, email);
  const { hash, expires_at } = await db
    .deleteFrom('sign_in_codes')
    .where('email', '=', email)
    .returning(['hash', 'expires_at'])
    .executeTakeFirstOrThrow();
  const stored = { identifier: `sign-in-otp-${email}`, value: `${hash}:0`, expires_at };
  await db.insertInto('verifications').values(stored).execute();
  return code;
}

async function countOldCodes(): Promise<number> {
  return (await db.selectFrom('verifications').select('id').execute()).length;
}

function tryCode(email: string, code: string): Promise<Response> {
  return callApi(product, signInWithCode, { email, code });
}

async function expectRefused(response: Response): Promise<void> {
  expect([response.status, await errorCodeOf(response)]).toEqual([401, 'sign-in/code-refused']);
}
