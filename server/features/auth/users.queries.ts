import type { Database } from '../../db/database.ts';

/**
 * Gives the new user's id, or nothing when the address is taken. Their address counts as verified: signing
 * in with a code later must not throw away a password that was set for them.
 */
export async function insertUser(db: Database, email: string): Promise<string | undefined> {
  const row = await db
    .insertInto('users')
    .values({ email, email_verified: true })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function insertPassword(
  db: Database,
  userId: string,
  passwordHash: string,
): Promise<void> {
  const account = { user_id: userId, account_id: userId, provider_id: 'credential' };
  await db
    .insertInto('accounts')
    .values({ ...account, password: passwordHash })
    .execute();
}

/** Gives the id of the user whose password it was, or nothing when the address has no password. */
export async function replacePassword(
  db: Database,
  { email, passwordHash, now }: { email: string; passwordHash: string; now: Date },
): Promise<string | undefined> {
  const row = await db
    .updateTable('accounts')
    .from('users')
    .set({ password: passwordHash, updated_at: now })
    .whereRef('users.id', '=', 'accounts.user_id')
    .where('users.email', '=', email)
    .where('accounts.provider_id', '=', 'credential')
    .returning('users.id')
    .executeTakeFirst();
  return row?.id;
}

/** Waits for a change that is under way, and then gives what it left. */
export async function findPasswordHash(db: Database, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select('accounts.password')
    .where('users.email', '=', email)
    .where('accounts.provider_id', '=', 'credential')
    .forShare('accounts')
    .executeTakeFirst();
  return row?.password ?? undefined;
}
