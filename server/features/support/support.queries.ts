import type { SupportMessage } from '#contract/support.ts';
import type { Database } from '../../db/database.ts';

export async function insertSupportMessage(db: Database, message: SupportMessage): Promise<void> {
  await db.insertInto('support_messages').values(message).execute();
}
