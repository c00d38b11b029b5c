import { BRAND } from '#contract/brand.ts';
import { VERIFICATION_CODE_MINUTES } from '#contract/limits.ts';
import { retentionDays } from '#contract/retention.ts';
import type { MailMessage } from './mailer.ts';

const SENDER = `${BRAND.name} · ${BRAND.teamEmail}`;
const DAYS = retentionDays('accountsBeingDeleted');
const BACKUP_DAYS = retentionDays('backups');

/** Confirms that the owner of an account wants to delete it. */
export function deletionCodeMail(to: string, code: string): MailMessage {
  return {
    to,
    subject: `${code} is your code to delete your ${BRAND.name} account`,
    text: `Here is your code to delete your ${BRAND.name} account:

    ${code}

It works once, for ${VERIFICATION_CODE_MINUTES} minutes. Your account is then kept for ${DAYS} more days, so that you can change your mind.

If you did not ask for it, you can ignore this email: nothing is deleted without the code.

${SENDER}
`,
  };
}

/** Tells the owner of an account, who may not be the one that asked. */
export function accountDeletionMail(to: string, dueAt: Date): MailMessage {
  const day = DAY.format(dueAt);
  return {
    to,
    subject: `Your ${BRAND.name} account will be deleted on ${day}`,
    text: `Your ${BRAND.name} account, and everything we hold about you, will be deleted on ${day}. Backups hold a copy for up to ${BACKUP_DAYS} more days.

If you change your mind before then, sign in and choose "Keep my account" in Account Settings. If you did not ask for this, please do that now, and write to ${BRAND.teamEmail}.

${SENDER}
`,
  };
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
