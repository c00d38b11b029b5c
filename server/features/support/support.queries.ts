import { keptSince } from '#contract/retention.ts';
import type { SupportMessage } from '#contract/support.ts';
import type { Database } from '../../db/database.ts';

export async function insertSupportMessage(db: Database, message: SupportMessage): Promise<void> {
  await db.insertInto('support_messages').values(message).execute();
}

/** The team has had them by e-mail. */
export async function deleteOldSupportMessages(db: Database, now: Date): Promise<void> {
  const since = keptSince('supportMessages', now);
  await db.deleteFrom('support_messages').where('created_at', '<', since).execute();
}
