import { BRAND } from '#contract/brand.ts';
import type { SupportMessage } from '#contract/support.ts';
import type { MailMessage } from './mailer.ts';

/** To the team, when somebody uses the Contact Support form. */
export function supportMessageMail({ name, email, message }: SupportMessage): MailMessage {
  return {
    to: BRAND.teamEmail,
    replyTo: email,
    subject: `Support: message from ${name}`,
    text: `${name} <${email}> wrote:\n\n${message}\n`,
  };
}
