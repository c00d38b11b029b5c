import { keptUntil } from '#contract/retention.ts';
import type { Database } from '../../db/database.ts';

/** The clocks of two copies may differ by this much. */
const CLOCK_TOLERANCE_MS = 60_000;

export async function replaceDeletionCode(
  db: Database,
  { userId, hash, expiresAt }: { userId: string; hash: string; expiresAt: Date },
): Promise<void> {
  const code = { hash, tries: 0, expires_at: expiresAt };
  await db
    .insertInto('deletion_codes')
    .values({ user_id: userId, ...code })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(code))
    .execute();
}

/**
 * Counts the try before the code is compared, so that no number of tries at once gets past the limit. A code that would
 * be valid for longer than codes are was made while the clock was fast.
 */
export async function takeTryOfDeletionCode(
  db: Database,
  userId: string,
  now: Date,
): Promise<{ hash: string; tries: number } | undefined> {
  return db
    .updateTable('deletion_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', new Date(keptUntil('codes', now).getTime() + CLOCK_TOLERANCE_MS))
    .returning(['hash', 'tries'])
    .executeTakeFirst();
}

/** Returns whether the code still existed: of many requests with the same code, one deletes it. */
export async function deleteDeletionCode(db: Database, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('deletion_codes')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteExpiredDeletionCodes(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('deletion_codes').where('expires_at', '<=', now).execute();
}

/** Returns when the account is due; an earlier request keeps its date. */
export async function insertAccountDeletion(
  db: Database,
  { userId, now, dueAt }: { userId: string; now: Date; dueAt: Date },
): Promise<Date> {
  const row = await db
    .insertInto('account_deletions')
    .values({ user_id: userId, requested_at: now, due_at: dueAt })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({ user_id: eb.ref('excluded.user_id') })),
    )
    .returning('due_at')
    .executeTakeFirstOrThrow();
  return row.due_at;
}

/** Returns whether the account was being deleted. */
export async function deleteAccountDeletion(db: Database, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_deletions')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

interface PersonToDelete {
  userId: string;
  email: string;
  dueAt: Date | null;
}

export async function findPersonByEmail(
  db: Database,
  email: string,
): Promise<PersonToDelete | undefined> {
  return people(db).where('profiles.email', '=', email).executeTakeFirst();
}

export async function findPersonById(
  db: Database,
  userId: string,
): Promise<PersonToDelete | undefined> {
  return people(db).where('profiles.id', '=', userId).executeTakeFirst();
}

/** Administrators stay until their rights are ended. */
export async function listDueAccounts(db: Database, now: Date): Promise<string[]> {
  const rows = await people(db)
    .where('account_deletions.due_at', '<=', now)
    .where('profiles.is_admin', '=', false)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Another copy, or somebody who keeps their account at the same moment, may be first. */
export async function lockDueAccount(
  transaction: Database,
  userId: string,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('account_deletions')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

function people(db: Database) {
  return db
    .selectFrom('profiles')
    .leftJoin('account_deletions', 'account_deletions.user_id', 'profiles.id')
    .select(['profiles.id as userId', 'profiles.email', 'account_deletions.due_at as dueAt']);
}
