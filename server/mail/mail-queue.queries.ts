import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/**
 * First what somebody waits for, such as a code for an account at a known school; then notices, and codes for other known
 * people; then codes for strangers; last of all newsletters.
 */
export type MailPriority = 'first' | 'standard' | 'last' | 'newsletter';

const RANK: Record<MailPriority, number> = { first: 0, standard: 1, last: 2, newsletter: 3 };

const RANKS: Record<MailKind, number[]> = {
  'known people': [RANK.first, RANK.standard],
  strangers: [RANK.last],
  newsletters: [RANK.newsletter],
};

export interface QueuedMail {
  id: string;
  sealed_message: Buffer;
  failed_attempts: number;
  expires_at: Date;
}

export async function insertMail(
  db: Database,
  mail: { sealedMessage: Buffer; priority: MailPriority; due: Date; expires: Date },
): Promise<void> {
  await db
    .insertInto('mail_queue')
    .values({
      sealed_message: mail.sealedMessage,
      priority: RANK[mail.priority],
      next_attempt_at: mail.due,
      expires_at: mail.expires,
    })
    .execute();
}

/** Messages of a kind have their own number of deliveries at once. */
export type MailKind = 'known people' | 'strangers' | 'newsletters';

interface Claim {
  now: Date;
  leaseUntil: Date;
  limit: number;
  kind: MailKind;
}

/**
 * Claims messages that are due, the most urgent first: they are due again at the end of the lease, so no other copy takes
 * them meanwhile. Selected in a materialized query, because inside the update the planner may select again for every row.
 */
export async function claimDueMail(
  db: Database,
  { now, leaseUntil, limit, kind }: Claim,
): Promise<QueuedMail[]> {
  const due = db
    .selectFrom('mail_queue')
    .select('id')
    .where('next_attempt_at', '<=', now)
    .where('priority', 'in', RANKS[kind])
    .orderBy('priority')
    .orderBy('next_attempt_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return db
    .with(
      (name) => name('due').materialized(),
      () => due,
    )
    .updateTable('mail_queue')
    .from('due')
    .set({ next_attempt_at: leaseUntil })
    .whereRef('mail_queue.id', '=', 'due.id')
    .returning(['mail_queue.id', 'sealed_message', 'expires_at'])
    .returning('attempts as failed_attempts')
    .execute();
}

export async function postponeMail(db: Database, id: string, until: Date): Promise<void> {
  await db.updateTable('mail_queue').set({ next_attempt_at: until }).where('id', '=', id).execute();
}

export async function noteFailedAttempt(db: Database, id: string, until: Date): Promise<void> {
  await db
    .updateTable('mail_queue')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: until }))
    .where('id', '=', id)
    .execute();
}

export async function deleteMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('mail_queue').where('id', '=', id).execute();
}

/** How many messages wait, how many of them have failed before, and for how long the oldest that is no newsletter waits. */
export async function countMail(
  db: Database,
): Promise<{ untried: number; tried: number; oldestSeconds: number }> {
  const { untried, tried, oldest } = await db
    .selectFrom('mail_queue')
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('attempts', '=', 0).as('untried'),
      fn.countAll<string>().filterWhere('attempts', '>', 0).as('tried'),
    ])
    .select(
      sql<string>`coalesce(extract(epoch from now() - min(created_at) filter (where priority < ${RANK.newsletter})), 0)`.as(
        'oldest',
      ),
    )
    .executeTakeFirstOrThrow();
  return { untried: Number(untried), tried: Number(tried), oldestSeconds: Number(oldest) };
}
