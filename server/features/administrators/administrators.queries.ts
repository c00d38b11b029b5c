import type { Database } from '../../db/database.ts';

export interface Person {
  isAdmin: boolean;
  /** Somebody with a password is an organisation account. */
  isOrganisation: boolean;
}

export async function findPerson(db: Database, email: string): Promise<Person | undefined> {
  const row = await db
    .selectFrom('profiles')
    .leftJoin('accounts', (join) =>
      join
        .onRef('accounts.user_id', '=', 'profiles.id')
        .on('accounts.provider_id', '=', 'credential'),
    )
    .select(['profiles.is_admin', 'accounts.id as password_id'])
    .where('profiles.email', '=', email)
    .executeTakeFirst();
  return row && { isAdmin: row.is_admin, isOrganisation: row.password_id !== null };
}

export async function setAdministrator(
  db: Database,
  { email, isAdmin, now }: { email: string; isAdmin: boolean; now: Date },
): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ is_admin: isAdmin, updated_at: now })
    .where('email', '=', email)
    .execute();
}

export interface Administrator {
  email: string;
  passkeys: number;
  providerAccounts: number;
}

/** Administrators, with the ways in which they can sign in beside a code. */
export async function listAdministrators(db: Database): Promise<Administrator[]> {
  const rows = await db
    .selectFrom('profiles')
    .select((eb) => [
      'email',
      eb
        .selectFrom('passkeys')
        .whereRef('passkeys.user_id', '=', 'profiles.id')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('passkeys'),
      eb
        .selectFrom('provider_accounts')
        .whereRef('provider_accounts.user_id', '=', 'profiles.id')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('accounts'),
    ])
    .where('is_admin', '=', true)
    .orderBy('email')
    .execute();
  return rows.map(({ email, passkeys, accounts }) => ({
    email,
    passkeys: Number(passkeys),
    providerAccounts: Number(accounts),
  }));
}

export async function findUserId(db: Database, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.id;
}
