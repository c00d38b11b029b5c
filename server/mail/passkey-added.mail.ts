import { BRAND } from '#contract/brand.ts';
import type { MailMessage } from './mailer.ts';

/** Tells the owner of an account, who may not be the one that did it. */
export function passkeyAddedMail(to: string, name: string): MailMessage {
  return {
    to,
    subject: `A passkey was added to your ${BRAND.name} account`,
    text: `The passkey "${name}" was added to your ${BRAND.name} account. It can be used to sign in without a code.

If that was you, there is nothing to do. If it was not, please sign in with a code, remove it in Account Settings under "Sign in faster on this computer", and choose "Sign out everywhere else".

${BRAND.name} · ${BRAND.teamEmail}
`,
  };
}
