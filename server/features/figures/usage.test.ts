import { beforeEach, expect, test } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { failingDatabase } from '#testing/failing-database.ts';
import { aSchool } from '#testing/people.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { findSchoolByDomain } from '../schools/schools.queries.ts';
import { createUsage } from './usage.ts';

const db = await openTestDatabase();
const SHEET = 'Year 2/Week 10/Sheet.pdf';

beforeEach(async () => {
  await db.deleteFrom('usage_counts').execute();
  await db.deleteFrom('schools').execute();
  await aSchool(db, 'active.example');
});

test('a batch that fails is written with the next one, and no caller notices', async () => {
  const { db: failing, failAt } = failingDatabase(db);
  const { log, lines } = captureLog();
  const usage = createUsage({ db: failing, now: () => new Date(), log });
  const school = await findSchoolByDomain(db, 'active.example');
  usage.count(school ?? null, 'print', SHEET);
  failAt(1);
  await usage.stop();
  expect(lines.join('')).toContain('the figures could not be written');
  usage.count(school ?? null, 'print', SHEET);
  await usage.stop();
  const prints = db.selectFrom('usage_counts').select('uses').where('kind', '=', 'print');
  expect(await prints.execute()).toEqual([{ uses: 2 }]);
});
