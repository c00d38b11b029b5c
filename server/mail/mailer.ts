export interface MailMessage {
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html?: string | undefined;
}

export interface Mailer {
  /** Resolves once the message is in safe hands; rejects with MailRefused when trying again is no use. */
  send: (message: MailMessage) => Promise<void>;
  close: () => void;
}

/** How many messages are handed over side by side. */
export const MAIL_AT_ONCE = 5;

export class MailRefused extends Error {
  override name = 'MailRefused';
}
