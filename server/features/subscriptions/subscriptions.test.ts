import { beforeEach, describe, expect, test } from 'vitest';
import type { SubscriptionStatus } from '#contract/schools.ts';
import { captureLog } from '#testing/captured-log.ts';
import { MAIL_KEY } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { createMailQueue } from '../../mail/mail-queue.ts';
import { addSchool, changeSchool, readSchools } from '../schools/schools.service.ts';
import { startSubscriptionClock } from './subscription-clock.ts';
import { followCalendar } from './subscriptions.service.ts';

const db = await openTestDatabase();
const { log } = captureLog();
const actor = 'head@office.example';
const orchard = {
  name: 'Orchard',
  domain: 'orchard.example',
  contactName: null,
  contactEmail: 'office@orchard.example',
  subscriptionStatus: 'active',
  sharedDomainConfirmed: false,
} as const;
let time = new Date();
const now = () => time;
const needs = { db, now, log, mail: createMailQueue(MAIL_KEY, now, () => {}) };

beforeEach(async () => {
  await db.deleteFrom('schools').execute();
  await db.deleteFrom('audit_log').execute();
  await db.deleteFrom('mail_queue').execute();
});

describe('a trial', () => {
  test('without an end is given one 30 days after its start, or after today', async () => {
    time = new Date('2026-01-15T12:00:00Z');
    const trial = { ...orchard, subscriptionStatus: 'trial' } as const;
    expect(await addSchool(needs, trial, actor)).toMatchObject({ endsOn: '2026-02-14' });
    const later = { ...trial, domain: 'later.example', startsOn: '2026-02-01' };
    expect(await addSchool(needs, later, actor)).toMatchObject({ endsOn: '2026-03-03' });
    const given = { ...trial, domain: 'given.example', endsOn: '2026-01-20' };
    expect(await addSchool(needs, given, actor)).toMatchObject({ endsOn: '2026-01-20' });
    const old = { ...trial, domain: 'old.example', startsOn: '2025-01-01' };
    expect(await addSchool(needs, old, actor)).toMatchObject({ endsOn: '2026-02-14' });
  });

  test.each([
    ['2026-01-31', '2026-01-31T23:59:59Z', '2026-02-01T00:00:00Z'],
    ['2026-03-28', '2026-03-28T23:59:59Z', '2026-03-29T00:00:00Z'],
    ['2026-03-29', '2026-03-29T22:59:59Z', '2026-03-29T23:00:00Z'],
    ['2026-10-24', '2026-10-24T22:59:59Z', '2026-10-24T23:00:00Z'],
    ['2026-10-25', '2026-10-25T23:59:59Z', '2026-10-26T00:00:00Z'],
    ['2028-02-29', '2028-02-29T23:59:59Z', '2028-03-01T00:00:00Z'],
  ])('until %s is there at %s and over at %s', async (endsOn, lastMoment, over) => {
    await aDatedSchool('trial', endsOn);
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
    await aDatedSchool('active', endsOn);
    expect(await statusAt(lastMoment)).toBe('active');
    expect(await statusAt(over)).toBe('inactive');
  });

  test('goes on when it has no end; a pending one is left alone', async () => {
    await aDatedSchool('active', null);
    expect(await statusAt('2099-12-31T12:00:00Z')).toBe('active');
    await db.deleteFrom('schools').execute();
    await aDatedSchool('pending', '2026-01-01');
    expect(await statusAt('2027-01-01T12:00:00Z')).toBe('pending');
  });

  test('that the clock has ended is in the audit log once, and stays active when an administrator says so', async () => {
    const { id } = await aDatedSchool('active', '2026-01-01');
    expect(await statusAt('2026-01-16T12:00:00Z')).toBe('inactive');
    const entries = db.selectFrom('audit_log').selectAll().where('actor', '=', 'the clock');
    const details = { status: 'inactive', statusBefore: 'active', endedOn: '2026-01-01' };
    const entry = { action: 'school updated', subject: 'orchard.example', details };
    expect(await entries.execute()).toMatchObject([entry]);

    await changeSchool(needs, { ...orchard, id }, actor);
    expect(await statusAt('2026-01-17T12:00:00Z')).toBe('active');
    expect(await entries.execute()).toHaveLength(1);

    await changeSchool(needs, { ...orchard, id, endsOn: '2026-01-02' }, actor);
    expect(await statusAt('2026-01-18T12:00:00Z')).toBe('inactive');
    expect(await entries.execute()).toHaveLength(2);
  });
});

