export interface MailMessage {
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html?: string | undefined;
  /** Where the reader of a newsletter leaves it. */
  unsubscribeUrl?: string | undefined;
}

export interface Mailer {
  /** Resolves once the mail server has accepted the message; rejects with MailRefused when a retry is pointless. */
  send: (message: MailMessage) => Promise<void>;
  close: () => void;
}

/** How many messages are sent at the same time. */
export const MAIL_AT_ONCE = 5;

export class MailRefused extends Error {
  override name = 'MailRefused';
}
