import type { Database } from '../../db/database.ts';

/** The name under which the sign-in library keeps an address's code. */
function identifierOf(email: string): string {
  return `sign-in-otp-${email}`;
}

interface Code {
  email: string;
  hash: string;
  expiresAt: Date;
}

/** As the sign-in library keeps one: with how often it was compared. It takes the place of an earlier one, as another row. */
export async function replaceCode(db: Database, { email, hash, expiresAt }: Code): Promise<void> {
  await db
    .insertInto('verifications')
    .values({ identifier: identifierOf(email), value: `${hash}:0`, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.column('identifier').doUpdateSet((eb) => ({
        id: eb.ref('excluded.id'),
        value: eb.ref('excluded.value'),
        expires_at: eb.ref('excluded.expires_at'),
      })),
    )
    .execute();
}

export async function deleteExpiredCodes(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('verifications').where('expires_at', '<=', now).execute();
}
