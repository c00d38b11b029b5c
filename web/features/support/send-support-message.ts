import { SUPPORT_SEND_MINIMUM_MS } from '#contract/limits.ts';
import { sendSupportMessage as endpoint, type SupportMessage } from '#contract/support.ts';
import { call } from '../../api/call.ts';

/** Sends the message, and takes its time about it so that the reader sees it being sent. */
export async function sendSupportMessage(message: SupportMessage): Promise<void> {
  const shown = new Promise((resolve) => setTimeout(resolve, SUPPORT_SEND_MINIMUM_MS));
  const [sent] = await Promise.allSettled([call(endpoint, message), shown]);
  if (sent.status === 'rejected') throw sent.reason;
}
