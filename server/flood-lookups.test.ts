import { beforeEach, expect, test } from 'vitest';
import { signInWithPasskey } from '#contract/passkey-sign-in.ts';
import { getSample } from '#contract/sample.ts';
import { signInOrganisation } from '#contract/session.ts';
import { callApi } from '#testing/api-client.ts';
import { createAuthenticator } from '#testing/authenticator.ts';
import { countStatements } from '#testing/count-statements.ts';
import { challengeFor, post } from '#testing/passkeys.ts';
import { setCounter } from '#testing/set-counter.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openBrowser } from '#testing/visit-provider.ts';

const CALLERS = 200;
/** Far fewer than callers, so that strangers leave the connections to teachers. */
const MOST_STATEMENTS = 10;

const db = await openTestDatabase();
let product: TestApp;
let count: () => number;

beforeEach(async () => {
  const counted = countStatements(db);
  product = await createTestApp(counted.db);
  count = counted.count;
});

test('two hundred visitors who ask for the sample week at once share its queries', async () => {
  const statuses = await atOnce(() => callApi(product, getSample));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(count()).toBeLessThanOrEqual(MOST_STATEMENTS);
});

test('two hundred strangers in as many networks at a shared login that is closed to strangers share a query', async () => {
  await setCounter(db, 'passwords-strangers:closed.example', { points: 100 });
  expect((await tryPassword(CALLERS)).status).toBe(429);
  const before = count();
  const statuses = await atOnce(tryPassword);
  expect(new Set(statuses)).toEqual(new Set([429]));
  expect(count() - before).toBeLessThanOrEqual(MOST_STATEMENTS);
});

test('two hundred answers with passkeys that nobody has share a query', async () => {
  const browser = openBrowser(product);
  const credential = createAuthenticator().use(await challengeFor(browser));
  const before = count();
  const statuses = await atOnce(async (n) =>
    post(browser, signInWithPasskey.path, { credential: { ...credential, id: `nobody-${n}` } }),
  );
  expect(new Set(statuses)).toEqual(new Set([401]));
  expect(count() - before).toBeLessThanOrEqual(MOST_STATEMENTS);
});

async function tryPassword(n: number): Promise<Response> {
  const address = `2001:db8:${n.toString(16)}::1`;
  const login = { domain: 'closed.example', password: 'wrong' };
  return callApi(product, signInOrganisation, login, { address });
}

function atOnce(call: (n: number) => Promise<Response>): Promise<number[]> {
  return Promise.all(Array.from({ length: CALLERS }, async (_, n) => (await call(n)).status));
}
