import { keptSince } from '#contract/retention.ts';
import type { Database } from '../../db/database.ts';

interface NewLoad {
  started_by: string;
  now: Date;
  done: number;
  total: number;
}

/** Inserts a load that runs; undefined while another one does. */
export async function insertLoad(
  db: Database,
  { started_by, now, done, total }: NewLoad,
): Promise<string | undefined> {
  const row = await db
    .insertInto('scheme_loads')
    .values({ started_by, started_at: now, heartbeat_at: now, done, total, ended_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Ends loads whose copy no longer shows that it is alive. */
export async function endLoadsSilentSince(db: Database, since: Date, now: Date): Promise<void> {
  await db
    .updateTable('scheme_loads')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where('heartbeat_at', '<=', since)
    .execute();
}

/** Notes that it is alive, and its progress; false when it was ended meanwhile. */
export async function noteProgress(
  db: Database,
  id: string,
  { now, done }: { now: Date; done?: number },
): Promise<boolean> {
  const row = await db
    .updateTable('scheme_loads')
    .set({ heartbeat_at: now, ...(done !== undefined && { done }) })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function endLoad(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('scheme_loads')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

export async function findLatestLoad(db: Database) {
  return db
    .selectFrom('scheme_loads')
    .select(['started_by', 'heartbeat_at', 'ended_at', 'done', 'total'])
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A load names who started it, as the audit log does. */
export async function deleteOldLoads(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('scheme_loads').where('ended_at', '<', keptSince('auditLog', now)).execute();
}
