import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { SESSION_IDLE_MS, SESSION_NOTE_USE_MS } from './session-life.ts';
import { createSessionUse } from './session-use.ts';
import { createCallerFinder } from './sessions.ts';

const real = await openTestDatabase();
const TEACHERS = 1000;
let updates = 0;
let isFailing = false;
/** Counts updates, and makes them fail while `isFailing`. */
const db = real.withPlugin({
  transformQuery: ({ node }) => {
    const isUpdate = node.kind === 'UpdateQueryNode' || isRawUpdate(node);
    if (isUpdate) updates += 1;
    if (isUpdate && isFailing) throw new Error('the update failed');
    return node;
  },
  transformResult: async ({ result }) => result,
});

beforeEach(async () => {
  updates = 0;
  isFailing = false;
  await real.deleteFrom('users').execute();
});

test('a thousand returning teachers at once cost a handful of updates', async () => {
  const tokens = await insertSessions(SESSION_NOTE_USE_MS * 2, TEACHERS);
  const { find, use } = sessions();
  const callers = await Promise.all(tokens.map((token) => find(token)));
  expect(callers.filter(Boolean)).toHaveLength(TEACHERS);
  await use.stop();
  expect(updates).toBeGreaterThan(0);
  expect(updates).toBeLessThanOrEqual(5);
  expect(await countUsedSince(Date.now() - 60_000)).toBe(TEACHERS);
});

test('a failed update fails no request, and is tried again', async () => {
  const tokens = await insertSessions(SESSION_NOTE_USE_MS * 2, 20);
  const { find, lines } = sessions();
  isFailing = true;
  const callers = await Promise.all(tokens.map((token) => find(token)));
  expect(callers.filter(Boolean)).toHaveLength(20);
  await eventually(() => expect(lines.join('')).toContain('could not be noted'));
  isFailing = false;
  await eventually(async () => expect(await countUsedSince(Date.now() - 60_000)).toBe(20));
});

test('a use that is not written yet keeps a session open', async () => {
  const [token = ''] = await insertSessions(SESSION_IDLE_MS - 60_000, 1);
  let now = Date.now();
  const { find } = sessions(() => new Date(now));
  isFailing = true;
  expect(await find(token)).toBeDefined();
  now += 2 * 60_000;
  expect(await find(token)).toBeDefined();
  now += SESSION_IDLE_MS;
  expect(await find(token)).toBeUndefined();
});

test('a session that expired unused stays closed', async () => {
  const [token = ''] = await insertSessions(SESSION_IDLE_MS + 1000, 1);
  const { find, use } = sessions();
  expect(await find(token)).toBeUndefined();
  await use.stop();
  expect(await countUsedSince(Date.now() - 60_000)).toBe(0);
});

test('a later use that another copy has written stays', async () => {
  const [token = ''] = await insertSessions(SESSION_NOTE_USE_MS * 2, 1);
  const { use } = sessions();
  use.note(token, new Date(Date.now() - SESSION_NOTE_USE_MS));
  const later = new Date();
  await real.updateTable('sessions').set({ updated_at: later }).execute();
  await use.stop();
  const row = await real.selectFrom('sessions').select('updated_at').executeTakeFirstOrThrow();
  expect(row.updated_at).toEqual(later);
});

function sessions(now = () => new Date()) {
  const { log, lines } = captureLog();
  const use = createSessionUse({ db, log });
  return {
    find: createCallerFinder({ db, now, sessionUse: use, adminPasskeys: false }),
    use,
    lines,
  };
}

/** Inserts sessions of `count` people, last used `agoMs` ago, and returns their tokens. */
async function insertSessions(agoMs: number, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, () => ({ id: randomUUID(), token: randomUUID() }));
  const used = new Date(Date.now() - agoMs);
  await real
    .insertInto('users')
    .values(people.map(({ id }) => ({ id, email: `${id}@school.example` })))
    .execute();
  await real
    .insertInto('sessions')
    .values(
      people.map(({ id, token }) => ({
        user_id: id,
        token,
        updated_at: used,
        expires_at: new Date(Date.now() + 2 * SESSION_IDLE_MS),
      })),
    )
    .execute();
  return people.map(({ token }) => token);
}

async function countUsedSince(time: number): Promise<number> {
  const rows = await real
    .selectFrom('sessions')
    .select('id')
    .where('updated_at', '>', new Date(time))
    .execute();
  return rows.length;
}

function isRawUpdate(node: object): boolean {
  return JSON.stringify(node).includes('update sessions');
}
