import type { Database } from '../../db/database.ts';
import { organisationLogin } from '../auth/organisation-login.ts';

/**
 * Removes the login of a domain with its password, sessions and favourites; gives whether there was one. A person
 * who has that address has no password, and stays.
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
