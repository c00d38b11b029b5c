import { beforeEach, describe, expect, test } from 'vitest';
import type { SubscriptionStatus } from '#contract/schools.ts';
import { openCalendar, ORCHARD } from '#testing/subscriptions.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { readSchools } from '../schools/schools.service.ts';
import { startSubscriptionClock } from './subscription-clock.ts';

const db = await openTestDatabase();
const calendar = openCalendar(db);

beforeEach(calendar.clear);

describe('a trial', () => {
  test('without an end is given one 30 days after its start, or after today', async () => {
    calendar.time = new Date('2026-01-15T12:00:00Z');
    const trial = { ...ORCHARD, subscriptionStatus: 'trial' } as const;
    expect(await calendar.add(trial)).toMatchObject({
      endsOn: '2026-02-14',
    });
    const later = { ...trial, domain: 'later.example', startsOn: '2026-02-01' };
    expect(await calendar.add(later)).toMatchObject({
      endsOn: '2026-03-03',
    });
    const given = { ...trial, domain: 'given.example', endsOn: '2026-01-20' };
    expect(await calendar.add(given)).toMatchObject({
      endsOn: '2026-01-20',
    });
    const old = { ...trial, domain: 'old.example', startsOn: '2025-01-01' };
    expect(await calendar.add(old)).toMatchObject({
      endsOn: '2026-02-14',
    });
  });

  test.each([
    ['2026-01-31', '2026-01-31T23:59:59Z', '2026-02-01T00:00:00Z'],
    ['2026-03-28', '2026-03-28T23:59:59Z', '2026-03-29T00:00:00Z'],
    ['2026-03-29', '2026-03-29T22:59:59Z', '2026-03-29T23:00:00Z'],
    ['2026-10-24', '2026-10-24T22:59:59Z', '2026-10-24T23:00:00Z'],
    ['2026-10-25', '2026-10-25T23:59:59Z', '2026-10-26T00:00:00Z'],
    ['2028-02-29', '2028-02-29T23:59:59Z', '2028-03-01T00:00:00Z'],
  ])('until %s is there at %s and over at %s', async (endsOn, lastMoment, over) => {
    await calendar.aDatedSchool('trial', endsOn);
    expect(await statusAt(lastMoment)).toBe('trial');
    expect(await statusAt(over)).toBe('inactive');
  });
});

describe('an active school', () => {
  test.each([
    ['2026-03-20', '2026-04-03T22:59:59Z', '2026-04-03T23:00:00Z'],
    ['2026-10-20', '2026-11-03T23:59:59Z', '2026-11-04T00:00:00Z'],
    ['2028-02-15', '2028-02-29T23:59:59Z', '2028-03-01T00:00:00Z'],
    ['2026-12-31', '2027-01-14T23:59:59Z', '2027-01-15T00:00:00Z'],
  ])('until %s has a grace until %s and is over at %s', async (endsOn, lastMoment, over) => {
    await calendar.aDatedSchool('active', endsOn);
    expect(await statusAt(lastMoment)).toBe('active');
    expect(await statusAt(over)).toBe('inactive');
  });

  test('goes on when it has no end; a pending one is left alone', async () => {
    await calendar.aDatedSchool('active', null);
    expect(await statusAt('2099-12-31T12:00:00Z')).toBe('active');
    await db.deleteFrom('schools').execute();
    await calendar.aDatedSchool('pending', '2026-01-01');
    expect(await statusAt('2027-01-01T12:00:00Z')).toBe('pending');
  });

  test('that the clock has ended is in the audit log once, and stays active when an administrator says so', async () => {
    const { id } = await calendar.aDatedSchool('active', '2026-01-01');
    expect(await statusAt('2026-01-16T12:00:00Z')).toBe('inactive');
    const entries = db.selectFrom('audit_log').selectAll().where('actor', '=', 'the clock');
    const details = { status: 'inactive', statusBefore: 'active', endedOn: '2026-01-01' };
    const entry = { action: 'school updated', subject: 'orchard.example', details };
    expect(await entries.execute()).toMatchObject([entry]);

    await calendar.change({ ...ORCHARD, id });
    expect(await statusAt('2026-01-17T12:00:00Z')).toBe('active');
    expect(await entries.execute()).toHaveLength(1);

    await calendar.change({ ...ORCHARD, id, endsOn: '2026-01-02' });
    expect(await statusAt('2026-01-18T12:00:00Z')).toBe('inactive');
    expect(await entries.execute()).toHaveLength(2);
  });
});

