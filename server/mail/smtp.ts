import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { compose } from './compose.ts';
import { type Mailer, MAIL_AT_ONCE, MailRefused } from './mailer.ts';

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 30_000;
const FIRST_PERMANENT_REPLY = 500;

/** Hands messages to a mail server. */
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
        const reason = withoutAddresses(error instanceof Error ? error.message : String(error));
        throw refusesRecipient(error) ? new MailRefused(reason) : new Error(reason);
      }
    },
    close: () => transport.close(),
  };
}

/** A sender or a sign-in that the mail server refuses is ours to mend, so such a message waits. */
function refusesRecipient(error: unknown): boolean {
  if (!(error instanceof Error && 'command' in error && 'responseCode' in error)) return false;
  return error.command === 'RCPT TO' && Number(error.responseCode) >= FIRST_PERMANENT_REPLY;
}

/** Mail servers like to repeat the address they speak of; the log need not know whom we write to. */
export function withoutAddresses(message: string): string {
  return message.replaceAll(/[^\s<>]+/g, (word) => (isAddress(word) ? '[address]' : word));
}

/** Whether an at-sign has something before and after it. Not a pattern for the whole message, which would take the square of the time. */
function isAddress(word: string): boolean {
  const at = word.indexOf('@', 1);
  return at !== -1 && at < word.length - 1;
}
