import { addDays, dayInLondon } from '#contract/calendar-day.ts';
import { REMINDER_DAYS } from '#contract/limits.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { subscriptionReminderMail } from '../../mail/subscription-reminder.mail.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import { lockSchool, type SchoolRow } from '../schools/schools.queries.ts';
import { dueReminder, isOver } from './due-changes.ts';
import {
  endSubscription,
  insertReminder,
  listSchoolsEndingBy,
  withClockLock,
} from './subscriptions.queries.ts';

type Needs = Pick<Deps, 'db' | 'mail' | 'now' | 'log'>;

/** The actor of the audit log. */
const CLOCK = 'the clock';
const LONGEST_REMINDER_DAYS = Math.max(...REMINDER_DAYS);

/** Ends the subscriptions that are over and queues the reminders that are due, each once however often this runs. */
export async function followCalendar(needs: Needs): Promise<void> {
  await withClockLock(needs.db, async (connection) => {
    const today = dayInLondon(needs.now());
    const ids = await listSchoolsEndingBy(connection, addDays(today, LONGEST_REMINDER_DAYS));
    for (const id of ids) await followSchool({ ...needs, db: connection }, id, today);
  });
  needs.mail.wake();
}

/** In a transaction of its own, so that a school that fails does not hold up the others. */
async function followSchool(needs: Needs, id: string, today: string): Promise<void> {
  try {
    await needs.db.transaction().execute(async (transaction) => {
      const school = await lockSchool(transaction, id);
      if (!school?.ends_on) return;
      const dated = { ...school, ends_on: school.ends_on };
      if (isOver(school, today)) await end(transaction, dated);
      else await remind({ ...needs, db: transaction }, dated, today);
    });
  } catch (error) {
    needs.log.error({ err: error, school: id }, 'the calendar of a school could not be followed');
  }
}

async function end(transaction: Database, school: SchoolRow & { ends_on: string }): Promise<void> {
  await endSubscription(transaction, { id: school.id, endsOn: school.ends_on });
  await insertAuditEntry(transaction, {
    actor: CLOCK,
    action: 'school updated',
    subject: school.domain,
    details: {
      status: 'inactive',
      statusBefore: school.subscription_status,
      endedOn: school.ends_on,
    },
  });
}

async function remind(
  { db, mail, now }: Needs,
  school: SchoolRow & { ends_on: string },
  today: string,
): Promise<void> {
  const due = dueReminder(school, today);
  if (!due || !school.contact_email) return;
  const { id: school_id, ends_on } = school;
  const reminder = { school_id, ends_on, days_before: due.daysBefore, queued_at: now() };
  if (!(await insertReminder(db, reminder))) return;
  const message = subscriptionReminderMail({
    to: school.contact_email,
    school: school.name,
    isTrial: school.subscription_status === 'trial',
    endsOn: ends_on,
    daysLeft: due.daysLeft,
  });
  await mail.add(db, message, { priority: 'standard' });
}
