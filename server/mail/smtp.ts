import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { compose } from './compose.ts';
import { type Mailer, MailRefused } from './mailer.ts';

const CONNECTIONS = 5;
const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 30_000;
const FIRST_PERMANENT_REPLY = 500;

/** Hands messages to a mail server. */
export function createSmtpMailer(url: string, from: Config['mailFrom']): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
  });
  return {
    async send(message) {
      try {
        await transport.sendMail(compose(message, from));
      } catch (error) {
        throw refusesRecipient(error) ? new MailRefused('recipient', { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** A refused sign-in to the mail server is ours to mend, so such a message waits. */
function refusesRecipient(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return false;
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= FIRST_PERMANENT_REPLY;
}
