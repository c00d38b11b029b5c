import { BRAND } from '#contract/brand.ts';
import type { MailMessage } from './mailer.ts';

interface Newsletter {
  to: string;
  subject: string;
  text: string;
  /** Where this reader leaves the newsletter. */
  unsubscribeUrl: string;
}

/** A message to somebody who wants the newsletter. Mail programs offer to leave it with one press. */
export function newsletterMail({ to, subject, text, unsubscribeUrl }: Newsletter): MailMessage {
  return {
    to,
    subject,
    text: `${text}

You are receiving this email because you chose Resource Updates & Newsletter. To stop it: ${unsubscribeUrl}

${BRAND.name} · ${BRAND.teamEmail}
`,
    unsubscribeUrl,
  };
}