describe('a trial after an end that has passed', () => {
  test.each(['inactive', 'pending', 'active'] as const)(
    'of a school that was %s ends 30 days after today',
    async (before) => {
      time = new Date('2026-01-10T12:00:00Z');
      const { id } = await aDatedSchool(before, '2026-01-01');
      const trial = { ...orchard, id, subscriptionStatus: 'trial' } as const;
      expect(await changeSchool(needs, trial, actor)).toMatchObject({ endsOn: '2026-02-09' });
      const [last] = await db
        .selectFrom('audit_log')
        .select('details')
        .orderBy('id', 'desc')
        .limit(1)
        .execute();
      expect(last?.details).toMatchObject({ end: '2026-02-09', endBefore: '2026-01-01' });
      expect(await statusAt('2026-02-09T12:00:00Z')).toBe('trial');
      expect(await statusAt('2026-02-10T12:00:00Z')).toBe('inactive');

      expect(await changeSchool(needs, trial, actor)).toMatchObject({ endsOn: '2026-03-12' });
      expect(await statusAt('2026-03-13T12:00:00Z')).toBe('inactive');
    },
  );

  test('keeps an end that is to come, and one that is given with it', async () => {
    time = new Date('2026-01-10T12:00:00Z');
    const { id } = await aDatedSchool('inactive', '2026-01-10');
    const trial = { ...orchard, id, subscriptionStatus: 'trial' } as const;
    expect(await changeSchool(needs, trial, actor)).toMatchObject({ endsOn: '2026-01-10' });
    await changeSchool(needs, { ...orchard, id, subscriptionStatus: 'pending' }, actor);
    const given = { ...trial, endsOn: '2026-01-09' };
    expect(await changeSchool(needs, given, actor)).toMatchObject({ endsOn: '2026-01-09' });
  });
});

test.each([
  ['inactive', 'active'],
  ['pending', 'active'],
] as const)(
  'a school that was saved %s long after its end and is made %s stays so, until it gets another end',
  async (before, after) => {
    time = new Date('2026-03-01T12:00:00Z');
    const { id } = await aDatedSchool(before, '2026-01-01');
    await changeSchool(needs, { ...orchard, id, subscriptionStatus: after }, actor);
    expect(await statusAt('2026-03-02T12:00:00Z')).toBe(after);
    const another = { subscriptionStatus: after, endsOn: '2026-01-02' };
    await changeSchool(needs, { ...orchard, id, ...another }, actor);
    expect(await statusAt('2026-03-03T12:00:00Z')).toBe('inactive');
  },
);

test('a school that is made active before its end is still ended by the clock', async () => {
  time = new Date('2026-01-01T12:00:00Z');
  const { id } = await aDatedSchool('pending', '2026-01-01');
  await changeSchool(needs, { ...orchard, id }, actor);
  expect(await statusAt('2026-01-16T12:00:00Z')).toBe('inactive');
});

test('the clock looks at once, and stopping it waits for that', async () => {
  await aDatedSchool('trial', '2026-04-01');
  time = new Date('2026-04-02T12:00:00Z');
  const stop = startSubscriptionClock(needs);
  await stop();
  expect(await readSchools(db)).toMatchObject([{ subscriptionStatus: 'inactive' }]);
});

function aDatedSchool(subscriptionStatus: SubscriptionStatus, endsOn: string | null) {
  return addSchool(needs, { ...orchard, subscriptionStatus, endsOn }, actor);
}

async function at(moment: string): Promise<void> {
  time = new Date(moment);
  await followCalendar(needs);
}

async function statusAt(moment: string): Promise<SubscriptionStatus | undefined> {
  await at(moment);
  return (await readSchools(db))[0]?.subscriptionStatus;
}
