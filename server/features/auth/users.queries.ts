import type { Database } from '../../db/database.ts';

/** Returns the new user's id, or undefined when the address is taken. */
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

/** Returns the user's id, or undefined when the address has no password. */
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

/** Waits for a pending change of the password, and then returns the new one. */
export async function findPassword(
  db: Database,
  email: string,
): Promise<{ userId: string; hash: string } | undefined> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['users.id', 'accounts.password'])
    .where('users.email', '=', email)
    .where('accounts.provider_id', '=', 'credential')
    .forShare('accounts')
    .executeTakeFirst();
  return row?.password ? { userId: row.id, hash: row.password } : undefined;
}

/** Another request may insert the same user at the same time; its row is then used. */
export async function findOrInsertUser(db: Database, email: string): Promise<string> {
  const inserted = await insertUser(db, email);
  if (inserted !== undefined) return inserted;
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

/** Facts that decide the priority of a message. */
export async function findRecipient(
  db: Database,
  { email, domain }: { email: string; domain: string },
): Promise<{ hasAccount: boolean; hasSchool: boolean }> {
  return db
    .selectNoFrom((eb) => [
      eb
        .exists(eb.selectFrom('users').select('id').where('email', '=', email))
        .$castTo<boolean>()
        .as('hasAccount'),
      eb
        .exists(eb.selectFrom('schools').select('id').where('domain', '=', domain))
        .$castTo<boolean>()
        .as('hasSchool'),
    ])
    .executeTakeFirstOrThrow();
}

/** Records that the owner of the address has just proved that it is theirs. */
export async function noteConfirmedAddress(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ address_confirmed_at: now })
    .where('id', '=', userId)
    .execute();
}
