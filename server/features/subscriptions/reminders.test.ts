import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#contract/calendar-day.ts';
import { MAIL_KEY } from '#testing/test-app.ts';
import { openCalendar, ORCHARD } from '#testing/subscriptions.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openQueuedMessage } from '../../mail/mail-queue.ts';
import { followCalendar } from './subscriptions.service.ts';

const db = await openTestDatabase();
const calendar = openCalendar(db);

beforeEach(calendar.clear);

describe('reminders', () => {
  test('come 60, 30 and 7 days before the end and on the day, once each', async () => {
    await calendar.aDatedSchool('active', '2026-04-01');
    const sent: [string, number][] = [];
    for (let day = '2026-01-25'; day <= '2026-04-20'; day = addDays(day, 1)) {
      const before = (await mails()).length;
      await calendar.followAt(`${day}T06:00:00Z`);
      await calendar.followAt(`${day}T20:00:00Z`);
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
    await calendar.aDatedSchool('active', '2026-04-01');
    calendar.time = new Date('2026-03-25T12:00:00Z');
    await Promise.all(Array.from({ length: 6 }, () => followCalendar(calendar.needs)));
    expect(await mails()).toHaveLength(1);
    expect(await db.selectFrom('subscription_reminders').selectAll().execute()).toHaveLength(1);
  });

  test('begin again when the end is changed', async () => {
    const { id } = await calendar.aDatedSchool('active', '2026-04-01');
    await calendar.followAt('2026-03-25T12:00:00Z');
    await calendar.change({ ...ORCHARD, id, endsOn: '2027-04-01' });
    await calendar.followAt('2026-03-26T12:00:00Z');
    expect(await mails()).toHaveLength(1);
    await calendar.followAt('2027-03-25T12:00:00Z');
    expect(await mails()).toHaveLength(2);
  });

  test('that were missed come up to two days late, and name the days that are left', async () => {
    await calendar.aDatedSchool('trial', '2026-04-01');
    await calendar.followAt('2026-03-27T12:00:00Z');
    const [late] = await mails();
    expect(late?.subject).toBe('Your Spelling Orchard free trial ends in 5 days');
    await calendar.followAt('2026-03-29T12:00:00Z');
    expect(await mails()).toHaveLength(1);
  });

  test.each([
    ['2026-04-02', 'ended yesterday'],
    ['2026-04-03', 'ended 2 days ago'],
  ])('of the last day that were missed come on %s, while the grace runs', async (day, when) => {
    await calendar.aDatedSchool('active', '2026-04-01');
    await calendar.followAt(`${day}T12:00:00Z`);
    const [late] = await mails();
    expect(late?.subject).toBe(`Your Spelling Orchard subscription ${when}`);
    expect(late?.text).toContain('until 15 April 2026');
    await calendar.followAt('2026-04-04T12:00:00Z');
    expect(await mails()).toHaveLength(1);
  });

  test('of the last day that were missed do not come after three days, nor to a trial that is over', async () => {
    await calendar.aDatedSchool('active', '2026-04-01');
    await calendar.followAt('2026-04-04T12:00:00Z');
    await db.deleteFrom('schools').execute();
    await calendar.aDatedSchool('trial', '2026-04-01');
    await calendar.followAt('2026-04-02T12:00:00Z');
    expect(await mails()).toEqual([]);
  });

  test.each([
    ['are stopped for the school', { reminders: false }],
    ['have no address', { contactEmail: null }],
    ['belong to an inactive school', { subscriptionStatus: 'inactive' as const }],
  ])('that %s are not sent', async (_why, part) => {
    await calendar.add({ ...ORCHARD, endsOn: '2026-04-01', ...part });
    await calendar.followAt('2026-03-25T12:00:00Z');
    expect(await mails()).toEqual([]);
  });

  test('are not noted when their mail cannot be queued', async () => {
    await calendar.aDatedSchool('active', '2026-04-01');
    const mail = { ...calendar.needs.mail, add: () => Promise.reject(new Error('no mail')) };
    calendar.time = new Date('2026-03-25T12:00:00Z');
    await followCalendar({ ...calendar.needs, mail });
    expect(await db.selectFrom('subscription_reminders').selectAll().execute()).toEqual([]);
    await followCalendar(calendar.needs);
    expect(await mails()).toHaveLength(1);
  });
});

async function mails() {
  const rows = await db
    .selectFrom('mail_queue')
    .select('sealed_message')
    .orderBy('next_attempt_at')
    .execute();
  return rows.map((row) => openQueuedMessage(MAIL_KEY, row.sealed_message));
}
