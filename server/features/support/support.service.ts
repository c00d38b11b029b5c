import type { SupportMessage } from '#contract/support.ts';
import type { Deps } from '../../deps.ts';
import { supportMessageMail } from '../../mail/support-message.mail.ts';
import type { Sender, SupportLimits } from './support-limits.ts';
import { insertSupportMessage } from './support.queries.ts';

interface Needs extends Pick<Deps, 'db' | 'mail'> {
  limits: SupportLimits;
}

/** Stores and mails the message in one transaction, so that neither happens without the other. */
export async function receiveSupportMessage(
  { db, mail, limits }: Needs,
  message: SupportMessage,
  sender: Sender,
): Promise<void> {
  await limits.takeMessage(message.email, sender);
  await db.transaction().execute(async (transaction) => {
    await insertSupportMessage(transaction, message);
    await mail.add(transaction, supportMessageMail(message), { priority: 'standard' });
  });
  mail.wake();
}
