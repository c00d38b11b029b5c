import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { failingDatabase } from '#testing/failing-database.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { startSweeping, sweep } from './sweep.ts';

const db = await openTestDatabase();
const now = () => new Date('2026-11-18T09:00:00Z');
const MINUTE_MS = 60_000;
const LONG_AGO = new Date('2020-01-01');

beforeEach(leaveWork);

afterEach(() => void vi.useRealTimers());

test('a step that fails has a line of its own in the log, and the later ones run', async () => {
  const { db: failing, failAt } = failingDatabase(db);
  const { log, lines } = captureLog();
  failAt(1);
  await sweep({ db: failing, now, log });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      level: 40,
      step: 'expired sessions',
      err: { message: 'the database failed' },
      msg: 'a step of the hourly sweep failed',
    },
  ]);
  expect(await isSwept()).toBe(true);
});

test('the first sweep is within a minute of the start, at another moment in each copy, and then one each hour', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { log, lines } = captureLog();
  const first = vi.spyOn(Math, 'random');
  for (const [random, waitMs] of [
    [0, 10_000],
    [0.999, MINUTE_MS],
  ] as const) {
    first.mockReturnValue(random);
    const stop = startSweeping({ db, now, log });
    for (const ms of [waitMs, 60 * MINUTE_MS]) {
      await leaveWork();
      vi.advanceTimersByTime(ms - 1000);
      expect(await isSwept()).toBe(false);
      vi.advanceTimersByTime(1000);
      await vi.waitFor(async () => expect(await isSwept()).toBe(true));
    }
    await stop();
  }
  expect(lines).toEqual([]);
});

test('stopping waits for the sweep under way, and no other begins', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { log } = captureLog();
  const stop = startSweeping({ db, now, log });
  vi.advanceTimersByTime(MINUTE_MS);
  await stop();
  expect(await isSwept()).toBe(true);
  await leaveWork();
  vi.advanceTimersByTime(120 * MINUTE_MS);
  await stop();
  expect(await isSwept()).toBe(false);
});

/** Something for the last step to delete. */
async function leaveWork(): Promise<void> {
  const times = { started_at: LONG_AGO, heartbeat_at: LONG_AGO, ended_at: LONG_AGO };
  await db
    .insertInto('scheme_loads')
    .values({ started_by: 'somebody', done: 1, total: 1, ...times })
    .execute();
}

/** True once the last step has run: the fake clock must not move on while a query is under way, which it would end. */
async function isSwept(): Promise<boolean> {
  return (await db.selectFrom('scheme_loads').select('id').execute()).length === 0;
}
