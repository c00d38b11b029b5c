import { addDays, dayInLondon, daysBetween } from '#contract/calendar-day.ts';
import { GRACE_DAYS, REMINDER_DAYS } from '#contract/limits.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { subscriptionReminderMail } from '../../mail/subscription-reminder.mail.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import { lockSchool, type SchoolRow } from '../schools/schools.queries.ts';
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

/** A reminder that no copy could queue on its day is queued up to this many days later. */
const CATCH_UP_DAYS = 2;

interface DueReminder {
  /** Which of `REMINDER_DAYS` it is. */
  daysBefore: number;
  /** The days that are left, fewer if it is late; negative after the end. */
  daysLeft: number;
}

/** Whether access ends today: a trial after its last day, an active school when the grace is over. Only once for each end. */
function isOver(school: SchoolRow, today: string): boolean {
  const { subscription_status: status, ends_on, ended_for } = school;
  if (!ends_on || ended_for === ends_on) return false;
  if (status === 'trial') return today > ends_on;
  return status === 'active' && today > addDays(ends_on, GRACE_DAYS);
}

function dueReminder(school: SchoolRow, today: string): DueReminder | undefined {
  const { subscription_status: status, ends_on, ended_for, reminders } = school;
  const isRunning = status === 'trial' || status === 'active';
  if (!isRunning || !reminders || !ends_on || ended_for === ends_on) return undefined;
  const daysLeft = daysBetween(today, ends_on);
  const daysBefore = REMINDER_DAYS.find(
    (days) => daysLeft <= days && daysLeft >= days - CATCH_UP_DAYS,
  );
  return daysBefore === undefined ? undefined : { daysBefore, daysLeft };
}
