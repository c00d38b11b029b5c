import { BRAND } from '#contract/brand.ts';
import { VERIFICATION_CODE_MINUTES } from '#contract/limits.ts';
import type { MailMessage } from './mailer.ts';

const GREETING = `Here is your code to sign in to ${BRAND.name}:`;
const LIFE = `It works once, for ${VERIFICATION_CODE_MINUTES} minutes, and only on the sign-in page of ${BRAND.name}.`;
const CAUTION = `${BRAND.name} never asks for this code by phone or email. If you did not ask for it, you can ignore this message: nobody can sign in without it.`;
const SENDER = `${BRAND.name} · ${BRAND.teamEmail}`;

interface Options {
  isSecond?: boolean;
  /** The provider whose account the code connects with the address. */
  provider?: string | undefined;
}

function connecting(provider: string): string {
  return `Somebody who signed in with ${provider} gave this address. If that was you, this code connects your ${provider} account with ${BRAND.name}; it is needed this once. If it was not you, do not enter the code anywhere:`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Has no link: programs that open every link in a mail must not be able to use up the code. */
export function signInCodeMail(
  to: string,
  code: string,
  { isSecond = false, provider }: Options = {},
): MailMessage {
  const which = isSecond ? 'second ' : '';
  const greeting = provider === undefined ? GREETING : connecting(provider);
  return {
    to,
    subject: `${code} is your ${which}${BRAND.name} code`,
    text: `${greeting}\n\n    ${code}\n\n${LIFE}\n\n${CAUTION}\n\n${SENDER}\n`,
    html: htmlOf(code, greeting),
  };
}

/** Tables and inline styles, because that is what mail programs understand. */
function htmlOf(code: string, greeting: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>Your sign-in code</title></head>
<body style="margin:0;background:#fffaf0;color:#1c2b21;font-family:Lexend,Verdana,Arial,sans-serif;font-size:16px;line-height:1.6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#ffffff;border:1px solid #e6dcc8;border-radius:14px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:18px;font-weight:bold;color:#134a2b">${BRAND.name}</p>
<p style="margin:0 0 16px">${escaped(greeting)}</p>
<p style="margin:0 0 16px;padding:16px;background:#e4f2e7;border-radius:8px;font-size:34px;font-weight:bold;letter-spacing:8px;text-align:center;color:#134a2b">${code}</p>
<p style="margin:0 0 16px">${LIFE}</p>
<p style="margin:0;font-size:14px;color:#4a5a4e">${CAUTION}</p>
</td></tr></table>
<p style="margin:16px 0 0;font-size:14px;color:#4a5a4e">${SENDER}</p>
</td></tr></table>
</body>
</html>
`;
}
