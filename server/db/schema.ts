import type { Generated } from 'kysely';

/** The tables as `migrations/` leaves them. */
export interface Schema {
  mail_queue: MailQueueTable;
  support_messages: SupportMessagesTable;
}

interface MailQueueTable {
  id: Generated<string>;
  sealed_message: Buffer;
  attempts: Generated<number>;
  next_attempt_at: Date;
  expires_at: Date;
}

interface SupportMessagesTable {
  id: Generated<string>;
  name: string;
  email: string;
  message: string;
  created_at: Generated<Date>;
}
