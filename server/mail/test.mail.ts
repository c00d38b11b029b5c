import { BRAND } from '#contract/brand.ts';
import type { MailMessage } from './mailer.ts';

/** Shows an administrator that mail arrives. */
export function testMail(to: string): MailMessage {
  return {
    to,
    subject: `${BRAND.name}: mail arrives`,
    text: `This message was sent from the Admin page of ${BRAND.name}. Sign-in codes arrive the same way.

If it was among unwanted mail, codes will be too: ask whoever runs your mail to accept the sender.

${BRAND.name} · ${BRAND.teamEmail}
`,
  };
}
