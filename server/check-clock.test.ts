import { expect, test } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { checkClock } from './check-clock.ts';

const db = await openTestDatabase();

test.each([
  [15 * 60, [900]],
  [-15 * 60, [-900]],
  [5, []],
])("a clock %i seconds ahead of the database's is reported as %j", async (seconds, reported) => {
  const { log, lines } = captureLog();
  await checkClock({ db, log, now: () => new Date(Date.now() + seconds * 1000) });
  const found = lines.map((line) => JSON.parse(line));
  expect(found.map(({ secondsAhead }) => secondsAhead)).toEqual(
    reported.map((value) => expect.closeTo(value, -1)),
  );
  expect(found.every(({ level }) => level === 50)).toBe(true);
});
