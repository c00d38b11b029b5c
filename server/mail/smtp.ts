import { createTransport } from 'nodemailer';
import { reasonOf } from '../app-error.ts';
import type { Config } from '../config.ts';
import { compose } from './compose.ts';
import { doctorMail } from './doctor.mail.ts';
import { type Mailer, MAIL_AT_ONCE, MailRefused } from './mailer.ts';

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 30_000;
const FIRST_PERMANENT_REPLY = 500;

/** Sends messages through a mail server. */
export function createSmtpMailer(url: string, from: Config['mailFrom']): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAIL_AT_ONCE,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
  });
  return {
    async send(message) {
      try {
        await transport.sendMail(compose(message, from));
      } catch (error) {
        const reason = withoutAddresses(reasonOf(error));
        throw refusesRecipient(error) ? new MailRefused(reason) : new Error(reason);
      }
    },
    close: () => transport.close(),
  };
}

/** Signs in to the mail server and, with a recipient, sends a message; throws the reason when that fails. */
export async function verifyMailServer(
  url: string,
  from: Config['mailFrom'],
  to: string | undefined,
): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
  });
  try {
    await transport.verify();
    if (to) await transport.sendMail(compose(doctorMail(to), from));
  } finally {
    transport.close();
  }
}

/** Only a refused recipient is final. A refused sender or login can be corrected, so such a message waits. */
function refusesRecipient(error: unknown): boolean {
  if (!(error instanceof Error && 'command' in error && 'responseCode' in error)) return false;
  return error.command === 'RCPT TO' && Number(error.responseCode) >= FIRST_PERMANENT_REPLY;
}

/** Mail servers repeat the recipient's address in their errors; it does not belong in the log. */
export function withoutAddresses(message: string): string {
  return message.replaceAll(/[^\s<>]+/g, (word) => (isAddress(word) ? '[address]' : word));
}

/** Whether an at-sign has text before and after it. One pattern for the whole message would take quadratic time. */
function isAddress(word: string): boolean {
  const at = word.indexOf('@', 1);
  return at !== -1 && at < word.length - 1;
}
