import type { Database } from '../../db/database.ts';

/** Leaves out people whose account is being deleted. */
export async function listNewsletterReaders(db: Database) {
  return db
    .selectFrom('profiles')
    .leftJoin('account_deletions', 'account_deletions.user_id', 'profiles.id')
    .select(['profiles.id', 'profiles.email', 'profiles.username', 'profiles.newsletter_since'])
    .where('profiles.newsletter', '=', true)
    .where('account_deletions.user_id', 'is', null)
    .orderBy('profiles.email')
    .execute();
}

export async function endNewsletter(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ newsletter: false, newsletter_since: null, updated_at: now })
    .where('id', '=', userId)
    .where('newsletter', '=', true)
    .execute();
}

interface Letter {
  subject: string;
  text: string;
}

export async function insertNewsletter(
  db: Database,
  { subject, text }: Letter,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('newsletters')
    .values({ subject, body: text, written_at: now, people: null, sent_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Another copy that sends it waits until this transaction ends. */
export async function lockNewsletter(
  transaction: Database,
  id: string,
): Promise<(Letter & { people: number | null }) | undefined> {
  return transaction
    .selectFrom('newsletters')
    .select(['subject', 'body as text', 'people'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function noteNewsletterSent(
  db: Database,
  id: string,
  { people, now }: { people: number; now: Date },
): Promise<void> {
  await db.updateTable('newsletters').set({ people, sent_at: now }).where('id', '=', id).execute();
}
