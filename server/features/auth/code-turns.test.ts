import { beforeEach, expect, test } from 'vitest';
import { AppError } from '../../app-error.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { createCodeTurns } from './code-turns.ts';
import { CODE_TRIES, replaceCode, takeTryOfOwnCode } from './codes.queries.ts';
import { noteKnownPlace } from './known-places.queries.ts';
import { insertUser } from './users.queries.ts';

const db = await openTestDatabase();
const EMAIL = 'owner@school.example';
const MINUTE_MS = 60_000;
/** Two are served, and a thousand wait. */
const STRANGERS = 1002;
let time: number;
let takeTurn: ReturnType<typeof createCodeTurns>;

beforeEach(async () => {
  await db.deleteFrom('known_places').execute();
  await db.deleteFrom('users').execute();
  await db.deleteFrom('sign_in_codes').execute();
  time = Date.now();
  takeTurn = createCodeTurns({ db, now: () => new Date(time) });
});

test('strangers in a thousand networks are told to wait, and a browser that has signed in before is served at once', async () => {
  await noteKnownPlace(db, { account: EMAIL, place: { browser: 'laptop' }, now: new Date(time) });
  await fillLineOfStrangers();
  expect(await take('new', 'request', '2001:db8:ffff:1::/64')).toEqual(refused('codes'));
  expect(await take('new', 'try', '2001:db8:ffff:1::/64')).toEqual(refused('tries'));
  expect(await take('of a stranger', 'request')).toEqual(refused('codes'));
  expect(await take('laptop', 'request')).toBe('served');
  expect(await take('laptop', 'try')).toBe('served');
});

test('a browser that asked for a code is served at once while it may try the code or replace it', async () => {
  await saveCode('laptop');
  await fillLineOfStrangers();
  expect(await take('laptop', 'try')).toBe('served');
  expect(await take('laptop', 'request')).toEqual(refused('codes'));
  time += MINUTE_MS;
  expect(await take('laptop', 'request')).toBe('served');
  for (let n = 0; n < CODE_TRIES; n += 1) {
    await takeTryOfOwnCode(db, { email: EMAIL, browser: 'laptop', now: new Date(time) });
  }
  expect(await take('laptop', 'try')).toEqual(refused('tries'));
});

test('people of a school are served at once in a new browser in its network, and made-up addresses are not', async () => {
  await noteKnownPlace(db, {
    account: 'school.example',
    place: { network: '192.0.2.1' },
    now: new Date(time),
  });
  await fillLineOfStrangers();
  expect(await take('new', 'request')).toEqual(refused('codes'));
  await insertUser(db, EMAIL);
  expect(await take('new', 'request')).toBe('served');
  expect(await take('new', 'try')).toBe('served');
  expect(await take('new', 'request', '192.0.2.2')).toEqual(refused('codes'));
});

async function fillLineOfStrangers(): Promise<void> {
  for (let n = 0; n < STRANGERS; n += 1) {
    const origin = { browser: `${n}`, isNewBrowser: true, network: `2001:db8:${n}:1::/64` };
    void takeTurn({ ...origin, email: EMAIL, purpose: 'try' }, () => new Promise(() => {})).catch(
      () => undefined,
    );
  }
  expect(await take('one too many', 'try', '2001:db8:ffff:2::/64')).toEqual(refused('tries'));
}

function saveCode(browser: string): Promise<void> {
  const [createdAt, expiresAt] = [new Date(time), new Date(time + 10 * MINUTE_MS)];
  return replaceCode(db, {
    email: EMAIL,
    browser,
    hash: 'x',
    isSecond: false,
    createdAt,
    expiresAt,
  });
}

async function take(
  browser: string,
  purpose: 'request' | 'try',
  network = '192.0.2.1',
): Promise<unknown> {
  const wanted = { email: EMAIL, purpose, browser, isNewBrowser: browser === 'new', network };
  return takeTurn(wanted, async () => 'served').catch((error: unknown) =>
    error instanceof AppError ? [error.code, error.details.retryAfterSeconds] : error,
  );
}

function refused(what: 'codes' | 'tries') {
  return [`sign-in/too-many-${what}`, 5];
}
