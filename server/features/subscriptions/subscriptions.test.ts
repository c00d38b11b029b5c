import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#contract/calendar-day.ts';
import type { SubscriptionStatus } from '#contract/schools.ts';
import { captureLog } from '#testing/captured-log.ts';
import { MAIL_KEY } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { createMailQueue, openQueuedMessage } from '../../mail/mail-queue.ts';
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

describe('reminders', () => {
  test('come 60, 30 and 7 days before the end and on the day, once each', async () => {
    await aDatedSchool('active', '2026-04-01');
    const sent: [string, number][] = [];
    for (let day = '2026-01-25'; day <= '2026-04-20'; day = addDays(day, 1)) {
      const before = (await mails()).length;
      await at(`${day}T06:00:00Z`);
      await at(`${day}T20:00:00Z`);
      const count = (await mails()).length - before;
      if (count > 0) sent.push([day, count]);
    }
    expect(sent).toEqual([
      ['2026-01-31', 1],
      ['2026-03-02', 1],
      ['2026-03-25', 1],
      ['2026-04-01', 1],
    ]);
    expect((await mails()).map(({ to }) => to)).toEqual(Array(4).fill('office@orchard.example'));
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects).toContain('Your Spelling Orchard subscription ends in 60 days');
    expect(subjects).toContain('Your Spelling Orchard subscription ends today');
    const [first] = await mails();
    expect(first?.text).toContain('on 1 April 2026');
  });

  test('are queued once by two copies at the same moment', async () => {
    await aDatedSchool('active', '2026-04-01');
    time = new Date('2026-03-25T12:00:00Z');
    await Promise.all(Array.from({ length: 6 }, () => followCalendar(needs)));
    expect(await mails()).toHaveLength(1);
    expect(await db.selectFrom('subscription_reminders').selectAll().execute()).toHaveLength(1);
  });

  test('begin again when the end is changed', async () => {
    const { id } = await aDatedSchool('active', '2026-04-01');
    await at('2026-03-25T12:00:00Z');
    await changeSchool(needs, { ...orchard, id, endsOn: '2027-04-01' }, actor);
    await at('2026-03-26T12:00:00Z');
    expect(await mails()).toHaveLength(1);
    await at('2027-03-25T12:00:00Z');
    expect(await mails()).toHaveLength(2);
  });

  test('that were missed come up to two days late, and name the days that are left', async () => {
    await aDatedSchool('trial', '2026-04-01');
    await at('2026-03-27T12:00:00Z');
    const [late] = await mails();
    expect(late?.subject).toBe('Your Spelling Orchard free trial ends in 5 days');
    await at('2026-03-29T12:00:00Z');
    expect(await mails()).toHaveLength(1);
  });

  test.each([
    ['2026-04-02', 'ended yesterday'],
    ['2026-04-03', 'ended 2 days ago'],
  ])('of the last day that were missed come on %s, while the grace runs', async (day, when) => {
    await aDatedSchool('active', '2026-04-01');
    await at(`${day}T12:00:00Z`);
    const [late] = await mails();
    expect(late?.subject).toBe(`Your Spelling Orchard subscription ${when}`);
    expect(late?.text).toContain('until 15 April 2026');
    await at('2026-04-04T12:00:00Z');
    expect(await mails()).toHaveLength(1);
  });

  test('of the last day that were missed do not come after three days, nor to a trial that is over', async () => {
    await aDatedSchool('active', '2026-04-01');
    await at('2026-04-04T12:00:00Z');
    await db.deleteFrom('schools').execute();
    await aDatedSchool('trial', '2026-04-01');
    await at('2026-04-02T12:00:00Z');
    expect(await mails()).toEqual([]);
  });

  test.each([
    ['are stopped for the school', { reminders: false }],
    ['have no address', { contactEmail: null }],
    ['belong to an inactive school', { subscriptionStatus: 'inactive' as const }],
  ])('that %s are not sent', async (_why, part) => {
    await addSchool(needs, { ...orchard, endsOn: '2026-04-01', ...part }, actor);
    await at('2026-03-25T12:00:00Z');
    expect(await mails()).toEqual([]);
  });

  test('are not noted when their mail cannot be queued', async () => {
    await aDatedSchool('active', '2026-04-01');
    const mail = { ...needs.mail, add: () => Promise.reject(new Error('no mail')) };
    time = new Date('2026-03-25T12:00:00Z');
    await followCalendar({ ...needs, mail });
    expect(await db.selectFrom('subscription_reminders').selectAll().execute()).toEqual([]);
    await followCalendar(needs);
    expect(await mails()).toHaveLength(1);
  });
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

async function mails() {
  const rows = await db
    .selectFrom('mail_queue')
    .select('sealed_message')
    .orderBy('next_attempt_at')
    .execute();
  return rows.map((row) => openQueuedMessage(MAIL_KEY, row.sealed_message));
}
