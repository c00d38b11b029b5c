import type { Database } from '../../db/database.ts';

/** Returns false for a check that is not due any more: of several pages that are opened at once, one makes it. */
export async function claimCheck(
  db: Database,
  sessionId: string,
  { now, postponedTo }: { now: Date; postponedTo: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ provider_check_due_at: postponedTo })
    .where('id', '=', sessionId)
    .where('provider_check_due_at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function noteConfirmation(
  db: Database,
  sessionId: string,
  now: Date,
  dueAt: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ provider_confirmed_at: now, provider_check_due_at: dueAt })
    .where('id', '=', sessionId)
    .execute();
}
