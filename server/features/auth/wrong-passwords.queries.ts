import type { Database } from '../../db/database.ts';

/** The counters of wrong passwords: for a domain from one network, and from everywhere. */
export const WRONG_PASSWORDS = { near: 'passwords-near', all: 'passwords' } as const;

export async function deleteWrongPasswords(db: Database, domain: string): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where((eb) =>
      eb.or([
        eb('key', '=', `${WRONG_PASSWORDS.all}:${domain}`),
        eb('key', 'like', `${WRONG_PASSWORDS.near}:${domain} %`),
      ]),
    )
    .execute();
}
