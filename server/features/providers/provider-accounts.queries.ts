import type { Database } from '../../db/database.ts';

interface Account {
  issuer: string;
  subject: string;
}

/** The user that an account at a provider is bound to. */
export async function findBoundUser(
  db: Database,
  { issuer, subject }: Account,
): Promise<{ userId: string; email: string; boundAt: Date } | undefined> {
  return db
    .selectFrom('provider_accounts')
    .innerJoin('users', 'users.id', 'provider_accounts.user_id')
    .select(['users.id as userId', 'users.email', 'provider_accounts.created_at as boundAt'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Returns false for an account that is already bound, also to the same user. */
export async function bindAccount(
  db: Database,
  { issuer, subject, userId, now }: Account & { userId: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('provider_accounts')
    .values({ issuer, subject, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function unbindAccount(db: Database, { issuer, subject }: Account): Promise<void> {
  await db
    .deleteFrom('provider_accounts')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}
