import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { organisationLogin } from '../auth/organisation-login.ts';

/**
 * Deletes the organisation account of a domain with its password, sessions and favourites; returns whether there
 * was one. A person with that e-mail address has no password and is not deleted.
 */
export async function deleteOrganisationAccount(db: Database, domain: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('users')
    .where('email', '=', organisationLogin(domain))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('accounts')
          .select('accounts.id')
          .whereRef('accounts.user_id', '=', 'users.id')
          .where('accounts.provider_id', '=', 'credential'),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** When the organisation account of a domain was created; undefined without one. */
export async function findOrganisationAccountDate(
  db: Database,
  domain: string,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.user_id', 'users.id')
    .select('accounts.created_at')
    .where('users.email', '=', organisationLogin(domain))
    .where('accounts.provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.created_at;
}

/** Which of the domains have an organisation account. */
export async function listDomainsWithAccount(
  db: Database,
  domains: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.user_id', 'users.id')
    .select('users.email')
    .where('users.email', '=', sql<string>`any(${domains.map(organisationLogin)})`)
    .where('accounts.provider_id', '=', 'credential')
    .execute();
  const logins = new Set(rows.map(({ email }) => email));
  return domains.filter((domain) => logins.has(organisationLogin(domain)));
}
