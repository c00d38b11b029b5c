import type { Database } from '../../db/database.ts';

export interface Ways {
  onlyProvider: string | null;
  microsoftTenant: string | null;
  allowsPasskeys: boolean;
}

/** How the people of a school may sign in. */
export async function findWays(db: Database, domain: string): Promise<Ways | undefined> {
  return db
    .selectFrom('schools')
    .select([
      'only_provider as onlyProvider',
      'microsoft_tenant as microsoftTenant',
      'allows_passkeys as allowsPasskeys',
    ])
    .where('domain', '=', domain)
    .executeTakeFirst();
}

export async function updateWays(
  db: Database,
  id: string,
  { onlyProvider, microsoftTenant, allowsPasskeys }: Ways,
): Promise<void> {
  await db
    .updateTable('schools')
    .set({
      only_provider: onlyProvider,
      microsoft_tenant: microsoftTenant,
      allows_passkeys: allowsPasskeys,
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes the passkeys and the accounts at providers of everybody with an address at a domain, except administrators. */
export async function deleteOwnWaysAt(db: Database, domain: string): Promise<void> {
  for (const table of ['passkeys', 'provider_accounts'] as const) {
    await db
      .deleteFrom(table)
      .where('user_id', 'in', (outer) =>
        outer
          .selectFrom('profiles')
          .select('profiles.id')
          .where((eb) =>
            eb(eb.fn('split_part', ['profiles.email', eb.val('@'), eb.lit(2)]), '=', domain),
          )
          .where('profiles.is_admin', '=', false),
      )
      .execute();
  }
}
