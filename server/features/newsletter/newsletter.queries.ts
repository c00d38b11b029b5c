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
