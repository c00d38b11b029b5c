import { BRAND } from '#contract/brand.ts';
import { addDays } from '#contract/calendar-day.ts';
import { GRACE_DAYS } from '#contract/limits.ts';
import type { MailMessage } from './mailer.ts';

interface Reminder {
  to: string;
  school: string;
  isTrial: boolean;
  /** A calendar day, such as `2027-03-28`. */
  endsOn: string;
  /** Negative after the end. */
  daysLeft: number;
}

/** To the contact of a school, about the end of its subscription. */
export function subscriptionReminderMail(reminder: Reminder): MailMessage {
  const { to, school, isTrial, endsOn, daysLeft } = reminder;
  const what = isTrial ? 'free trial' : 'subscription';
  return {
    to,
    replyTo: BRAND.teamEmail,
    subject: `Your ${BRAND.name} ${what} ${endsWhen(daysLeft)}`,
    text: `The ${BRAND.name} ${what} of ${school} ${endsWhen(daysLeft)}, on ${dayInWords(endsOn)}.

${isTrial ? AFTER_TRIAL : afterSubscription(endsOn)}

To renew, or to stop these reminders, please reply to this email.

${BRAND.name} · ${BRAND.teamEmail}
`,
  };
}

const KEPT = 'Names, accounts and favourites are kept.';
const AFTER_TRIAL = `Until the end of that day everybody at your school can open the resources. ${KEPT}`;

function afterSubscription(endsOn: string): string {
  const last = dayInWords(addDays(endsOn, GRACE_DAYS));
  return `After that, everybody at your school can still open the resources for ${GRACE_DAYS} more days, until ${last}. ${KEPT}`;
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function dayInWords(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}

function endsWhen(daysLeft: number): string {
  if (daysLeft === 0) return 'ends today';
  if (daysLeft === 1) return 'ends tomorrow';
  if (daysLeft > 1) return `ends in ${daysLeft} days`;
  return daysLeft === -1 ? 'ended yesterday' : `ended ${-daysLeft} days ago`;
}
