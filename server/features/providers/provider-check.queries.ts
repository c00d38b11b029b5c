import type { Database } from '../../db/database.ts';

export async function postponeCheck(db: Database, sessionId: string, dueAt: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ provider_check_due_at: dueAt })
    .where('id', '=', sessionId)
    .execute();
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