describe('a trial after an end that has passed', () => {
  test.each(['inactive', 'pending', 'active'] as const)(
    'of a school that was %s ends 30 days after today',
    async (before) => {
      calendar.time = new Date('2026-01-10T12:00:00Z');
      const { id } = await calendar.aDatedSchool(before, '2026-01-01');
      const trial = { ...ORCHARD, id, subscriptionStatus: 'trial' } as const;
      expect(await calendar.change(trial)).toMatchObject({
        endsOn: '2026-02-09',
      });
      const [last] = await db
        .selectFrom('audit_log')
        .select('details')
        .orderBy('id', 'desc')
        .limit(1)
        .execute();
      expect(last?.details).toMatchObject({ end: '2026-02-09', endBefore: '2026-01-01' });
      expect(await statusAt('2026-02-09T12:00:00Z')).toBe('trial');
      expect(await statusAt('2026-02-10T12:00:00Z')).toBe('inactive');

      expect(await calendar.change(trial)).toMatchObject({
        endsOn: '2026-03-12',
      });
      expect(await statusAt('2026-03-13T12:00:00Z')).toBe('inactive');
    },
  );

  test('keeps an end that is to come, and one that is given with it', async () => {
    calendar.time = new Date('2026-01-10T12:00:00Z');
    const { id } = await calendar.aDatedSchool('inactive', '2026-01-10');
    const trial = { ...ORCHARD, id, subscriptionStatus: 'trial' } as const;
    expect(await calendar.change(trial)).toMatchObject({
      endsOn: '2026-01-10',
    });
    await calendar.change({ ...ORCHARD, id, subscriptionStatus: 'pending' });
    const given = { ...trial, endsOn: '2026-01-09' };
    expect(await calendar.change(given)).toMatchObject({
      endsOn: '2026-01-09',
    });
  });
});

test.each([
  ['inactive', 'active'],
  ['pending', 'active'],
] as const)(
  'a school that was saved %s long after its end and is made %s stays so, until it gets another end',
  async (before, after) => {
    calendar.time = new Date('2026-03-01T12:00:00Z');
    const { id } = await calendar.aDatedSchool(before, '2026-01-01');
    await calendar.change({ ...ORCHARD, id, subscriptionStatus: after });
    expect(await statusAt('2026-03-02T12:00:00Z')).toBe(after);
    const another = { subscriptionStatus: after, endsOn: '2026-01-02' };
    await calendar.change({ ...ORCHARD, id, ...another });
    expect(await statusAt('2026-03-03T12:00:00Z')).toBe('inactive');
  },
);

test('a school that is made active before its end is still ended by the clock', async () => {
  calendar.time = new Date('2026-01-01T12:00:00Z');
  const { id } = await calendar.aDatedSchool('pending', '2026-01-01');
  await calendar.change({ ...ORCHARD, id });
  expect(await statusAt('2026-01-16T12:00:00Z')).toBe('inactive');
});

test('the clock looks at once, and stopping it waits for that', async () => {
  await calendar.aDatedSchool('trial', '2026-04-01');
  calendar.time = new Date('2026-04-02T12:00:00Z');
  const stop = startSubscriptionClock(calendar.needs);
  await stop();
  expect(await readSchools(db)).toMatchObject([{ subscriptionStatus: 'inactive' }]);
});

async function statusAt(moment: string): Promise<SubscriptionStatus | undefined> {
  await calendar.followAt(moment);
  return (await readSchools(db))[0]?.subscriptionStatus;
}
