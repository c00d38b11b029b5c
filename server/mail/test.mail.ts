import { BRAND } from '#contract/brand.ts';
import type { MailMessage } from './mailer.ts';

/** Shows an administrator that mail arrives. */
export function testMail(to: string): MailMessage {
  return {
    to,
    subject: `${BRAND.name}: mail arrives`,
    text: `This message was sent from the Admin page of ${BRAND.name}. Sign-in codes arrive the same way.

If you found it in your junk folder, codes will land there too: ask whoever looks after your email to allow this sender.

${BRAND.name} · ${BRAND.teamEmail}
`,
  };
}
