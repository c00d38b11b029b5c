import type { Database } from '../../db/database.ts';

/** The name under which the sign-in library keeps an address's code. */
function identifierOf(email: string): string {
  return `sign-in-otp-${email}`;
}

/** Before a newer code is made; there is never more than one. */
export async function deleteCode(db: Database, email: string): Promise<void> {
  await db.deleteFrom('verifications').where('identifier', '=', identifierOf(email)).execute();
}

export async function deleteExpiredCodes(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('verifications').where('expires_at', '<=', now).execute();
}
