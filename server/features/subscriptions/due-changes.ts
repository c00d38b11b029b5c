import { addDays, daysBetween } from '#contract/calendar-day.ts';
import { GRACE_DAYS, REMINDER_DAYS } from '#contract/limits.ts';
import type { SchoolRow } from '../schools/schools.queries.ts';

/** A reminder that no copy could queue on its day is queued up to this many days later. */
const CATCH_UP_DAYS = 2;

export interface DueReminder {
  /** Which of `REMINDER_DAYS` it is. */
  daysBefore: number;
  /** The days that are left, fewer if it is late; negative after the end. */
  daysLeft: number;
}

/** Whether access ends today: a trial after its last day, an active school when the grace is over. Only once for each end. */
export function isOver(school: SchoolRow, today: string): boolean {
  const { subscription_status: status, ends_on, ended_for } = school;
  if (!ends_on || ended_for === ends_on) return false;
  if (status === 'trial') return today > ends_on;
  return status === 'active' && today > addDays(ends_on, GRACE_DAYS);
}

export function dueReminder(school: SchoolRow, today: string): DueReminder | undefined {
  const { subscription_status: status, ends_on, ended_for, reminders } = school;
  const isRunning = status === 'trial' || status === 'active';
  if (!isRunning || !reminders || !ends_on || ended_for === ends_on) return undefined;
  const daysLeft = daysBetween(today, ends_on);
  const daysBefore = REMINDER_DAYS.find(
    (days) => daysLeft <= days && daysLeft >= days - CATCH_UP_DAYS,
  );
  return daysBefore === undefined ? undefined : { daysBefore, daysLeft };
}
