import type { Database } from '../db/database.ts';

/** People who have an account at a known school, everybody else we know of, and strangers. */
export type MailPriority = 'first' | 'standard' | 'last';

const RANK: Record<MailPriority, number> = { first: 0, standard: 1, last: 2 };

export interface QueuedMail {
  id: string;
  priority: number;
  sealed_message: Buffer;
  /** Those that failed. */
  attempts: number;
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

interface Claim {
  now: Date;
  leaseUntil: Date;
  limit: number;
  to: 'known people' | 'strangers';
}

/**
 * Takes what is due, the most urgent first, and puts it off to the end of the lease, so that no other copy takes it meanwhile.
 * Chosen apart and first: inside the update the planner may choose again for every row, and take them all.
 */
export async function claimDueMail(
  db: Database,
  { now, leaseUntil, limit, to }: Claim,
): Promise<QueuedMail[]> {
  const due = db
    .selectFrom('mail_queue')
    .select('id')
    .where('next_attempt_at', '<=', now)
    .where('priority', to === 'strangers' ? '=' : '<', RANK.last)
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
    .returning(['mail_queue.id', 'priority', 'sealed_message', 'attempts', 'expires_at'])
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

export function isToStranger({ priority }: QueuedMail): boolean {
  return priority === RANK.last;
}

/** How many wait, apart those that could not be sent when it was last tried. */
export async function countMail(db: Database): Promise<{ untried: number; tried: number }> {
  const { untried, tried } = await db
    .selectFrom('mail_queue')
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('attempts', '=', 0).as('untried'),
      fn.countAll<string>().filterWhere('attempts', '>', 0).as('tried'),
    ])
    .executeTakeFirstOrThrow();
  return { untried: Number(untried), tried: Number(tried) };
}
