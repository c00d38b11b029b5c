import type { Database } from '../../db/database.ts';

/** Returns false for a challenge that was used before. Of many requests with the same one, one succeeds. */
export async function claimChallenge(
  db: Database,
  { challenge, expiresAt }: { challenge: string; expiresAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_challenges')
    .values({ challenge, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteExpiredChallenges(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('used_challenges').where('expires_at', '<=', now).execute();
}
