import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import type { MailMessage } from './mailer.ts';

/**
 * Passes addresses separately from names and sets the envelope itself, so that no text of a user is ever parsed
 * as a list of recipients.
 */
export function compose(message: MailMessage, from: Config['mailFrom']): SendMailOptions {
  return {
    from,
    to: { name: '', address: message.to },
    envelope: { from: from.address, to: [message.to] },
    ...(message.replyTo && { replyTo: { name: '', address: message.replyTo } }),
    subject: message.subject,
    text: message.text,
    ...(message.html && { html: message.html }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(message.unsubscribeUrl && leavingHeaders(message.unsubscribeUrl)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** With these a mail program offers to leave with one press (RFC 8058). */
function leavingHeaders(address: string) {
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
