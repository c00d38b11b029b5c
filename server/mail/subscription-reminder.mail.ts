import { BRAND } from '#contract/brand.ts';
import { GRACE_DAYS } from '#contract/limits.ts';
import type { MailMessage } from './mailer.ts';

interface Reminder {
  to: string;
  school: string;
  isTrial: boolean;
  /** A calendar day, such as `2027-03-28`. */
  endsOn: string;
  daysLeft: number;
}

/** To the contact of a school, before its subscription ends. */
export function subscriptionReminderMail(reminder: Reminder): MailMessage {
  const { to, school, isTrial, endsOn, daysLeft } = reminder;
  const what = isTrial ? 'free trial' : 'subscription';
  const day = DAY.format(new Date(`${endsOn}T00:00:00Z`));
  return {
    to,
    replyTo: BRAND.teamEmail,
    subject: `Your ${BRAND.name} ${what} ends ${inDays(daysLeft)}`,
    text: `The ${BRAND.name} ${what} of ${school} ends ${inDays(daysLeft)}, on ${day}.

${isTrial ? AFTER_TRIAL : AFTER_SUBSCRIPTION}

To renew, or to stop these reminders, please reply to this email.

${BRAND.name} · ${BRAND.teamEmail}
`,
  };
}

const KEPT = 'Names, accounts and favourites are kept.';
const AFTER_TRIAL = `Until the end of that day everybody at your school can open the resources. ${KEPT}`;
const AFTER_SUBSCRIPTION = `After that, everybody at your school can still open the resources for ${GRACE_DAYS} more days. ${KEPT}`;

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function inDays(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
