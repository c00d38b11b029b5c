import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#contract/calendar-day.ts';
import type { SubscriptionStatus } from '#contract/schools.ts';
import { captureLog } from '#testing/captured-log.ts';
import { aSchool, aTeacherAlone } from '#testing/people.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { findSchoolByDomain } from '../schools/schools.queries.ts';
import { readFigures } from './figures.service.ts';
import { createUsage } from './usage.ts';

const DAY_MS = 24 * 60 * 60_000;
const db = await openTestDatabase();
let time: Date;

beforeEach(async () => {
  time = new Date('2026-11-16T23:30:00Z');
  await db.deleteFrom('usage_counts').execute();
  await db.deleteFrom('school_snapshots').execute();
  const product = await createTestApp(db, { now: () => time });
  // The sign-in is a use of the school.
  await aTeacherAlone(product, db);
  await product.usage.stop();
});

test('a school goes quiet when it was used, and then not for 21 days', async () => {
  await aSchool(db, 'never.example');
  time = new Date(time.getTime() + 21 * DAY_MS);
  expect((await read()).quiet).toEqual([]);
  time = new Date(time.getTime() + DAY_MS);
  expect((await read()).quiet).toMatchObject([
    { domain: 'active.example', lastUsedOn: '2026-11-16', endsOn: null },
  ]);
});

test('a school that never used it is quiet three weeks after its start, but not from before uses were counted', async () => {
  await db
    .insertInto('school_snapshots')
    .values({ day: '2026-11-16', status: 'active', schools: 1 })
    .execute();
  await aSchoolWith('never.example', { starts_on: '2025-09-01' });
  await aSchoolWith('late.example', { starts_on: '2026-11-20' });
  await aSchoolWith('trying.example', { subscription_status: 'trial', ends_on: '2026-12-16' });
  const listed = async () => (await read()).quiet.map(({ name, lastUsedOn }) => [name, lastUsedOn]);
  time = new Date('2026-12-07T09:00:00Z');
  expect(await listed()).toEqual([]);
  time = new Date('2026-12-08T09:00:00Z');
  expect(await listed()).toEqual([
    ['School at trying.example', null],
    ['School at never.example', null],
    ['School at active.example', '2026-11-16'],
  ]);
});

test('a quiet school is listed from 90 days before its end, and the nearest end comes first', async () => {
  const today = '2026-12-08';
  time = new Date(`${today}T09:00:00Z`);
  await quietSchool('far.example', addDays(today, 91));
  await quietSchool('near.example', addDays(today, 90));
  await quietSchool('grace.example', addDays(today, -3));
  await quietSchool('over.example', addDays(today, -30), 'inactive');
  const listed = (await read()).quiet.map(({ name, endsOn }) => [name, endsOn]);
  expect(listed).toEqual([
    ['School at grace.example', '2026-12-05'],
    ['School at near.example', '2027-03-08'],
    ['School at active.example', null],
  ]);
});

async function quietSchool(domain: string, endsOn: string, status?: SubscriptionStatus) {
  await aSchoolWith(domain, { ends_on: endsOn, ...(status && { subscription_status: status }) });
  const school = await findSchoolByDomain(db, domain);
  const { log } = captureLog();
  const usage = createUsage({ db, now: () => new Date('2026-11-02T09:00:00Z'), log });
  usage.count(school ?? null, 'print', 'Year 2/Week 10/Sheet.pdf');
  await usage.stop();
}

async function aSchoolWith(
  domain: string,
  columns: { starts_on?: string; ends_on?: string; subscription_status?: SubscriptionStatus },
) {
  await aSchool(db, domain);
  await db.updateTable('schools').set(columns).where('domain', '=', domain).execute();
}

function read() {
  return readFigures({ db, now: () => time });
}
