import { BRAND } from '#contract/brand.ts';
import type { MailMessage } from './mailer.ts';

/** Sent by `npm run doctor`, to show that mail arrives. */
export function doctorMail(to: string): MailMessage {
  return {
    to,
    subject: `${BRAND.name}: mail works`,
    text: `This message was sent by the doctor command of ${BRAND.name}. Mail works.`,
  };
}
