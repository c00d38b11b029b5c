import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Any number, as long as nothing else in this database locks it. */
const CLOCK_LOCK = 5_077_403;

/** Runs the work on one connection while no other copy runs it; returns whether it did. */
export async function withClockLock(
  db: Database,
  work: (connection: Database) => Promise<void>,
): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{
      locked: boolean;
    }>`select pg_try_advisory_lock(${CLOCK_LOCK}) as locked`.execute(connection);
    if (!rows[0]?.locked) return false;
    try {
      await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${CLOCK_LOCK})`.execute(connection);
    }
    return true;
  });
}

/** The schools with a subscription that ends by the day, or has ended. */
export async function listSchoolsEndingBy(db: Database, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('schools')
    .select('id')
    .where('subscription_status', 'in', ['active', 'trial'])
    .where('ends_on', '<=', day)
    .where((eb) => eb('ended_for', 'is distinct from', eb.ref('ends_on')))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function endSubscription(
  db: Database,
  { id, endsOn }: { id: string; endsOn: string },
): Promise<void> {
  await db
    .updateTable('schools')
    .set({ subscription_status: 'inactive', ended_for: endsOn })
    .where('id', '=', id)
    .execute();
}

interface NewReminder {
  school_id: string;
  ends_on: string;
  days_before: number;
  queued_at: Date;
}

/** Returns whether this is the first such reminder. */
export async function insertReminder(db: Database, reminder: NewReminder): Promise<boolean> {
  const inserted = await db
    .insertInto('subscription_reminders')
    .values(reminder)
    .onConflict((conflict) => conflict.doNothing())
    .returning('school_id')
    .executeTakeFirst();
  return inserted !== undefined;
}
